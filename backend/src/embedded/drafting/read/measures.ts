import { setsLimit } from './no-deeds.js';
import { isPlural, isUncountable } from '../language.js';
import { aimsIn, comparesWithToday, pairsIn } from './aims.js';
import type { Measure } from './brief.js';
import { listedTargets, plainTargets, pronoun, withBaselines } from './baselines.js';
import { business, type Figure } from './figures.js';
import { timesIn } from './amounts.js';
import { sameDimension, sameUnit, spanned, timeOf, under, withoutScales } from './measure-parts.js';
import { halvedIn, instead, never, nowAndWanted, stated } from './measures-stated.js';
import { tidy } from './named.js';
import { isPeople } from './lexicon.js';
import { linkedGoals } from './linked-goals.js';
import { limitOf } from './target-words.js';
import { thoughtsOf } from './thoughts.js';
import { onlyPermits, perEach } from './permits.js';
import { productGoals, withProductGoals } from './product-goals.js';
import { withPairs } from './paired.js';
import { isSoundMeasure } from './sound.js';
import { inDigits, sizeOf, unitOfValue, value } from './values.js';
import { inOrder, isSameGoal, targetsIn } from './targets.js';
import { toldCounts } from './told-counts.js';
import { withToldStarts } from './told-starts.js';
import { soonIn, wantedIn } from './wanted.js';
import { withWhoDo } from './wished-figures.js';

const lowering = /^(?:cut|cutting|reduc|lower|shrink|decreas|drop|halv|fall|bring|minimi|down)/i;

/** Targets that the idea states. `from 18% to 8%`, `below 2 minutes`, `by 30%`. */
export function measuresOf(told: string[]): Measure[] {
  // 'In the last four weeks before the due date': a time of its own, and no figure of today.
  const sentences = told.map((sentence) =>
    /^in the (?:last|first|final) [^,;]{3,30} (?:before|after) /i.test(sentence) ? '' : sentence,
  );
  // 'Up to 8 guests per guide' permits, and aims at nothing.
  const linked = linkedGoals(
    underHeading(sentences).map((sentence) =>
      onlyPermits(sentence) || setsLimit(sentence) ? '' : withoutScales(withoutReach(spell(sentence))),
    ),
  );
  const spelt = linked.map(({ rest }) => rest);
  const items = targetsIn(spelt);
  const known = items.flat();
  const found = spelt.flatMap((sentence, at) => {
    const own = [
      ...(linked[at]?.measures ?? []),
      ...(items[at] ?? []),
      ...[
        ...never(sentence),
        ...inSentence(sentence, spelt[at - 1] ?? ''),
        ...halvedIn(sentence, spelt.slice(0, at)),
      ].filter((one) => !known.some((item) => isSameGoal(item, one))),
    ];
    const [, period] = ofPeriod.exec(sentences[at] ?? '') ?? [];
    const told = inOrder(spell(sentences[at] ?? ''), withProductGoals(own, productGoals(sentence)));
    const all = period === undefined ? lastDay(sentences[at] ?? '') : inThe(period);
    return all === null ? told : told.map((one) => ({ ...one, when: one.when ?? all }));
  });
  const counts = spelt.flatMap(toldCounts);
  const read = withBaselines(found, sentences.flatMap(thoughtsOf))
    .filter(({ target }) => target !== null)
    .map((measure) => ({ ...measure, name: wholeName(measure.name, counts) }));
  const paired = withPairs(
    sentences.filter((sentence) => !perEach.test(sentence)),
    read,
  );
  return withToldStarts(paired, sentences)
    .map(sameDimension)
    .map(withWhoDo)
    .map(directed)
    .map(spanned)
    .map((measure) => ({ ...measure, name: articled(withoutMore(ofWhat(betweenWhat(measure), sentences))) }))
    .filter(
      ({ name, baseline, target }) =>
        isSoundMeasure(name) &&
        target !== null &&
        // 'No unwanted renewals in 2027': a year is no figure.
        !/^20[2-4]\d$/.test(target) &&
        // 'Double the share of POs approved within 48 hours' is about the share.
        !/^time until (?:double|halve|triple)\b/i.test(name) &&
        // 'find donors within 50 km' says where.
        (!/^within \d/.test(target) || unitOfValue(target.replace(/ in \d.*$/, '')) === 'time') &&
        // What something costs is a sum; that it shall cost 20% less, or less than it did, is a goal, and how long it takes as well.
        (!business.test(name) ||
          (baseline !== null && /^(?:yearly )?cost of /.test(name)) ||
          /^time /.test(name) ||
          (/\bcosts?$|^cost of /i.test(name) && /%| than today$/.test(target))),
    );
}

