import { isPlural } from '../language.js';
import { isPeople, verbOf } from './lexicon.js';
import { isDeterminer, isLink } from './words.js';

/**
 * Verbs whose second word stands behind what they are done to: `check pieces out`, `hand the key over`. Alone the first
 * word means something else, so both are put together before anything is read.
 */
const partners: Record<string, string> = {
  book: 'in out',
  break: 'down up',
  bring: 'back in along over',
  call: 'up back off in',
  carry: 'out over',
  check: 'in out off over',
  clean: 'up out',
  clock: 'in out',
  close: 'down off',
  count: 'in out off up',
  cross: 'off out',
  cut: 'off out down',
  drop: 'off',
  fill: 'in out up',
  give: 'back out away up',
  hand: 'in out over back down on',
  hire: 'out',
  keep: 'back',
  lay: 'out off',
  lend: 'out',
  let: 'out',
  lock: 'up away out',
  log: 'in out off',
  look: 'up',
  mark: 'up down off',
  note: 'down',
  pack: 'up away',
  pass: 'on back over',
  pay: 'in out back off',
  phone: 'up back',
  pick: 'up out',
  point: 'out',
  print: 'out off',
  put: 'back away down up aside together',
  read: 'out off',
  rent: 'out',
  return: 'back',
  ring: 'up back',
  rule: 'out',
  scan: 'in out',
  sell: 'off on',
  send: 'back out off on away',
  set: 'up aside',
  share: 'out',
  shut: 'down off',
  sign: 'in out off over back',
  sort: 'out',
  split: 'up',
  strike: 'off out',
  swap: 'out over',
  switch: 'on off',
  take: 'back out down away over off apart in',
  tear: 'off out down',
  throw: 'away out',
  tick: 'off',
  top: 'up',
  trade: 'in',
  turn: 'on off down',
  type: 'in up',
  weigh: 'in out',
  wipe: 'off down',
  write: 'down off up out',
};

const base = (word: string): string | null => {
  const lower = word.toLowerCase();
  return (
    [lower, lower.replace(/s$/, ''), lower.replace(/es$/, ''), lower.replace(/ies$/, 'y')].find((one) =>
      Object.hasOwn(partners, one),
    ) ?? null
  );
};

/** `them`, `the key`, `broken tools`: nothing that could follow a verb but be done to. */
const isObject = (words: string[]): boolean => {
  const lower = words.map((word) => word.toLowerCase());
  const [first = ''] = lower;
  if (lower.length === 1 && /^(?:it|them|these|those|everything|people)$/.test(first)) return true;
  const inner = lower.slice(isDeterminer(first) ? 1 : 0);
  // 'keeper signs': somebody, and what they do.
  if (inner.length > 1 && isPeople(inner.at(-2) ?? '') && verbOf(inner.at(-1) ?? '') !== null) return false;
  return (
    inner.length > 0 &&
    inner.length < 4 &&
    inner.every((word) => /^[\p{L}'’-]+$/u.test(word) && !isLink(word) && !isDeterminer(word) && word !== 'and') &&
    (isDeterminer(first) || isPlural(inner.at(-1) ?? ''))
  );
};

/** Behind the particle its object, its end or a further thing to say; before an article it would be `in the book`. */
const endsPair = (next: string, particle: string): boolean =>
  next === '' ||
  (/^(?:and|or|then|again|if|when|whenever|once|unless|so|because)$/.test(next) && next !== 'of') ||
  (isLink(next) && next !== 'of' && !(particle === 'up' && next === 'to'));

const bare = (word = ''): string => word.replace(/[,;:.]+$/, '');

/** `check pieces out and back in by barcode` → check out pieces and check in pieces by barcode */
export function withWholeVerbs(text: string): string {
  const words = text.split(' ');
  for (let at = 0; at < words.length - 2; at++) {
    const verb = base(words[at] ?? '');
    // 'the lock keeper signs up', 'at the check desk': behind an article it is no verb.
    const before = bare(words[at - 1]).toLowerCase();
    if (verb === null || isDeterminer(before) || (isLink(before) && before !== 'to')) continue;
    const fit = partners[verb]?.split(' ') ?? [];
    for (let to = at + 2; to < Math.min(words.length, at + 7); to++) {
      // 'checks the box back in'
      const object = words.slice(at + 1, to).filter((word, place, all) => place < all.length - 1 || word !== 'back');
      if (object.some((word) => /[,;:.]/.test(word))) break;
      const particle = bare(words[to]).toLowerCase();
      const ends = bare(words[to]) !== words[to];
      const next = ends ? '' : bare(words[to + 1]).toLowerCase();
      if (!fit.includes(particle) || !isObject(object) || !endsPair(next, particle)) continue;
      const said = object.join(' ');
      const mark = (words[to] ?? '').slice(particle.length);
      const rest = secondOf(words.slice(to + 1), words[at] ?? '', fit, said.replace(/^(?:an?|one) /i, 'the '));
      words.splice(at + 1, words.length, particle, `${said}${mark}`, ...rest);
      break;
    }
  }
  return words.join(' ');
}

/** `to members and back in`: the same verb once more, with its other word. */
function secondOf(rest: string[], verb: string, fit: string[], object: string): string[] {
  const and = rest.findIndex((word) => /^(?:and|or)$/.test(word));
  if (and < 0 || and > 5 || rest.slice(0, and).some((word) => /[,;:.]/.test(word))) return rest;
  const back = rest[and + 1] === 'back';
  const at = and + (back ? 2 : 1);
  const other = bare(rest[at]);
  if (back ? !/^(?:in|on|out|up|down|over)$/.test(other) : !fit.includes(other)) return rest;
  const ends = other !== rest[at];
  if (!ends && !endsPair(bare(rest[at + 1]).toLowerCase(), other)) return rest;
  const mark = (rest[at] ?? '').slice(other.length);
  const behind = rest.slice(at + 1);
  // 'out and back in by barcode': by barcode in both ways.
  const end = behind.findIndex((word) => /[,;:.]$/.test(word)) + 1 || behind.length;
  const how = and === 0 && mark === '' && end < 7 && isLink(bare(behind[0])) ? behind.slice(0, end) : [];
  const isShared = how.length > 0 && !how.some((word) => /^(?:and|or)$/.test(word));
  return [...rest.slice(0, and), ...(isShared ? how.map(bare) : []), 'and', verb, other, `${object}${mark}`, ...behind];
}
