import type { Known } from '../know.js';
import { fill } from '../know/slots.js';
import { isHouse } from '../know/places.js';
import {
  figureOfMany,
  isPlural,
  isUncountable,
  lowerFirst,
  numberWords,
  plural,
  singular,
  upperFirst,
  withThe,
} from '../language.js';
import type { Brief, Measure } from '../read/brief.js';
import { dates } from '../read/dates.js';
import { clauseIn } from '../read/clauses.js';
import { dueDay, plainDay } from '../read/due.js';
import { isNounish, isPeople, isVerb } from '../read/lexicon.js';
import { unitOfValue } from '../read/values.js';
import type { Calendar } from './calendar.js';
import { addDays, longDate, spanEnd, wholeSpan, workingDay } from './calendar.js';
import type { Facts } from './facts.js';
import type { Goal } from './plan.js';
import { countingOf, readBy } from './counted-by.js';
import { proposedGoals } from './proposed-goals.js';
import { begins, fromTo } from './goal-figures.js';
import { withToldBaseline } from './told-baseline.js';
import { type Figured, figuresOf } from './trouble-goals.js';

/** More would be a list of everything. */
const most = 6;

/** Where the idea states fewer, others are proposed. */
const fewest = 3;

/** All that the idea measures itself; where that is little, the troubles it tells, and only then what can be proposed. */
export function planGoals(brief: Brief, known: Known, calendar: Calendar, facts: Facts): Goal[] {
  const measures = brief.measures.map((measure) => withThing(withToldBaseline(measure, facts), brief));
  const figured = figuresOf({ ...brief, measures }, facts);
  const wanted = [
    ...measures.filter(isGoal).map((measure) => statedGoal(measure, brief, known, calendar)),
    ...brief.aims.filter((aim) => !wishesIt.test(aim) && !replaces.test(aim)).map((aim) => quotedGoal(aim, calendar)),
  ];
  if (wanted.length >= fewest) return wanted.slice(0, most);
  return [
    ...wanted,
    ...figured.map((measure) => statedGoal(measure, brief, known, calendar)),
    ...proposedGoals(brief, known, calendar),
  ].slice(0, fewest);
}

/** `What I'm after is something to run school trips`: the product itself is no aim beside it. */
const wishesIt =
  /^(?:what )?(?:I|we)\b.{0,40}?\b(?:something|an? (?:\p{L}+ )?(?:way|tool|system|app|application|place|portal|product|page|thing)) (?:to|that|where|which|for|in which|with which)\b/iu;

