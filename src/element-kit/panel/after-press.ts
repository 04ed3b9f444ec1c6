/**
 * What the reader presses. Followed by events: the shadow root that an element attaches takes `:active` from what it
 * slots. What was pressed before this code ran has no event left.
 */
let pressed: Element | null = null;

if (typeof document !== 'undefined') {
  // The last is the innermost; Firefox 115 has no `:has`.
  pressed = [...document.querySelectorAll('.np-root :active')].at(-1) ?? null;
  const press = ({ target, button }: PointerEvent) => {
    if (button === 0 && target instanceof Element) pressed = target;
  };
  // The click comes after it.
  const release = () =>
    setTimeout(() => {
      pressed = null;
    });
  addEventListener('pointerdown', press, { capture: true, passive: true });
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, release, { capture: true, passive: true });
}

/** Calls `then` once no press goes on in the element: what is pressed and then removed gets no click. */
export const afterPress = (element: Element | null, then: () => void): void => {
  if ((pressed && element?.contains(pressed)) || element?.matches(':active')) setTimeout(afterPress, 50, element, then);
  else then();
};
