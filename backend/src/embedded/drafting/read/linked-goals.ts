import { amountOf, bound, timesIn, V } from './amounts.js';
import type { Measure } from './brief.js';
import type { Figure } from './figures.js';
import { figuresIn } from './baselines.js';
import { inOneUnit } from './one-unit.js';
import { pronounGoal } from './pronoun-goals.js';
import { isSoundMeasure } from './sound.js';
import { rootsOf } from './starts.js';
import { limitOf, several } from './target-words.js';
import { toldGoal } from './wished-figures.js';
import { money, sizeOf, unitOfValue } from './values.js';

/**
 * Goals that only a figure told before makes clear: the same thing at another figure, a part of those things, or the figure of
 * today beside the one that is wanted. What was read here is taken out, so that nobody reads it once more.
 */

export interface Linked {
  measures: Measure[];
  /** What is left of the sentence for other readers. */
  rest: string;
}

const wishes =
  /^(?:goals?|targets?|aims?|success|kpis?)\b|\b(?:(?:we|i)(?:['’]d| would)? (?:want|like|need|hope|aim)|i['’]m happy|we['’]re happy|(?:i|we)(?:['’]d| would) be (?:very )?(?:happy|pleased|glad))\b/i;

const made = (name: string, from: string | null, to: string, when: string | null): Measure[] => {
  const [baseline, target] = from === null ? [null, to] : inOneUnit(from, to);
  if (!isSoundMeasure(name)) return [];
  return [
    {
      name,
      baseline,
      target,
      when,
      better: baseline !== null && sizeOf(baseline) < sizeOf(target) ? 'higher' : 'lower',
    },
  ];
};

/** `queue on Saturdays up to 25 minutes, should be 5 max` */
const beside = new RegExp(
  String.raw`(?:^|[,;]\s(?:and\s)?)(?:the |our )?(?<name>\p{L}[\p{L} ]{2,40}?)(?: is| are| of| takes?)? (?:up to |about |around |~ ?)(?<from>${V}),? (?:but |and )?(?:it |that |this |which )?(?:should|must|has to|needs to) be (?:(?<limit>${bound}) )?(?<to>${V})(?<most>(?: max(?:imum)?| at most| tops)?)$`,
  'iu',
);
/** `60% of waivers done at home, currently 0` */
const now = new RegExp(
  String.raw`^(?:also:? |and )?(?<to>\d[\d.,]*\s?%) of (?:the |our |all )?(?<name>[\p{L}'’-]+s [^,;\d]{3,50}), (?:currently|today|now|at present) (?:it(?:['’]s| is) )?(?<from>\d[\d.,]*)\s?%?$`,
  'iu',
);
/** `90% in 5 days`, where it was told how many are done within 5 days. */
const sameSpan = /(?<to>\d[\d.,]*\s?%) (?:done |of them )?(?:with)?in (?<span>\d[\d.,]* \p{L}+)/iu;
/** `halve those tickets` */
const halved = /\bhalve (?:these|those|the(?: number of)?) (?<what>[\p{L}-]+s)\b/iu;
/** `35% of tickets are “where is my refund”` */
const shareOf =
  /(?<figure>\d[\d.,]*\s?%) of (?:the |our |all )?(?<what>[\p{L}-]+s) (?<how>(?:are|ask|say) [“"'][^”"']{3,40}[”"'])/iu;
/** `a mean time to repair of 15 days` */
const named = new RegExp(
  String.raw`(?:^|[:,;]\s|\band\s)(?:an? |the |our )?(?<name>\p{L}[\p{L} -]{4,50}?) (?:of|at|to|down to|back to) (?:(?<limit>${bound}) )?(?<to>${V})(?=$|[,;.]| (?:by|within|in|before)\b)`,
  'iu',
);

/** `5,000 members in the first year, 40% still active after 3 months` */
const stillThere =
  /\b\d[\d.,]*k? (?<who>\p{L}+s)\b[^.;]*?, (?:and )?(?:at least )?(?<to>\d[\d.,]*\s?%) (?:of (?:them|those) )?(?<how>still (?:active|there|subscribed|paying|using it)(?: after \d+ \p{L}+)?)/iu;
/** `Spraying costs us around €410k a year, if we save 15% of that` */
const partSaved = new RegExp(
  String.raw`^(?:the |our )?(?<what>\p{L}[\p{L} -]{2,40}?) costs? (?:us )?(?:about |around |roughly |some )?(?<sum>${money}(?: (?:a|per) (?:year|month))?),? (?:and |but )?(?:if|we|i)\b[^,;]*?\b(?:save|cut|saved|saving) (?:by )?(?<to>\d[\d.,]*\s?%)(?: of (?:that|it|this))?`,
  'iu',
);

/** `and break even after 18 months`, `break-even in year three` */
const breakEven =
  /(?:,? and |, |\bto |^)(?:to )?(?:break(?:ing)?[- ]even|reach break-even|be profitable|become profitable) (?<when>(?:after|within|in|by|before|until) [^,;.]{3,40})(?=$|[,;.])/iu;

