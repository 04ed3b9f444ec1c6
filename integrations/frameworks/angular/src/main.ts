import 'np-elements';
import { Component, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { NpAssistanceChat, NpHeader } from 'np-elements/angular';

// Angular serves no file that a package names: angular.json copies these to /np/.
window.np.configure({ brand: 'GZ', assets: '/np/' });

@Component({
  selector: 'app-root',
  imports: [NpAssistanceChat, NpHeader],
  template: `
    <np-header [documentMeta]="true"></np-header>
    <main>
      <h1>Angular</h1>
      <p>Aperture della chat: {{ openings() }}</p>
    </main>
    <np-assistance-chat position="right" (np-chat-open)="opened()"></np-assistance-chat>
  `,
})
class Page {
  readonly openings = signal(0);

  opened(): void {
    this.openings.update((count) => count + 1);
  }
}

bootstrapApplication(Page).catch(console.error);