/** `I would like to replace the way we handle leave`: the product by another name. */
const replaces =
  /^(?:(?:I|we)(?:['’]d| would)? (?:like|want) to )?(?:replace|improve|digiti[sz]e|rebuild|build) (?!.*\d)/iu;

/** How fast it answers is a quality, and that it is launched by a day is a date: neither is what it is made for. */
const isGoal = ({ name, baseline, target }: Measure): boolean =>
  baseline !== null ||
  !(
    /^(?:the )?(?:(?:p\d\d )?(?:response|load(?:ing)?|answer) times?|latency|p\d\d latency|availability|uptime)$/i.test(
      name,
    ) ||
    (/^(?:the )?(?:roll-?out|launch|go-live|release)$/i.test(name) && /^(?:by|before|within|in)\b/i.test(target ?? ''))
  );

function statedGoal(measure: Figured, brief: Brief, known: Known, calendar: Calendar): Goal {
  const { baseline, target, better, when, proposed } = measure;
  const name = isLate(measure, brief) ? `delay of ${withItsArticle(measure.name)}` : measure.name;
  const count = target !== null && /^[\d.,]+k?$/.test(target) && baseline === null && better === 'higher';
  // '300 charities': those who have an account.
  const isSignUp = count && signsUp(name) && isNew(brief) && !hasState.test(name);
  // 'in Leeds' of a pilot there says nothing of a goal that another sentence tells.
  // '40 shops piloting in March' are counted before the launch.
  const due = dueOf(when, ofPilot.test(name) ? { ...calendar, launch: calendar.pilot } : calendar, wholeSpan(measure));
  const figure = /\d[\d.,]*/.exec(target ?? '')?.[0] ?? '';
  const inPlace = brief.sentences.some(
    (text) =>
      brief.place !== null &&
      figure !== '' &&
      text.includes(figure) &&
      text.includes(brief.place) &&
      !/[,;]| and /.test(text.slice(text.indexOf(figure) + figure.length, text.indexOf(brief.place))),
  );
  const place = brief.place && inPlace && !name.includes(brief.place) ? ` ${brief.place}` : '';
  // A figure of a winter is not that of each month.
  const [, span] =
    /\b(?:an?|per|each|every) (year|winter|summer|season|spring|autumn|term|quarter)\b/i.exec(
      `${baseline ?? ''} ${target ?? ''}`,
    ) ?? [];
  return {
    goal: measure.title ?? goalOf({ name, baseline, target, better }, count, place),
    metric: metricOf({ name, baseline, target }, count, isSignUp),
    baseline:
      name === evenPoint
        ? fill('None yet: {product} is new', known.slots)
        : baseline
          ? `${baseline}, as the idea states`
          : (count && isWon(name, known) && isNew(brief)) ||
              ((ofUse.test(name) || begins(measure, brief, known)) && isNew(brief))
            ? fill(count ? '0: {product} is new' : 'None yet: {product} is new', known.slots)
            : `Still to be counted, before the pilot of ${longDate(calendar.pilot)}`,
    target:
      name === evenPoint
        ? `Reached${when ? ` ${when}` : ''}`
        : target
          ? `${upperFirst(target)}${when && !target.includes(when) ? ` ${lowerFirst(when)}` : ''}${due.isEarly ? ', which lies before the launch' : ''}`
          : `${proposed ?? ''} (assumed)`,
    deadline: due.day,
    ...(due.isEarly && when ? { early: when } : {}),
    measuredBy: readBy(
      isSignUp ? 'sign-ups' : count ? 'entries' : countingOf({ name, baseline, target }, brief),
      name.length > 60
        ? 'this figure'
        : isTimed(name, baseline ?? target)
          ? `the time for ${withItsArticle(name)}`
          : waits.test(name)
            ? `the ${name}`
            : figureOfMany(name, `${baseline ?? ''} ${target ?? ''}`),
      span,
      known,
    ),
    stated: target !== null,
  };
}

/** `missing from 8% to 2%`: what is missing are those that the product is about. */
const withThing = (measure: Figured, { unit }: Brief): Figured =>
  unit !== null && /^(?:missing|late|overdue)$/i.test(measure.name)
    ? { ...measure, name: `${measure.name} ${plural(unit)}` }
    : measure;

/** `invoices go out 11 days late`: no time that something takes. */
const isLate = ({ name, baseline }: Figured, { sentences }: Brief): boolean =>
  baseline !== null &&
  isTimed(name, baseline) &&
  sentences.some((text) => text.includes(`${baseline} late`) || text.includes(`${baseline} too late`));

/** `40 shops`, `400 teachers`: those who are won for a new product, of whom there are none before it. */
const isWon = (name: string, { offer }: Known): boolean => offer !== null || signsUp(name);

/** Houses and people have accounts; `bags saved` and `downloads` have none. */
const signsUp = (name: string): boolean => {
  const noun = singular(
    name
      .split(/ (?:of|in|on|at|with|who|that) /)[0]
      ?.split(' ')
      .at(-1)
      ?.toLowerCase() ?? '',
  );
  return isHouse(noun) || isPeople(noun);
};

/** `shops live`, `paying teams`: in what state they count is said. */
const hasState = /\b(?:live|paying|active|signed|installed|registered|subscribed|onboarded|sign-?ups?)\b/i;

/** What there is only with the product itself: nobody converts before there is something to pay for. */
const ofUse =
  /\b(?:conversion|turnover|revenue|sales|active users|sign-?ups|downloads|installs?|retention|recurring revenue|merchandise volume|promoter score|activation)\b/i;

/** Whoever counts customers or users of today has a product already. */
const isNew = ({ sentences }: Brief): boolean =>
  !sentences.some((text) =>
    /\b(?:existing|current|relaunch|revamp|redesign|rework|new version|rebuild|our (?:\p{L}+ )?(?:product|app|platform|service)|our (?:\d|customers|users|subscribers)|already (?:have|use|pay))\b/iu.test(
      text,
    ),
  );

/** `We would like first contact within four hours`, `I'd call it a success if …`: who wants it is no part of the aim. */
const wanting =
  /^(?:if (?:we see )?|(?:(?:we|i|they)(?:['’]d| would)? (?:also )?(?:call|consider|count) it (?:as )?a success if )|(?:(?:we|i|they)(?:['’]d| would)? (?:also )?(?:want|like|aim for|hope for|need) )(?:to (?=\p{Ll}))?|to (?=\p{Ll}))/iu;

/** An aim as something to be done: `Get below 3%`, `Make sure that new accounts reach value`; else in its own words. */
function inOrder(aim: string): string {
  const lead = wanting.exec(aim)?.[0] ?? '';
  const bare = aim
    .slice(lead.length)
    .replace(/ would be (?:an? )?(?:\p{L}+ )?(?:win|success|great|good|nice|fine).*$/iu, '');
  const [first = ''] = bare.split(' ');
  if (/\bto $/i.test(lead) || (isVerb(first.toLowerCase()) && !isNounish(first.toLowerCase()))) return upperFirst(bare);
  if (clauseIn(bare, '') !== null) return `Make sure that ${lowerFirst(bare.replace(/\bshould be\b/i, 'are'))}`;
  if (/^(?:under|below|fewer than|less than|at most|no more than|not more than) \d/i.test(bare))
    return `Have ${lowerFirst(bare)}`;
  return startsWithFigure.test(bare) && bare !== aim
    ? `Reach ${lowerFirst(bare)}`
    : `Reach the aim “${bare === '' ? aim : lowerFirst(bare)}”`;
}
const startsWithFigure = new RegExp(
  `^(?:at (?:least|most) |about )?(?:an? )?(?:\\d|(?:${numberWords.slice(1).join('|')})\\b)`,
  'i',
);
/** `ten firms testing by March`: by when. */
const untilIn = (aim: string): string | null =>
  /\b(?:by|before|until|within|after|in (?=the |\d|Q[1-4]|next |(?:two|three|six|nine|twelve) |\p{Lu}))(?! \d+ ?%) [^,;]*$/iu.exec(
    aim,
  )?.[0] ?? null;

/** An aim that no pattern takes apart: nobody can misread a quotation. */
const quotedGoal = (aim: string, calendar: Calendar): Goal => ({
  goal: inOrder(aim),
  metric: 'This aim',
  baseline: `Still to be counted, before the pilot of ${longDate(calendar.pilot)}`,
  target: 'As the aim says',
  deadline: dueOf(untilIn(aim), ofPilot.test(aim) ? { ...calendar, launch: calendar.pilot } : calendar).day,
  measuredBy: '',
  stated: true,
  quoted: true,
});

const ofPilot = /\b(?:pilot(?:s|ing|ed)?|beta|trial|testing)\b/i;

/** `break even after 18 months`: no figure, and still a goal that the accounts show. */
const evenPoint = 'break-even point';

/** `Reach 400 teachers in Vienna`, `Cut the share that is sent back`, `Reach alarms within 5 minutes`. */
function goalOf(
  { name, baseline, target, better }: Pick<Measure, 'name' | 'baseline' | 'target' | 'better'>,
  count: boolean,
  place: string,
): string {
  // 'time saved per rep'
  const [, whom] = /^time saved per (.+)$/.exec(name) ?? [];
  if (whom && target !== null) return `Save each ${whom} ${target}`;
  if (name === evenPoint) return 'Break even';
  if (count) return `Reach ${target} ${name.replace(/^number of /, '')}${place}`;
  if (target !== null && /^(?:by|before)\s/.test(target)) return `Have ${name} ${target}`;
  const timed = isTimed(name, baseline ?? target);
  // 'the no-show rate', 'the net promoter score (NPS)'
  const isOne = /^(?!the\b|share\b).*\b(?:rate|score|ratio|volume|revenue)(?: \(\p{Lu}+\))?$/u.test(name);
  const the = isOne
    ? `the ${name}`
    : timed
      ? `the time for ${withItsArticle(name)}`
      : waits.test(name)
        ? `the ${name.replace(/^the /, '')}`
        : // 'the finance team's effort'
          /^(?!the\b|an?\b)[^,]*\p{Ll}(?:['’]s|s['’]) \p{Ll}/u.test(name)
          ? `the ${name}`
          : // 'complaints' can be cut; of 'tiles lost' it is their number.
            endsPlural(name)
            ? withThe(name)
            : figureOfMany(name, `${baseline ?? ''} ${target ?? ''}`);
  // '25% fewer than today'
  const [, by] = /^(\d[\d.,]*\s?%) (?:fewer|less|lower|more|higher) than today$/.exec(target ?? '') ?? [];
  if (by !== undefined) return `${better === 'lower' ? 'Cut' : 'Raise'} ${the} by ${by}`;
  if (baseline !== null || target === null || /than today$|today’s figure$/.test(target))
    return `${better === 'lower' ? 'Cut' : 'Raise'} ${the}${fromTo(baseline, target)}`;
  if (timed && /^within\b/.test(target)) return `Reach ${name} ${target}`;
  const figure = target === '0' ? 'zero' : target.replace(/^within (?=\d)/, '');
  return better === 'lower' ? `Bring ${the} down to ${figure}` : `Bring ${the} to ${figure}`;
}

/** `weekly tour` -> the weekly tour; `answers`, `paperwork` and `tracing` stand alone. */
function withItsArticle(name: string): string {
  const [first = ''] = name.split(' ');
  const head =
    name
      .split(/\s(?:of|in|on|at|with|without|for|per|by|from|to)\s/)[0]
      ?.split(' ')
      .at(-1) ?? '';
  const alone = isPlural(head) || isUncountable(head) || /ing$/.test(first) || /ing$/.test(head);
  return alone || /^(?:the|an?|each|every|all|our)\s/i.test(name) ? name : `the ${name}`;
}

/** `search time per show`, `wait for an answer`: of one thing, with its article. */
const waits =
  /^(?:[\p{Ll}-]+ ){0,2}?(?:time|wait|queue|delay|backlog|duration)(?=$|\s(?:for|of|per|from|to|until|at|in)\s)/u;

const endsPlural = (name: string): boolean => {
  const head = name.replace(/\s(?:of|in|on|at|with|without|for|per|by|from|to)\s.*$/i, '');
  return !/\s(?:that|who|which)\s/.test(head) && isPlural(head.split(' ').at(-1) ?? '');
};

/** Whether the figure is a time though the name does not say so: alarms within 5 minutes. */
const isTimed = (name: string, figure: string | null): boolean =>
  unitOfValue(figure ?? '') === 'time' &&
  !/\b(?:time|hours?|days?|weeks?|duration|wait\w*|queues?|turnaround|delays?|lead)\b/i.test(name);

/** What is counted: of a time, the time; of a share, its hundredths. */
function metricOf(
  { name, baseline, target }: Pick<Measure, 'name' | 'baseline' | 'target'>,
  count: boolean,
  isSignUp: boolean,
): string {
  if (name === evenPoint) return 'Break-even, read from the monthly accounts';
  // 'households in a closed beta': signed up in it.
  if (isSignUp)
    return `${upperFirst(name).replace(/(?= (?:in|at|on|of|with) |$)/, ' signed up')}, counted once each, test accounts left out`;
  const figure = baseline ?? target ?? '';
  const timed = isTimed(name, figure);
  const inPercent = /%(?!.* than today)/.test(figure) && !/in per cent/.test(name);
  const rule =
    count || baseline === null
      ? `counted by the same rule in every report${count ? ', test accounts left out' : ''}`
      : `counted the way today's figure was`;
  return `${upperFirst(timed ? `time for ${withItsArticle(name)}` : name)}${inPercent ? ', in per cent' : ''}, ${rule}`;
}

const monthName =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: 20\d\d)?\b/;

const ofTrial = /\bend of (?:the|our|a) (?:pilot|trial|beta)\b/i;

/** The idea's own day for a target; else the day on which all goals are read. `isEarly`: it lies before the launch. */
const dueOf = (
  when: string | null,
  { today, limit, launch, reading, trialEnd }: Calendar,
  usual: number | null = null,
): { day: string; isEarly: boolean } => {
  const on = (day: string): { day: string; isEarly: boolean } => ({ day, isEarly: false });
  const reckoned = when ? dueDay(when, launch) : null;
  if (reckoned && reckoned > today) return on(reckoned);
  // 'at the October audit' is due in October.
  const month = when ? monthName.exec(when)?.[0] : undefined;
  const dayFrom = (from: string): string | null => {
    const days = when ? [...dates(when, from), ...(month ? dates(`by ${month}`, from) : [])] : [];
    return days.find((one) => one.day)?.day ?? (when ? plainDay(when, from) : null);
  };
  const soonest = dayFrom(today);
  // 'We start in March and hope to have 1,200 households by Christmas': the first one behind the launch.
  const isBefore = soonest !== null && soonest <= launch && limit !== null && !/20\d\d/.test(when ?? '');
  const day = isBefore ? dayFrom(launch) : soonest;
  // 'By the end of the pilot' is before the launch, and still a day on which people work with it.
  if (when && ofTrial.test(when)) return on(trialEnd ?? launch);
  // Before anybody works with it nothing can have become better by it.
  if (day) return day > launch ? on(day) : { day: reading, isEarly: true };
  // 'in the first year' is reckoned from the launch.
  return on(spanEnd(when, launch) ?? (usual ? workingDay(addDays(launch, usual)) : reading));
};
