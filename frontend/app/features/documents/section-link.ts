/** Where a section stands in whichever tab is open. */
function sectionElement(key: string): HTMLElement | null {
  return document.querySelector(`[data-section="${CSS.escape(key)}"]`);
}

/** How long a section may take to arrive before its reader is left where they are, in milliseconds. */
const PATIENCE_MS = 3_000;
/** What stands above it may still be laid out: its place is held until it has been still for this long. */
const STILL_MS = 700;
const STEP_MS = 30;
const READER_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Brings a section to the top as soon as it is there, and the focus to its heading when `focus` says so. Gives way to
 * a reader who scrolls. Returns what stops it.
 */
export function goToSection(key: string, { focus = false } = {}): () => void {
  const begun = Date.now();
  let stillSince: number | null = null;
  const step = () => {
    const section = sectionElement(key);
    if (section) {
      const before = scrollY;
      section.scrollIntoView({ block: 'start', behavior: 'instant' });
      if (stillSince === null && focus) section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
      if (stillSince === null || Math.abs(scrollY - before) > 1) stillSince = Date.now();
    }
    const now = Date.now();
    if (stillSince === null ? now - begun > PATIENCE_MS : now - stillSince > STILL_MS) stop();
  };
  const timer = setInterval(step, STEP_MS);
  const stop = () => {
    clearInterval(timer);
    for (const move of READER_MOVES) removeEventListener(move, stop);
  };
  for (const move of READER_MOVES) addEventListener(move, stop, { passive: true });
  step();
  return stop;
}
