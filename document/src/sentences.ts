const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a text in order, without the space around them. */
export function sentencesOf(text: string): string[] {
  return [...SENTENCES.segment(text.replace(/\s+/g, ' '))].map(({ segment }) => segment.trim()).filter(Boolean);
}

/**
 * As many whole sentences as fit into `characters`. A first sentence that is too long itself is cut after a word
 * and ends in an ellipsis.
 */
export function fitted(text: string, characters: number): string {
  const sentences = sentencesOf(text);
  let fits = '';
  for (const sentence of sentences) {
    const longer = fits ? `${fits} ${sentence}` : sentence;
    if (longer.length > characters) break;
    fits = longer;
  }
  const [first = ''] = sentences;
  return fits || cutAfterWord(first, characters);
}

function cutAfterWord(text: string, characters: number): string {
  if (text.length <= characters) return text;
  const start = text.slice(0, characters - 1);
  const word = start.lastIndexOf(' ');
  return `${start.slice(0, word > characters / 2 ? word : undefined).replace(/[\s,;:.–-]+$/, '')}…`.toWellFormed();
}

/** With a capital at the start, and a full stop where no other mark ends it. */
export function asSentence(text: string): string {
  const trimmed = text.trim();
  if (!trimmed) return '';
  const [first = ''] = trimmed;
  return `${first.toLocaleUpperCase('en')}${trimmed.slice(first.length)}${/[.!?…”"]$/.test(trimmed) ? '' : '.'}`;
}

/** `3 goals`, `1 goal`. `many` where an s does not make it. */
export function counted(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** `a, b and c`. */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
