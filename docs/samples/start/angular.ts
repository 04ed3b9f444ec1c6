import 'np-elements';
import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <np-header newsstand="https://gz.example" document-meta></np-header>
    <p>Questions sent: {{ questions }}</p>
    <np-assistance-chat [opened]="isOpen" position="left" (np-chat-send)="count($event)"></np-assistance-chat>
  `,
})
export class AppComponent {
  isOpen = false;
  questions = 0;

  count(event: HTMLElementEventMap['np-chat-send']): void {
    if (event.detail.length > 0) this.questions += 1;
  }
}
