/** Where a section stands in whichever tab is open. */
export function sectionElement(key: string): HTMLElement | null {
  return document.querySelector(`[data-section="${CSS.escape(key)}"]`);
}

/** Brings a section to the top, and the focus to its heading when `focus` says so. */
export function goToSection(key: string, { focus = false } = {}): boolean {
  const section = sectionElement(key);
  if (!section) return false;
  section.scrollIntoView({ block: 'start', behavior: 'instant' });
  if (focus) section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  return true;
}
