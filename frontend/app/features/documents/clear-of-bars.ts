import type { FocusEvent } from 'react';

/** Heights that the bars above and the save bar below take, in pixels. */
const ABOVE = 116;
const BELOW = 72;
const AIR = 16;

/** Browsers bring only the caret of a text field into view, and that may be below a bar: brings the whole field out. */
export function keepFocusClear({ target }: FocusEvent<HTMLElement>): void {
  requestAnimationFrame(() => {
    const { top, bottom } = target.getBoundingClientRect();
    const floor = innerHeight - BELOW;
    if (bottom - top > floor - ABOVE - 2 * AIR) return;
    if (top < ABOVE) scrollBy({ top: top - ABOVE - AIR, behavior: 'instant' });
    else if (bottom > floor) scrollBy({ top: bottom - floor + AIR, behavior: 'instant' });
  });
}
