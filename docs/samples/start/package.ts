import 'np-elements';

window.np.configure({ brand: 'GZ', domain: 'gazzetta.example', consentMode: 'strict' });
await window.np.ready;

const chat = document.querySelector('np-assistance-chat');
chat?.addEventListener('np-chat-send', ({ detail }) => {
  document.title = `${detail.length} characters sent`;
});
chat?.open();
