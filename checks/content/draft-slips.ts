import type { DraftLine, LineFault } from './draft-lines.ts';

/** What a slip of a slot, an article or a stop looks like, anywhere in a line. */
const SLIPS: [kind: string, pattern: RegExp][] = [
  ['an empty quotation', /“\s*”|‘\s*’|""/],
  ['a word twice', /\b(?!had\b|that\b)(\p{L}{2,}) \1\b/iu],
  ['a slot that was not filled', /\{[a-z]+[^}]*\}|\s~\s|\bundefined\b|\bNaN\b|\[object/],
  [
    'a wrong article',
    /\ba (?!uni|use|usu|util|eur|one\b|once|ubi|U[A-Z])[aeiou]\p{L}+|\ban (?!hour|honest|honou?r|heir|SMS|FAQ|MVP|NDA|XML|HR|MP|LLM|RF|SL|SS)[bcdfghjklmnpqrstvwyz]\p{Ll}+/u,
  ],
  [
    'two small words that do not go together',
    /\b(?:the the|a the|the an?|of of|to to|for for|with with|the their|an? (?:their|his|her|its|our))\b/i,
  ],
  ['a stop too many', / [,.;:](?!\d)|,,|(?<!\.)\.\.(?!\.)|;;|,\.|;\./],
  [
    'one and many',
    /\b(?:an?|each|every) (?:hours|days|weeks|months|people|children|minutes|members|customers|users|tickets|orders)\b/i,
  ],
  [
    'one and many',
    /\b(?:they|we) (?:is|was|has)\b|\b(?<!(?:do|does|did|can|must|may|should|will|make|let|have|lets|makes|that|if|whether|of|to|with|for|on|from|in|at|and|or) )(?:it|she|he) (?:are|have)\b/,
  ],
  [
    'one and many',
    /\b(?:two|three|four|five|several|many|few|both) (?:person|ticket|day|hour|week|month|user|customer)\b(?![-’']| \p{Ll})/iu,
  ],
];

/** A phrase is not over with one of these. */
const OPEN_END =
  /(?:\b(?:and|or|but|because|the|an?|of|to|from|with|into|than|at|by|for|if|which|their|our|every|per|via|between|without|within|during|until)|,|[:;–—-])$/i;
/** Particles that close a verb: `what they signed up for`, `the account it belongs to`. */
const CLOSED_END =
  /\b(?:\p{L}+(?:s|ed|en|t|d|k|e) (?:for|to|by|with|at|from|of|into)|what \p{L}+(?: [\p{L}\d, -]+)* (?:for|to|by|with|at|from|of))$/iu;
/** `after 7`, of `after 7, 14 and 30 days`. */
const CUT_NUMBER = /\b(?:after|within|every|under|over|up to|at least|at most) \d+$/i;

const unquoted = (text: string): string => text.replace(/“[^”]*”/g, '“x”');

/** Slips of wording in a line; what the idea says itself is its own. */
export function wordingSlips({ text, isTitle, place }: DraftLine, idea: string, roles: readonly string[]): LineFault[] {
  if (idea.includes(text.replace(/\.$/, ''))) return [];
  const own = unquoted(text);
  const found: LineFault[] = SLIPS.filter(([kind, pattern]) => {
    const [slip] = pattern.exec(kind === 'an empty quotation' ? text : own) ?? [];
    return slip !== undefined && !idea.includes(slip);
  }).map(([kind]) => ({ kind, told: `${place}: ${text}` }));
  const end = own.replace(/[.\s]+$/, '').replace(/\s*\((?:proposed|assumed)\)$/, '');
  if (
    ((OPEN_END.test(end) && !CLOSED_END.test(end)) ||
      (CUT_NUMBER.test(end) && !/\.(?:target|threshold|baseline)$/.test(place))) &&
    (isTitle || / /.test(end))
  )
    found.push({ kind: 'a phrase that is cut off', told: `${place}: ${text}` });
  for (const role of roles.filter(
    (name) => /^[\p{L} -]+[^s]$/u.test(name) && !/staff|team|public|finance/.test(name),
  )) {
    const isBare = new RegExp(
      String.raw`\b(?:to|from|with|tells?|asks?|notif(?:y|ies)|signed by) ${role}\b(?![-’'s])(?! \p{L})`,
      'iu',
    );
    if (
      !own.includes('(proposed)') &&
      isBare.test(own) &&
      !/\b(?:signed|owned|owner|by|role|as) /i.test(own.slice(0, 12))
    )
      found.push({ kind: 'a role without an article', told: `${place}: ${text}` });
  }
  return found;
}
