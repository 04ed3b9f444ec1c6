import r2wc from '@r2wc/react-to-web-component';
import {
  Component,
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  use,
  useSyncExternalStore,
} from 'react';
import type { PanelModule, Shell } from '../shell/contract.ts';

const ShellContext = createContext<Shell | null>(null);

/** The shell around the calling component. Throws outside a panel. */
export const useShell = (): Shell => {
  const shell = use(ShellContext);
  if (!shell) throw new Error('useShell: no shell around this component. Render it through definePanel.');
  return shell;
};

/** The element's attribute values; the component renders again when they change. */
export const useAttributes = (): Readonly<Record<string, unknown>> => {
  const shell = useShell();
  return useSyncExternalStore(
    (callback) => shell.subscribe(callback),
    () => shell.values(),
  );
};

/** Keeps a render error inside its element: shows the fallback and dispatches `np-error`. */
class Boundary extends Component<{ readonly children: ReactNode; readonly fallback: ReactNode }, { failed: boolean }> {
  static override contextType = ShellContext;
  declare context: Shell;
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.context.emit('np-error', { message: error instanceof Error ? error.message : String(error) });
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

interface PanelElement extends HTMLElement {
  draw: () => ReactNode;
}

const Mount = ({ container }: { readonly container?: HTMLElement }): ReactNode => (container as PanelElement).draw();

const connected = Symbol.for('r2wc.connected');

/** r2wc mounts and unmounts; this class keeps the React root while the element is only moved. */
class MovablePanel extends (r2wc(Mount) as unknown as new () => HTMLElement & {
  connectedCallback(): void;
  disconnectedCallback(): void;
}) {
  #live = false;
  draw: () => ReactNode = () => null;

  override connectedCallback(): void {
    if (this.#live) {
      Reflect.set(this, connected, true);
      return;
    }
    this.#live = true;
    // As a transition, the first render yields to the reader's input every few milliseconds.
    startTransition(() => super.connectedCallback());
  }

  connectedMoveCallback(): void {}

  override disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected || !this.#live) return;
      this.#live = false;
      super.disconnectedCallback();
    });
  }
}

/** Takes the first free tag, because panels of another bundle on the page use their own React. */
const registered = (() => {
  let tag = 'np-panel';
  for (let n = 2; customElements.get(tag); n += 1) tag = `np-panel-${n}`;
  customElements.define(tag, MovablePanel);
  return tag;
})();

/** Creates the `panel` export of a feature: a React screen, its style sheets, and the fallback for a render error. */
export const definePanel = (Screen: ComponentType, styles: readonly string[], fallback: ReactNode): PanelModule => ({
  styles,
  create(shell) {
    const panel = document.createElement(registered) as MovablePanel;
    panel.draw = () => (
      <ShellContext value={shell}>
        <Boundary fallback={fallback}>
          <Screen />
        </Boundary>
      </ShellContext>
    );
    return panel;
  },
});
