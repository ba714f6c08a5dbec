import { lowerFirst, participle, withThe } from '../language.js';
import { amountOf, bound, timesIn, V } from './amounts.js';
import { pronoun } from './baselines.js';
import type { Measure } from './brief.js';
import { dueIn } from './due.js';
import { known, letters, ofSoftware } from './known-figures.js';
import { verbOf } from './lexicon.js';
import { sameUnit } from './measure-parts.js';
import { tidy } from './named.js';
import { isSoundMeasure } from './sound.js';
import { isSameGoal } from './targets.js';
import { limitOf, sideOf } from './target-words.js';
import { unitOfValue } from './values.js';
import { unwelcome } from './worth.js';

/** Goals as product teams write them: key results, counts to be reached, scores above a mark, time that is saved. */

const label =
  /^(?:(?:our |the |my )?(?:goals?|targets?|aims?|objectives?|success(?: criteria| metrics?| measures?)?|kpis?|key results?(?: \d+)?|kr ?\d+|acceptance(?: criteria| criterion)?|north star(?: metric)?|outcomes?)(?: (?:is|are|means|would be|looks? like))?(?: for [^:]{3,30})?\s*(?:[:=–-]\s*|(?<=is|are|means|be|like|goal|target)\s+))/iu;
const lead =
  /^(?:and |but |so |also |it |this |we |i |they |(?:we|i) (?:think|believe|expect|estimate) (?:that )?(?:it|this|that|we) )*(?:['’]d |would |will )?(?:(?:should|must|want|like|need|aim|hope|plan|expect|target|can|could|intend|looking|are aiming)s?(?: (?:for|to|at))?|(?=save|cut|reduce|reach|hit|get to|double|halve|bring))\s*/iu;
const verbs = String.raw`(?:get|be|reach|have|hit|see|achieve|win|sign(?: up)?|onboard|grow to|end up with|land)`;

const NAME = String.raw`((?:the |our )?\p{L}[\p{L}\d '’/&-]{1,60}?)`;
const LIMIT = String.raw`(?:(${bound}|better than|higher than|lower than|greater than)\s)?`;
const BEHIND = String.raw`(?:\s(or (?:better|more|higher|above|less|fewer|lower|below)))?`;

const directionOf = (limit: string | undefined, behind: string | undefined): Measure['better'] | null =>
  behind
    ? /better|more|higher|above/i.test(behind)
      ? 'higher'
      : 'lower'
    : limit && /^(?:better|higher|greater)/i.test(limit)
      ? 'higher'
      : limit && /^lower/i.test(limit)
        ? 'lower'
        : sideOf(undefined, limit);

const targetOf = (limit: string | undefined, behind: string | undefined, figure: string): string => {
  if (behind) return `${/better|more|higher|above/i.test(behind) ? 'at least' : 'at most'} ${amountOf(figure)}`;
  return limitOf(
    limit?.replace(/^(?:better|higher|greater) than$/i, 'above').replace(/^lower than$/i, 'below'),
    figure,
  );
};

const named = (text: string): string =>
  tidy(text.replace(/^(?:the|our|an?) /i, '')).replace(
    new RegExp(String.raw`^(?:average )?(${Object.keys(letters).join('|')})(?: score)?$`, 'iu'),
    (whole, word: string) => letters[word.toUpperCase()] ?? whole,
  );

type Read = Omit<Measure, 'when'>;
interface Context {
  /** Somebody wishes for it: a label or a word before it. */
  wished: boolean;
  /** A day stands with it. */
  dated: boolean;
}

/** `onboarding calls down by half`, `cut no-shows in half`, `reduce maverick spend by 20%` */
const changes = new RegExp(
  String.raw`^(?:(cut|reduce|lower|halve|double|triple|increase|raise|grow|lift|improve|boost)\s)?${NAME}\s(?:(down|up|reduced|raised|cut)\s)?(?:(in half|by half)|by\s(\d[\d.,]*\s?(?:%|percent)))$`,
  'iu',
);
const multiplied = new RegExp(String.raw`^(halve|double|triple)\s${NAME}$`, 'iu');
/** `CSAT of 4.5 or better`, `NPS over 40`, `first reply under 1 minute` */
const scored = new RegExp(
  String.raw`^${NAME}:?\s(?:(?:is|of|at|to|stays?|to be|to get to)\s)?${LIMIT}(${V})${BEHIND}$`,
  'iu',
);
/** `10k monthly users`, `$250k GMV per month`, `60 active shops`, `4% conversion to paid` */
const reached = new RegExp(
  String.raw`^(?:${verbs}\s)?(?:an?\s)?${LIMIT}((?:[$€£]\s?)?\d[\d.,]*\s?(?:k|m|%|million|thousand)?)\+?\s(?!of\b|in\b|by\b)(\p{L}[\p{L}\d '’&/-]{2,60}?)((?:\s(?:an?|per|each|every)\s(?:day|week|month|quarter|year))?)$`,
  'iu',
);
/** `resolve at least 60% of questions without a human`, `half of all loads booked without a phone call` */
const doneTo = new RegExp(
  String.raw`^(?:(?!have\b|get\b|see\b)(\p{L}+)\s)?(?:${verbs}\s)?${LIMIT}(\d[\d.,]*\s?%|half|a third|a quarter|two thirds|three quarters) of (?:all |the |our )*(\p{L}[\p{L}\d '’/-]{2,70}?)$`,
  'iu',
);
/** `save each rep 3 hours a week` */
const saving = new RegExp(
  String.raw`^(?:save|give back)\s(?:(?:each|every|an?|our|the)\s)?(\p{L}[\p{L} -]{1,30}?)\s(?:about |around |up to |at least )?(\d[\d.,]*\s?(?:minutes?|mins?|hours?|hrs?|days?)(?:\s(?:an?|per|each|every)\s\p{L}+)?)$`,
  'iu',
);
/** `save 100,000 bags in the first year`: no time, but things. */
const rescuing =
  /^(save|rescue|avoid|prevent) (?:about |around |at least )?(\d[\d.,]*k?) ((?:[\p{L}-]+ )?(?!(?:minutes|hours|days|weeks|months|dollars|euros|pounds)$)[\p{L}-]+s)$/iu;
/** `get paid in 5 days instead of 30`, `bring time to cover down to 15 minutes` */
const brought = new RegExp(
  String.raw`^(?:bring|get|push|take|drive)\s${NAME}\s(?:down |up |back )?to\s${LIMIT}(${V})$`,
  'iu',
);
const insteadOf = new RegExp(
  String.raw`^(?:and )?((?:get|be)\s\p{L}+|\p{L}+\s(?:an?|the|their|each|every)\s[\p{L} -]{2,40}?) in (${V}),? (?:instead of|rather than|not) (${V})$`,
  'iu',
);
/** `100 cafes live`, `200 repos installed` beside a day. */
const live =
  /^(\d[\d.,]*k?) ((?:\p{L}+ ){0,2}\p{L}+s) (live|signed up|signed|onboarded|paying|active|installed|registered|on board|subscribed)$/iu;
/** `no unwanted renewals`, `zero double bookings` */
const none = /^(?:have |see )?(?:no|zero|0) (?:more )?(\p{L}[\p{L} -]{3,50}?s)$/iu;
/** `20 fewer breakdowns a year` */
const fewer =
  /^(?:have |see )?(\d[\d.,]*) (fewer|less|more) (\p{L}[\p{L} -]{2,40}?)((?: (?:an?|per|each|every) \p{L}+)?)$/iu;
/** `month-end close takes 9 days today`, and then `done in 3` */
const takes = new RegExp(
  String.raw`^(?:the |our |an? )?(\p{L}[\p{L} -]{2,40}?) (?:still |currently |now )?takes (?:us |about |around )*(${V})(?: (?:today|now|currently|on average))?[;,] (?:and |but )?(?:we |i )(?:want|need|['’]d like|would like|aim for) (?:it |that |this )?(?:to be |to take )?(?:done |closed |finished |ready )?(?:with)?(?:in )?${LIMIT}(${V})$`,
  'iu',
);
/** `Target turnaround: 10 days` */
const labelledGoal = new RegExp(
  String.raw`^(?:target|goal|desired|planned) (\p{L}[\p{L} -]{3,40}?)\s?[:=]\s?${LIMIT}(${V})$`,
  'iu',
);
/** `coordinators should spend at most 2 hours a week on it` */
const spends = new RegExp(
  String.raw`^(?:the |our )?(\p{L}+s) (?:should|must|shall) (?:not )?spend ${LIMIT}(\d[\d.,]* (?:minutes?|hours?|days?)(?: (?:an?|per|each|every) \p{L}+)?)(?: on (\p{L}[\p{L} -]{1,30}))?$`,
  'iu',
);
const parts: Record<string, string> = {
  half: '50%',
  'a third': '33%',
  'a quarter': '25%',
  'two thirds': '67%',
  'three quarters': '75%',
};

function goalIn(text: string, { wished, dated }: Context): Read | null {
  const [, who = '', time = ''] = saving.exec(text) ?? [];
  if (time !== '')
    return { name: `time saved per ${who.toLowerCase()}`, baseline: null, target: time, better: 'higher' };
  const [, kept = '', pieces = '', stuff = ''] = rescuing.exec(text) ?? [];
  if (pieces !== '' && wished)
    return { name: `number of ${stuff} ${participle(kept)}`, baseline: null, target: pieces, better: 'higher' };
  const [, people = '', cap, spent = '', work = ''] = spends.exec(text) ?? [];
  if (spent !== '')
    return {
      name: `time that ${people.toLowerCase()} spend${/^(?:it|this|that)?$/i.test(work) ? '' : ` on ${work}`}`,
      baseline: null,
      target: limitOf(cap, spent),
      better: 'lower',
    };
  const [, zero = ''] = none.exec(text) ?? [];
  if (wished && zero !== '' && (unwelcome.test(zero) || /^un/i.test(zero)))
    return { name: `number of ${zero}`, baseline: null, target: '0', better: 'lower' };
  const [, change = '', way = '', lots = '', each = ''] = fewer.exec(text) ?? [];
  if (wished && lots !== '')
    return {
      name: `number of ${lots}`,
      baseline: null,
      target: `${change} ${way}${each} than today`,
      better: /more/i.test(way) ? 'higher' : 'lower',
    };
  const [, verb = '', what = '', moves = '', half, by = ''] = changes.exec(text) ?? [];
  if (what !== '' && (verb !== '' || moves !== '')) {
    const better = /^(?:cut|reduce|lower|halve|down)/i.test(verb || moves) || half ? 'lower' : 'higher';
    const target = half ? 'half of today’s figure' : `${amountOf(by)} ${better} than today`;
    return { name: named(what), baseline: null, target, better };
  }
  const [, times = '', many = ''] = multiplied.exec(text) ?? [];
  if (wished && many !== '' && !/\d|^(?:those|these|that|this|it|them)\b/i.test(many)) {
    const better = /halve/i.test(times) ? 'lower' : 'higher';
    const target = /halve/i.test(times) ? 'half of' : /double/i.test(times) ? 'twice' : 'three times';
    return { name: named(many), baseline: null, target: `${target} today’s figure`, better };
  }
  const [, deed = '', from = '', to = ''] = (insteadOf.exec(text) ?? []).map((part, at) =>
    at > 1 ? amountOf(part) : part,
  ) as string[];
  if (deed !== '') {
    const [baseline, target] = sameUnit(to, from);
    return unitOfValue(target) === 'time'
      ? { name: `time to ${deed.toLowerCase()}`, baseline, target, better: 'lower' }
      : null;
  }
  const [, moved = '', limitTo, aim = ''] = brought.exec(text) ?? [];
  if (moved !== '' && wished)
    return {
      name: named(moved),
      baseline: null,
      target: limitOf(limitTo, aim),
      better: /\bdown\b/.test(text) ? 'lower' : 'higher',
    };
  const [, act = '', limit, share = '', of = ''] = doneTo.exec(text) ?? [];
  if (share !== '' && wished) {
    const base = act === '' ? '' : verbOf(act);
    if (base === null) return null;
    const [things = '', rest = ''] = of.split(/\s(?=(?:without|with|within|in|by|on|at|through|before|after)\s)/, 2);
    const done = base === '' ? of : `${things} ${participle(base)}${of.slice(things.length)}`;
    return rest === '' && base === '' && !/\s/.test(of)
      ? null
      : {
          name: `share of ${done}`,
          baseline: null,
          target: targetOf(limit, undefined, parts[share.toLowerCase()] ?? share),
          better: sideOf(undefined, limit) ?? (unwelcome.test(of) ? 'lower' : 'higher'),
        };
  }
  const [, houses = '', whose = '', state = ''] = live.exec(text) ?? [];
  if (houses !== '' && (wished || dated))
    return { name: `number of ${whose} ${state.toLowerCase()}`, baseline: null, target: houses, better: 'higher' };
  const [, bar, sum = '', thing = '', span = ''] = reached.exec(text) ?? [];
  if (sum !== '' && (wished || (dated && known.test(thing))) && isCount(sum, thing))
    return {
      name: named(thing),
      baseline: null,
      target: `${targetOf(bar, undefined, sum)}${span}`,
      better: sideOf(undefined, bar) ?? (unwelcome.test(thing) ? 'lower' : 'higher'),
    };
  const [, name = '', floor, figure = '', behind] = scored.exec(text) ?? [];
  if (
    name === '' ||
    ofSoftware.test(name) ||
    /^(?:(?:is|are|we|it|they)\b|(?:get|be|have|go|come|keep|stay|reach|hit|takes?|costs?|answers?|responds?|responses?|loads?|results?)(?: in)?$)/i.test(
      name,
    )
  )
    return null;
  const marked = floor !== undefined || behind !== undefined;
  if (!(known.test(name) ? wished || marked || dated : wished && marked)) return null;
  return {
    // 'first reply under 1 minute'
    name: unitOfValue(figure) === 'time' && /^first /i.test(name) ? `time to ${name.toLowerCase()}` : named(name),
    baseline: null,
    target: targetOf(floor, behind, figure),
    better: directionOf(floor, behind) ?? (unwelcome.test(name) ? 'lower' : 'higher'),
  };
}

/** `3 hours a week`, `20 minutes per case` are no things that are won. */
const isCount = (sum: string, thing: string): boolean =>
  /[%$€£]/.test(sum)
    ? known.test(thing) || / (?:to|of|in) /.test(thing)
    : unitOfValue(`${sum} ${thing}`) === 'other' &&
      (known.test(thing) ||
        /(?:s|people|children|women|men)$/i.test(
          thing.split(/ (?:in|on|of|with|at|per|from|to|for|who|that) /)[0] ?? '',
        ));

/** Parts that can each be a goal: at a semicolon, and at a comma or `and` before which a figure stands. */
const splits = /;\s+|,\s(?:and\s)?(?!\d{3}\b)|(?<!\b(?:in|at|for|across) \p{Lu}\p{L}+)\sand\s(?=[^,;]*\d)/u;

export function productGoals(sentence: string): Measure[] {
  const whole = sentence.replace(/[.!]+$/, '').replace(/,? (?:otherwise|or else|because|so that|since) .*$/i, '');
  const labelled = label.exec(whole)?.[0] ?? '';
  const when = dueIn(whole) ?? timesIn(whole);
  const [, work = '', start = '', at, end = ''] = takes.exec(whole) ?? [];
  if (work !== '') {
    const [baseline, target] = sameUnit(amountOf(start), limitOf(at, end));
    return [{ name: `time for ${withThe(lowerFirst(work))}`, baseline, target, when, better: 'lower' }];
  }
  const [, thing = '', edge, sum = ''] = labelledGoal.exec(whole) ?? [];
  if (thing !== '' && isSoundMeasure(thing.toLowerCase()))
    return [
      {
        name: thing.toLowerCase(),
        baseline: null,
        target: limitOf(edge, sum),
        when,
        better: unitOfValue(sum) === 'time' ? 'lower' : 'higher',
      },
    ];
  const found: Measure[] = [];
  let wished = labelled !== '';
  for (const part of whole.slice(labelled.length).split(splits)) {
    const own = dueIn(part) ?? timesIn(part);
    const bare = (own === null ? part : part.replace(own, ' ')).replace(/\s+/g, ' ').trim();
    const said = bare.replace(lead, '').trim();
    if (said !== bare && !/^(?:can|could)\b/i.test(bare)) wished = true;
    const text = said.replace(/^(?:to|for) /, '');
    const goal = goalIn(text, { wished, dated: when !== null }) ?? goalIn(bare, { wished, dated: when !== null });
    const name = [goal?.name ?? '', `number of ${goal?.name ?? ''}`].find(isSoundMeasure);
    if (goal === null || name === undefined) continue;
    found.push({ ...goal, name, when: own ?? when });
    wished = true;
  }
  return found;
}

/** Whoever reads more goals in a sentence reads it right; of as many each adds what the other has not read. */
export function withProductGoals(own: Measure[], others: Measure[]): Measure[] {
  const sound = own.filter(({ name }) => pronoun.test(name) || isSoundMeasure(name));
  if (others.length > sound.length)
    return others.map((one) => own.find((read) => read.baseline !== null && isSameGoal(read, one)) ?? one);
  return [...own, ...others.filter((one) => !own.some((read) => isSameGoal(read, one)))];
}