/** `dock to restock` is the time from one to the other. */
const betweenWhat = ({ name, baseline, target }: Measure): string =>
  /^\p{Ll}+ to \p{Ll}+$/u.test(name) && !/^time\b/.test(name) && unitOfValue(baseline ?? target ?? '') === 'time'
    ? `time from ${name}`
    : name.replace(/ on average$/, '');

/** `Goals for year one: 1,200 sites live, …` */
const ofPeriod =
  /^(?:our |the )?(?:goals?|targets?|kpis?|objectives?)(?: for| in)? (?:the )?(year one|first year|launch year|year of launch|20\d\d)\s?[:–-]/i;
const inThe = (period: string): string => (/^\d/.test(period) ? `in ${period}` : 'in the first year');

/** `12 min, win rate 40%, zero missed deadlines, by 30 September`: the day behind them all. */
function lastDay(sentence: string): string | null {
  const [, day = ''] = /,\s((?:all )?by [^,;]{4,40}?)[.!]?$/i.exec(sentence) ?? [];
  return day !== '' && timesIn(day) === day ? day : null;
}

/** `Targets.` in a line of its own stands above what the next sentence tells. */
const underHeading = (sentences: string[]): string[] =>
  sentences.map((sentence, at) =>
    /^(?:\d[.)] ?)?(?:the |our )?(?:goals?|targets?|aims?|objectives?|kpis?)[.:]?$/i.test(sentences[at - 1] ?? '')
      ? `goal: ${sentence}`
      : sentence,
  );

/** `Unrepaired from 23% to 10%` beside `140 of 610 items went home unrepaired`, `overdue` beside `1 in 6 jobs is overdue`: of what. */
function ofWhat(name: string, sentences: string[]): string {
  const [, lead = '', how = ''] =
    /^(share of )?((?:un)?\p{L}{3,}ed|overdue|late|missing|lost|unpaid|empty)$/iu.exec(name) ?? [];
  if (how === '' || isPeople(how)) return name;
  const told = new RegExp(
    String.raw`\b(?:of (?:our |the |about )?\d[\d.,]*|\d+ in \d+) (\p{L}+s)\b[^.;,]*\b${how}\b`,
    'iu',
  );
  const [nouns] = sentences.map(inDigits).flatMap((sentence) => told.exec(sentence)?.[1] ?? []);
  return nouns === undefined ? name : `${lead}${how} ${nouns}`;
}

/** `the number left standing`: of those who were told to be left standing. */
function wholeName(name: string, counts: Figure[]): string {
  const [, how = ''] = /^(?:the )?number (?!of\b)(\S.+)$/i.exec(name) ?? [];
  return (how && counts.find((told) => told.name.endsWith(` ${how}`))?.name) || name;
}

/** `95% of holds dealt with within an hour and the old list gone`: what follows has no figure. */
const withoutMore = (name: string): string =>
  name.split(' ').length > 8 ? name.replace(/\sand\s(?:the|our|an?)\s.*$/i, '') : name;

/** `time that decision takes` -> time that the decision takes; `tracing` and `paperwork` need no article. */
const articled = (name: string): string =>
  name
    .replace(/^(time that \p{L}+ing) take$/u, '$1 takes')
    .replace(/^time that (?!(?:the|an?|each|every|one|our|this)\s)([^,]+) takes$/, (whole, what: string) => {
      const head =
        what
          .split(/\s(?:of|for|to|in|on|with|from)\s/)[0]
          ?.split(' ')
          .at(-1) ?? '';
      return /ing$/.test(head) ||
        /^\p{L}+ing (?:an?|the|each|every|one|our) /u.test(what) ||
        isUncountable(head) ||
        isPlural(head)
        ? whole
        : `time that the ${what} takes`;
    });

/** Of two figures in one unit the sizes tell the direction, whatever the words: out within 2 days instead of 6 is less. */
function directed(measure: Measure): Measure {
  const { baseline, target } = measure;
  if (/^half of /.test(target ?? '')) return { ...measure, better: 'lower' };
  if (baseline === null || target === null || !/\d/.test(baseline) || !/\d/.test(target)) return measure;
  const [from, to] = [sizeOf(baseline), sizeOf(target)];
  // 'who is within 8 minutes of the boathouse' is not where 'below 11 minutes' starts from.
  if (
    unitOfValue(baseline) === unitOfValue(target) &&
    from <= to &&
    /^(?:below|under|less than|fewer than) /i.test(target)
  )
    return { ...measure, baseline: null, better: 'lower' };
  if (unitOfValue(baseline) !== unitOfValue(target) || !Number.isFinite(from - to) || from === to) return measure;
  return { ...measure, better: from > to ? 'lower' : 'higher' };
}