/** `…; we want to` before what was read. */
const openEnd =
  /[,;]?\s(?:(?:and|but|so)\s)?(?:(?:can\s)?(?:we|i)(?:['’]d)?(?:\s(?:want|hope|aim|plan|need|like|would|could))*(?:\sto)?|and|to)?\s*$/iu;

const sameThing = (one: string, other: string): boolean => {
  if (one.toLowerCase() === other.toLowerCase()) return true;
  const [a, b] = [rootsOf(one), rootsOf(other)];
  return a.size > 1 && a.size === b.size && [...a].every((root) => b.has(root));
};

function readIn(sentence: string, told: Figure[], before: string[]): Linked {
  const plain = sentence.replace(/[.!?]+$/, '');
  const measures: Measure[] = [];
  let rest = plain;
  const take = (match: RegExpExecArray, found: Measure[]): void => {
    if (found.length === 0) return;
    measures.push(...found);
    rest = rest
      .replace(match[0], '')
      .replace(/\s+/g, ' ')
      .replace(/^[\s,;]+|[\s,;]+$/g, '');
  };
  const when = timesIn(plain);
  const direct = toldGoal(plain);
  if (direct) {
    measures.push(direct.measure);
    rest = rest.replace(direct.read, '');
  }
  const pointing = direct ? null : pronounGoal(plain, before.slice(0, -1));
  if (pointing) {
    measures.push(pointing.measure);
    // 'bring that below 5% within 12 months and have 3,000 members': what stands before it, and what is told besides.
    const [, behind = ''] = rest.split(pointing.read);
    const [, more = ''] = /^.*?(?:,|\sand)\s(?:and\s)?(?!which\b)(.*)$/su.exec(behind) ?? [];
    const ahead = rest.slice(0, rest.indexOf(pointing.read));
    rest = more === '' ? ahead.replace(openEnd, '') : `${ahead}${more}`;
  }
  const even = breakEven.exec(rest);
  if (even?.groups)
    take(even, [
      { name: 'break-even point', baseline: null, target: 'reached', when: even.groups.when ?? null, better: 'higher' },
    ]);
  const queue = beside.exec(rest);
  if (queue?.groups) {
    const { name = '', from = '', limit, to = '', most = '' } = queue.groups;
    take(queue, made(name.toLowerCase(), amountOf(from), limitOf(limit ?? (most ? 'at most' : ''), to), when));
  }
  const today = now.exec(rest);
  if (today?.groups) {
    const { name = '', from = '', to = '' } = today.groups;
    take(today, made(`share of ${name}`, `${from}%`, to, when));
  }
  const saved = partSaved.exec(rest);
  if (saved?.groups) {
    const { what = '', sum = '', to = '' } = saved.groups;
    const name = `cost of ${what.toLowerCase()}`;
    take(
      saved,
      isSoundMeasure(name) ? [{ name, baseline: sum, target: `${to} lower than today`, when, better: 'lower' }] : [],
    );
  }
  const staying = stillThere.exec(rest);
  if (staying?.groups) {
    const { who = '', to = '', how = '' } = staying.groups;
    measures.push({
      name: `share of ${who.toLowerCase()} ${how}`,
      baseline: null,
      target: to,
      when: null,
      better: 'higher',
    });
    rest = rest.replace(
      new RegExp(`, (?:and )?(?:at least )?${to.replace('%', ' ?%')} (?:of (?:them|those) )?${how}`, 'i'),
      '',
    );
  }
  if (!wishes.test(plain)) return { measures, rest: measures.length > 0 ? rest : sentence };
  const spanned = sameSpan.exec(rest);
  const start = told.findLast(
    ({ name, baseline }) => /%/.test(baseline) && name.endsWith(`in ${spanned?.groups?.span ?? '\uE000'}`),
  );
  if (spanned?.groups && start) take(spanned, made(start.name, start.baseline, spanned.groups.to ?? '', null));
  const half = halved.exec(rest);
  const [share] = before.flatMap((text) => {
    const { figure = '', what = '', how = '' } = shareOf.exec(text)?.groups ?? {};
    return half?.groups && what.toLowerCase() === half.groups.what?.toLowerCase() ? [{ figure, what, how }] : [];
  });
  if (half && share)
    take(half, [
      {
        name: `share of ${share.what} that ${share.how}`,
        baseline: share.figure,
        target: several('halve', share.figure),
        when,
        better: 'lower',
      },
    ]);
  const again = named.exec(rest);
  const same = told.find(
    ({ name, baseline }) =>
      again?.groups !== undefined &&
      sameThing(name, again.groups.name ?? '') &&
      unitOfValue(baseline) === unitOfValue(again.groups.to ?? ''),
  );
  if (again?.groups && same)
    take(again, made(same.name, same.baseline, limitOf(again.groups.limit, again.groups.to ?? ''), when));
  return { measures, rest: measures.length > 0 ? rest : sentence };
}

/** Each sentence with the goals that were read from it, and what it says beside them. */
export function linkedGoals(sentences: readonly string[]): Linked[] {
  const told: Figure[] = [];
  return sentences.map((sentence, at) => {
    const found = readIn(sentence, told, sentences.slice(0, at + 1));
    if (found.measures.length === 0) told.push(...figuresIn(sentence));
    return found;
  });
}
