let holders = 0;
let before = { overflow: '', gutter: '' };

/** Keeps the page behind from scrolling, without a shift where the scroll bar was. Returns the release; the last one undoes it. */
export const lockScroll = (): (() => void) => {
  const { style } = document.documentElement;
  if (holders === 0) {
    before = { overflow: style.overflow, gutter: style.scrollbarGutter };
    if (innerWidth > document.documentElement.clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
  }
  holders += 1;
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    holders -= 1;
    if (holders > 0) return;
    style.overflow = before.overflow;
    style.scrollbarGutter = before.gutter;
  };
};