/** `up to 8 weeks ahead`: how far a deed may reach is its rule, wished for or not. */
const withoutReach = (sentence: string): string =>
  / (?:from \d|instead of|rather than) /.test(sentence) ? sentence : sentence.replace(reach, '');
const reach = new RegExp(
  String.raw`,? (?:only )?(?:up to|at most|no more than|not more than|max(?:imum|\.)?|no earlier than|at least|no later than) ${value} (?:ahead|in advance|beforehand|before(?:hand)?|earlier)\b`,
  'giu',
);

/** Arrows and signs as words, so that one pattern reads both. */
const spell = (sentence: string): string =>
  inDigits(sentence)
    .replace(
      /(\d\s?%) (dai|week|month|quarter|year)ly\b(?! \p{L})/giu,
      (_, figure: string, span: string) => `${figure} a ${span === 'dai' ? 'day' : span}`,
    )
    // '2,900 jobs a year; about 160 of them start late'
    .replace(
      /\b\d[\d.,]*\s(\p{L}+s)((?:\s(?:an?|per|each|every)\s\p{L}+)?)([;,]\s(?:and\s|but\s)?)((?:about |around |some |nearly )?)(\d[\d.,]*) of (?:them|these|those) /giu,
      '$3$4$5 $1$2 ',
    )
    .replace(/^[;,]\s/, '')
    // 'double bookings at zero' are no bookings that become twice as many.
    .replace(/\bdouble (?=bookings? (?:at|to|below|under) (?:zero|\d))/giu, 'double-')
    .replace(/\b(must|may|shall|should) not (take|last) (?:more|longer) than\b/gi, '$1 $2 at most')
    .replace(
      new RegExp(
        String.raw`(${value}) (?:is|would be) (?:(?:the|our) (?:aim|goal|target)|what we (?:need|want))\b`,
        'giu',
      ),
      'the target is $1',
    )
    .replace(
      new RegExp(
        String.raw`\bthe [\p{L}-]+ (?:asks for|demands|expects|requires|wants) (?=\d[\d.,]*\s?(?:%|per ?cent))`,
        'giu',
      ),
      'the target is ',
    )
    .replace(
      new RegExp(
        String.raw`(?<!from )(${value})\s?(?:→|->|=>|⇒)\s?((?:(?:below|under|above|over|at most|at least) )?${value})`,
        'giu',
      ),
      'from $1 to $2',
    )
    // '8% no-shows → 3%'
    .replace(
      new RegExp(String.raw`(?<=^|[,;] )(${value})\s([\p{L}][\p{L} -]{2,40}?)\s?(?:→|->|=>|⇒)\s?(${value})`, 'giu'),
      '$2 from $1 to $3',
    )
    .replace(
      /^(?:the |our )?(?:kpis?|success(?: metrics?| measures?| criteria)?|goals?|targets?|objectives?|north star)(?:(?: for| in)? (?:the )?(?:year one|first year|launch year|year of launch))?\s?[:–-]\s*/i,
      'goal: ',
    );

function inSentence(whole: string, before: string): Measure[] {
  // 'slots to fall from 9% to 3%, time to drop below 11 minutes, and paperwork to be cut by 50%'
  const clauses = whole.split(
    /,\s(?:and\s)?(?=[\p{L} ]+\s(?:to|should|must)\s(?:be\s)?(?:fall|drop|cut|rise|grow|reduced|raised|increase|decrease|shrink))|,\s(?=[\p{L} -]{3,40}\sfrom\s\d)/u,
  );
  const when = timeOf(whole);
  const found = clauses
    .flatMap((clause) => fromTo(clause, whole, when) ?? changed(clause, when) ?? moving(clause, when) ?? [])
    // What a pronoun stands for is found among the figures of today.
    .filter(({ name }) => pronoun.test(name) || isSoundMeasure(name));
  if (found.length > 0) return [...found, ...sharpIn(whole, found, when)];
  const paired = pairsIn(whole, when);
  if (paired.length > 1) return paired;
  const compared = instead(whole, when) ?? nowAndWanted(whole, when);
  if (compared) return [compared];
  const aims = aimsIn(whole, when);
  const others = (some: Measure[]): Measure[] =>
    [...stated(whole, before, when), ...wantedIn(whole, when)].filter(({ target }) =>
      some.every((one) => !(one.target ?? '').includes(/\d[\d.,]*/.exec(target ?? '')?.[0] ?? '\uE000')),
    );
  if (aims.length > 0) return [...aims, ...others(aims)];
  const plain = plainTargets(whole, when);
  if (plain.length > 0) return plain;
  const told = [...stated(whole, before, when), ...listedTargets(whole, when), ...soonIn(whole, when)];
  return [...told, ...wantedIn(whole, when).filter(({ target }) => told.every((one) => one.target !== target))];
}

