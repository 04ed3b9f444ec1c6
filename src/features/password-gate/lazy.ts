import { digestOf, followGate, isOpen, isReadable, tryPassword } from '../../core/session/gate.ts';
import { placeWordmarks } from '../../element-kit/view/wordmark.ts';

/** What the gate loads with the core. */
export const gate = { digestOf, followGate, isOpen, isReadable, tryPassword, placeWordmarks };
