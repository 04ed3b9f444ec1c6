import 'np-elements/elements/np-header';

await customElements.whenDefined('np-header');
