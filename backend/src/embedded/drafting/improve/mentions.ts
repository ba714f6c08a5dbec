import type { Field } from '@specforge/document';
import { escapePattern, plural, singular, upperFirst } from '../language.js';
import { isRowField, itemsIn, mapTexts, rowsIn, wordsOf, type Values } from './fields.js';
import { isList, isNote, paragraphsOf, sentencesOf } from './sentences.js';

/** A sentence, paragraph or item by its place: `the second paragraph`, `the last sentence`. */
export function removePlace(data: Values, fields: Field[], about: string): Values {
  const match = about.match(/\b(first|second|third|fourth|fifth|last|final)\s+(paragraph|sentence)s?\b/i);
  if (!match?.[1] || !match[2]) return data;
  const places: Record<string, number> = { first: 0, second: 1, third: 2, fourth: 3, fifth: 4, last: -1, final: -1 };
  const at = places[match[1].toLowerCase()] ?? 0;
  const words = wordsOf(about.replace(match[0], ''));
  for (const field of fields) {
    if (field.kind !== 'prose' || typeof data[field.name] !== 'string') continue;
    if (words.length > 0 && !wordsOf(`${field.label} ${field.name}`).some((word) => words.includes(word))) continue;
    const paragraphs = paragraphsOf(String(data[field.name]));
    const own = paragraphs.filter((part) => !isNote(part));
    const notes = paragraphs.filter(isNote);
    const sentence = /sentence/i.test(match[2]);
    const sentences = own.map(sentencesOf);
    const flat = sentence ? sentences.flat() : own;
    const gone = flat.at(at);
    if (gone === undefined || flat.length < 2) continue;
    const kept = sentence
      ? sentences.map((part) => part.filter((text) => text !== gone).join(' ')).filter(Boolean)
      : own.filter((part) => part !== gone);
    const text = [...kept, ...notes].join('\n\n');
    if (text.length >= (field.minLength ?? 1)) return { ...data, [field.name]: text };
  }
  return data;
}

/** No text of the section says the word any more: it goes out of its enumeration, else with its clause or sentence. */
export function removeMentions(data: Values, fields: Field[], about: string): Values {
  const word = about.replace(/^(?:the|a|an|any|all)\s+/i, '').trim();
  const forms = [...new Set([word, plural(word), singular(word)])]
    .sort((a, b) => b.length - a.length)
    .map(escapePattern)
    .join('|');
  const says = new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms})(?![\\p{L}\\p{N}])`, 'iu');
  let changed: Values = { ...data };
  for (const field of fields) {
    const least = ('min' in field ? (field.min as number | undefined) : undefined) ?? 0;
    if (field.kind === 'bullets') {
      const items = itemsIn(changed, field).map((item) => (says.test(item) ? unsay(item, forms, says, false) : item));
      const kept = items.filter((item) => item !== '' && !says.test(item));
      if (kept.length >= least) changed = { ...changed, [field.name]: kept };
    }
    if (isRowField(field)) {
      const rows = rowsIn(changed, field);
      const spoken = rows.filter((row) =>
        says.test(
          String(
            Object.values(row).find((value) => typeof value === 'string' && !/^[A-Z]{1,4}-\d+$/.test(value)) ?? '',
          ),
        ),
      );
      if (spoken.length > 0 && rows.length - spoken.length >= least && spoken.length < rows.length)
        changed = { ...changed, [field.name]: rows.filter((row) => !spoken.includes(row)) };
    }
  }
  return {
    ...data,
    ...mapTexts(changed, fields, (text, kind) => {
      if (kind === 'diagram' || !says.test(text)) return text;
      if (kind !== 'prose') return unsay(text, forms, says, true) || text;
      const parts = paragraphsOf(text).map((part) => {
        if (isNote(part)) return part;
        if (isList(part))
          return part
            .split('\n')
            .filter((line) => !says.test(line))
            .join('\n');
        const sentences = sentencesOf(part);
        return sentences
          .map((one) => (says.test(one) ? unsay(one, forms, says, false) : one))
          .filter(Boolean)
          .join(' ');
      });
      return parts.filter(Boolean).join('\n\n') || text;
    }),
  };
}

/** One sentence without the word; empty when nothing of it would be left, unless something has to `stay`. */
function unsay(text: string, forms: string, says: RegExp, stay: boolean): string {
  const noun = `(?:a |an |the |our )?(?:${forms})`;
  const inList = [
    new RegExp(` and ${noun}(?=[.,;:!?]|\\s|$)`, 'iu'),
    new RegExp(`,? or ${noun}(?=[.,;:!?]|\\s|$)`, 'iu'),
    new RegExp(`(?<![\\p{L}])${noun} and (?=\\p{L})`, 'iu'),
    new RegExp(`, ${noun}(?=,| and)`, 'iu'),
  ];
  for (const pattern of inList) {
    const shorter = text.replace(pattern, '');
    if (shorter !== text) return says.test(shorter) ? unsay(shorter, forms, says, stay) : upperIf(text, shorter);
  }
  // The clause that says it goes, when another is left.
  const clauses = text.split(/(?<=[,;:])\s+/);
  const kept = clauses.filter((clause) => !says.test(clause));
  const rest = kept.join(' ').replace(/[,;:]+$/, '');
  if (clauses.length > 1 && rest.split(' ').length >= 5 && clauses[0] === kept[0])
    return `${rest}${/[.!?]$/.test(text) && !/[.!?]$/.test(rest) ? '.' : ''}`;
  if (!stay) return '';
  const tail = text.replace(
    new RegExp(`\\s*\\b(?:with|by|from|than|instead of|rather than|in place of|for|on|in|of|to)\\s+${noun}`, 'giu'),
    '',
  );
  return says.test(tail) ? text.replace(new RegExp(noun, 'giu'), 'it').trim() : tail;
}

const upperIf = (before: string, after: string): string => (/^\p{Lu}/u.test(before) ? upperFirst(after) : after);
