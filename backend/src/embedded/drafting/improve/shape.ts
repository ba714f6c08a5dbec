import { sentence, stripStop, upperFirst } from '../language.js';
import { isList, isNote, paragraphsOf, sentencesOf } from './sentences.js';
import type { Shape } from './step.js';

/** The same prose in another shape, within `max` characters. */
export function shapeProse(text: string, shape: Shape, max: number): string {
  const paragraphs = paragraphsOf(text);
  const notes = paragraphs.filter(isNote);
  const body = paragraphs.filter((part) => !isNote(part));
  if (shape === 'bold') return fitting(text, [...body.map(boldFigures), ...notes].join('\n\n'), max);
  const items = body.flatMap((part) =>
    isList(part) ? part.split('\n').map((line) => line.replace(/^(?:[-*•]|\d+[.)])\s+/, '')) : sentencesOf(part),
  );
  if (shape === 'paragraph') return fitting(text, [items.map(sentence).join(' '), ...notes].join('\n\n'), max);
  const listed = items.map((item, at) => `${shape === 'numbered' ? `${at + 1}.` : '-'} ${upperFirst(stripStop(item))}`);
  while (listed.length > 2 && [listed.join('\n'), ...notes].join('\n\n').length > max) listed.pop();
  return fitting(text, [listed.join('\n'), ...notes].join('\n\n'), max);
}

const fitting = (before: string, after: string, max: number): string => (after.length <= max ? after : before);

const figure =
  /\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}|[£€$]\s?\d[\d,.]*\d?\s?(?:million|k|m)?|\d[\d,.]*(?:\s?%| per cent| (?:NOK|EUR|GBP|USD))?/g;

function boldFigures(text: string): string {
  if (text.includes('**')) return text;
  return text.replace(figure, (found, at: number) => {
    const whole = found.replace(/[.,]$/, '');
    // Part of a name or an id: `FR-003`, `4G`.
    if (/[\p{L}-]$/u.test(text.slice(0, at)) || /^[\p{L}-]/u.test(text.slice(at + whole.length))) return found;
    return `**${whole}**${found.slice(whole.length)}`;
  });
}