/** '…, 99% recognition, pick errors from 1.4% to 0.5%' holds two. */
const sharpIn = (whole: string, found: Measure[], when: string | null): Measure[] =>
  plainTargets(whole, when).filter(
    ({ target }) => /%/.test(target ?? '') && found.every((one) => one.target !== target),
  );

function fromTo(clause: string, whole: string, when: string | null): Measure[] | null {
  const pattern = new RegExp(
    String.raw`(?:\b(cut|cutting|reduce|reducing|lower|bring|shrink|decrease|drop|increase|increasing|raise|grow|lift|improve|get|move|falls?|rises?)\s+)?([\p{L}][\p{L}\d '’-]{2,60}?)\s+(?:(?:(?:should|must|will|to)\s+)?(falls?|drops?|rises?|goes|go|grows?|down|up)\s+)?from\s+(?:about |around )?(${value})\s+(?:down |up )?to\s+(?:(${under})\s)?(${value})`,
    'giu',
  );
  const measures = [...clause.matchAll(pattern)].flatMap(
    ([, verb, name = '', moves, baseline = '', limit = '', target = '']): Measure[] => {
      const [from, to] = sameUnit(baseline.trim(), target.trim());
      if (!comparesWithToday(whole, from, to)) return [];
      const down = sizeOf(from) > sizeOf(to);
      return [
        {
          name: tidy(behindVerb(name)),
          baseline: from,
          target: limitOf(limit, to),
          when,
          better: lowering.test(verb ?? moves ?? '') || down ? 'lower' : 'higher',
        },
      ];
    },
  );
  return measures.length ? measures : null;
}

/** `app for a chain to cut waste` measures waste. */
const behindVerb = (name: string): string =>
  name.replace(/^.*\s(?:to )?(?:cut|reduce|lower|bring|shrink|decrease|increase|raise|grow|lift|improve|get)\s/i, '');

const changing =
  'cut|cutting|reduce|reducing|lower|shrink|decrease|drop|halve|increase|increasing|raise|grow|lift|improve|double';
function changed(clause: string, when: string | null): Measure[] | null {
  const match = clause.match(
    new RegExp(
      String.raw`\b(${changing})\s+([\p{L}][\p{L}\d '’-]{2,60}?)\s+(by|to|below|under|above|over)\s+(${value})(?:\s(\p{L}+s)\b)?`,
      'iu',
    ),
  );
  if (!match) return null;
  const [, verb = '', name = '', how = '', target = '', things = ''] = match;
  const better = lowering.test(verb) ? 'lower' : 'higher';
  // 'reduce the fleet by 20 cars': it is the cars that are counted.
  if (things !== '' && how === 'by' && /^\d[\d.,]*$/.test(target.trim()) && !isPlural(name.split(' ').at(-1) ?? ''))
    return [
      {
        name: `number of ${things} in the ${tidy(name)}`,
        baseline: null,
        target: `${target.trim()} ${better === 'lower' ? 'fewer' : 'more'} than today`,
        when,
        better,
      },
    ];
  return [{ name: tidy(name), baseline: null, target: sense(how, target, better), when, better }];
}

function moving(clause: string, when: string | null): Measure[] | null {
  const match = clause.match(
    new RegExp(
      String.raw`^(?:.*?[:,]\s)?([\p{L}][\p{L}\d '’-]{2,60}?)\s+(?:should|must|will|to)\s+(fall|drop|shrink|rise|grow|increase|decrease|be cut|be reduced|be raised|be|stay|take)\s+(by|to|below|under|above|over|at least|at most|less than)\s+(${value})`,
      'iu',
    ),
  );
  if (!match || business.test(match[0]) || /\b(?:latency|battery|uptime)\b/i.test(match[1] ?? '')) return null;
  const [, name = '', verb = '', how = '', target = ''] = match;
  const better =
    /fall|drop|shrink|decrease|cut|reduced|take/i.test(verb) || /below|under|most|less/i.test(how) ? 'lower' : 'higher';
  return [{ name: tidy(name), baseline: null, target: sense(how, target, better), when, better }];
}

const sense = (how: string, target: string, better: 'lower' | 'higher'): string =>
  how.toLowerCase() === 'by'
    ? `${target.trim()} ${better} than today`
    : `${how.toLowerCase() === 'to' ? '' : `${how.toLowerCase()} `}${target.trim()}`;
