import { escapePattern } from '../language.js';
import type { ToldIdea } from '../told/idea.js';

/** `MySQL isn't needed`: what is only left out, or used today, is not the product. */
export function isOnlyAside(name: string, { statements }: Pick<ToldIdea, 'statements'>): boolean {
  const speaking = statements.filter(({ text }) => text.includes(name));
  return (
    speaking.length > 0 &&
    !isIntroduced(name, statements) &&
    (speaking.every(({ role }) => /^(?:out|today|bg|misc)$/.test(role)) ||
      // 'Integration with CargoWise is a must': what it works with.
      speaking.some(({ parts }) => parts.some(({ kind, text }) => kind === 'sys' && text.includes(name))))
  );
}

/** `The name is Overripe`, or `ShelfShare connects supermarkets with charities` at the head: the name, in passing or not. */
function isIntroduced(name: string, statements: ToldIdea['statements']): boolean {
  const plain = escapePattern(name);
  const introduced = new RegExp(
    String.raw`\b(?:called|named|name(?: is|:)|working title:?) [“"]?${plain}(?!\p{L})`,
    'iu',
  );
  return (
    // 'the lab system (a local product called Protix)': how it goes today introduces nothing new.
    statements.some(({ role, text }) => role !== 'today' && introduced.test(text)) ||
    new RegExp(String.raw`^${plain} (?!(?:is|are|was)\b)\p{Ll}+s `, 'u').test(statements[0]?.text ?? '')
  );
}
