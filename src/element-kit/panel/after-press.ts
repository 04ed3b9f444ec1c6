/** Calls `then` once no press goes on in the element: what is pressed and then removed gets no click. */
export const afterPress = (element: Element | null, then: () => void): void => {
  if (element?.matches(':active')) setTimeout(afterPress, 50, element, then);
  else then();
};
