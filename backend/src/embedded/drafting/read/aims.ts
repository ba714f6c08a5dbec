import { isPlural, isUncountable, lowerFirst } from '../language.js';
import type { Measure } from './brief.js';
import { clauseIn } from './clauses.js';
import { tidy } from './named.js';
import { isSoundMeasure } from './sound.js';
import { sizeOf, unitOfValue, value } from './values.js';
import { itemsOf } from './wanted.js';
import { unwelcome } from './worth.js';

/** `Success means claims closed within 3 days`, `zero expired items`, `no lost keys any more`: aims without a verb of change. */

const aim =
  /(?:^|[,;]\s(?:and |but |so )?)(?:(?:we|i|they)(?:['’]d| would)? (?:want|like|need|aim for|expect)s?(?: to (?:see|have|get|reach))?|(?:the |our )?(?:goals?|targets?|aims?|objectives?|success)(?: (?:is|are|means|would be|looks like))?)(?::| that)?\s/iu;

const zero =
  /^(?:and )?(zero|no|nil|0) (?:more )?([\p{L}][\p{L}'’ -]{3,60}?)( any ?(?:more|longer)| left| at all)?(?: (?:by|in|within|after|on|at|this|next)\s.*)?$/iu;
const doneWithin = new RegExp(
  String.raw`^(?:that )?(?:the |all |our |every |each |an? )?([\p{L}][\p{L}'’ -]{2,40}?) (?:(?:is|are|be|to be|gets?|should be|must be) )?([a-z]+(?:ed|en|id|nt|lt|ut|ld)|done|made) (?:with)?in (?:under |less than |at most )?(${value})(?=$|[,.;]|\s(?:by|of|from|after)\b)`,
  'iu',
);
const massOf = new RegExp(
  String.raw`^(?:reach |have |save |collect |at (?:most|least) |under |below )*(${value}) of ([\p{L}][\p{L}'’ -]{2,40}?)(?=$|[,.;]|\s(?:by|in|within|after)\b)(?:[^;]*?,?\s(?:down|up) from (${value}))?`,
  'iu',
);

export function aimsIn(sentence: string, when: string | null): Measure[] {
  const start = aim.exec(sentence);
  const plain = sentence.replace(/[.!]+$/, '');
  const said = start ? plain.slice(start.index + start[0].length) : plain;
  return itemsOf(said).flatMap(
    (item) => noneOf(item, start !== null, when) ?? (start ? amountOf(item, when) : null) ?? [],
  );
}

/** 'We want no adverts' forbids; 'zero expired items' and 'no lost keys' count. */
function noneOf(item: string, aimed: boolean, when: string | null): Measure | null {
  const [, word = '', what = '', ever] = zero.exec(item) ?? [];
  if (!what || !(aimed || /^zero$/i.test(word)) || !(ever || unwelcome.test(what))) return null;
  const name = tidy(what);
  return isCounted(name) ? { name, baseline: null, target: '0', when, better: 'lower' } : null;
}

function amountOf(item: string, when: string | null): Measure | null {
  const [, what = '', how = '', limit = ''] = doneWithin.exec(item) ?? [];
  if (what && unitOfValue(limit) === 'time' && isSoundMeasure(what.toLowerCase()))
    return {
      name: `time until ${lowerFirst(what)} ${isPlural(what.split(' ').at(-1) ?? '') ? 'are' : 'is'} ${how}`,
      baseline: null,
      target: `within ${limit.trim()}`,
      when,
      better: 'lower',
    };
  const [, amount = '', stuff = '', from] = massOf.exec(item) ?? [];
  if (!stuff || /^(?:other|time|%)$/.test(unitOfValue(amount)) || !isSoundMeasure(stuff)) return null;
  return {
    name: tidy(stuff),
    baseline: from?.trim() ?? null,
    target: amount.trim(),
    when,
    better: betterOf(item, stuff),
  };
}

const betterOf = (said: string, stuff: string): Measure['better'] =>
  /\bdown from\b|^(?:at most|under|below)/i.test(said) || unwelcome.test(stuff) ? 'lower' : 'higher';

const isCounted = (name: string): boolean => {
  const head =
    name
      .replace(/ \p{Ll}+ed(?: (?:twice|late|wrong|again))?$/u, '')
      .split(/ (?:of|in|on|at|for|to|from|per|with) /)[0]
      ?.split(' ')
      .at(-1) ?? '';
  return isSoundMeasure(name) && (isPlural(head) || isUncountable(head)) && clauseIn(name, '')?.side !== 'people';
};

const goalWord =
  /\b(?:goals?|targets?|success\w*|aims?|kpis?|objectives?|metrics?|want|like|need|hope|should|must|will|expect)\b/i;
const changeWord =
  /\b(?:cut|cutting|reduc\w+|lower\w*|bring\w*|shrink\w*|decreas\w+|drops?|fall\w*|halv\w+|increas\w+|rais\w+|ris\w+|grow\w*|lift\w*|improv\w+|double\w*|shorten\w*|speed\w*|down|up|get|gets|move|save[sd]?|saving|mean|goes|go)\b|→/i;

/** Whether 'from … to …' compares today with a wish: 'log pain from 0 to 10' and 'open from 9 to 17' name a range. */
export function comparesWithToday(sentence: string, from: string, to: string): boolean {
  if (/^[01]$/.test(from) && !changeWord.test(sentence.replace(/\bup to\b/gi, ''))) return false;
  return /%|\d in \d/.test(`${from} ${to}`) || changeWord.test(sentence) || goalWord.test(sentence);
}

const valueOfPair = String.raw`(?:\d[\d.,]*\s?%|${value})`;
const goalOfPair = String.raw`,?\s(?:the )?(?:target|goal|aim)(?: is| of|:)?\s(?:(under|below|over|above|at least|at most)\s)?(${valueOfPair})`;
const pairs = [
  new RegExp(
    String.raw`(?:^|[,;:]\s)([\p{L}][\p{L}'’ -]{2,40}?)(?: is| are| at| of)?\s(${valueOfPair})${goalOfPair}`,
    'giu',
  ),
  new RegExp(String.raw`(?:^|[,;:]\s)(${valueOfPair})\s([\p{L}][\p{L}'’ -]{2,40}?)${goalOfPair}`, 'giu'),
];

/** '9% no-shows, target 5%; chair utilisation 71%, target 80%': each figure with its own target. */
export function pairsIn(sentence: string, when: string | null): Measure[] {
  return pairs
    .flatMap((pattern, at) =>
      [...sentence.matchAll(pattern)].flatMap(([, one = '', two = '', limit = '', goal = '']): Measure[] => {
        const [name, baseline] = at === 0 ? [tidy(one), two] : [tidy(two), one];
        if (unitOfValue(baseline) !== unitOfValue(goal) || !isSoundMeasure(name)) return [];
        const better = sizeOf(baseline) > sizeOf(goal) ? 'lower' : 'higher';
        return [
          {
            name,
            baseline: baseline.trim(),
            target: [limit.toLowerCase(), goal.trim()].filter(Boolean).join(' '),
            when,
            better,
          },
        ];
      }),
    )
    .sort((one, other) => sentence.indexOf(one.baseline ?? '') - sentence.indexOf(other.baseline ?? ''));
}
