import type { Slots } from '../know/slots.js';
import { escapePattern, isPlural, joinWords, plural, thirdPerson } from '../language.js';
import type { Capability } from '../read/brief.js';
import { reachesThem, tellsPeople } from './by-itself.js';
import { eachTime, handedTo, isHanded, placed } from './deed-again.js';
import { decided, decisionOn, settles } from './deed-decisions.js';
import { byItself } from './by-itself-tests.js';
import { downloaded, type Failure, searched, seen, type Told } from './deed-looks.js';
import { fieldsOf, formsOf, isRow, thingIn, withState } from './deed-thing.js';
import { decides, downloads, enters, leavesState, looks, searches, worksOff } from './deed-verbs.js';
import { isThere } from './named-tests.js';
import { participleOf } from './deed-words.js';
import { eachKind } from './own-kinds.js';
import { ownLimits, withoutLimit } from './own-limits.js';
import { kindOf } from './kinds.js';
import { knownOutcome } from './known-outcomes.js';
import type { Outcome } from '../know/knowledge.js';
import { messageTests } from './message-tests.js';
import { type Moment, noMoment } from './moment.js';
import { isTakenOnce } from './taken-once.js';
import type { Feature } from './plan.js';
import { saidCases } from './said-cases.js';
import { isLimit } from './sense.js';

/**
 * How it shows that a deed can be done, and one sure way in which it fails: made from who does what to which thing,
 * with the fields, the time and the measure that the idea names. Nothing is taken from what such verbs are usually for.
 */

type Test = Feature['tests'][number];

const general = /^(?:empty|again|twice|open|left|undelivered|down .+)$/;
/** How often at most is as much a wish as the deed itself. */
const isWish = ([name]: Failure): boolean => name === 'cap';

/** Makes the checks of one deed after the other. */
export function deedTester(
  sentences: readonly string[],
  typedFields: (capability: Capability) => string[] = () => [],
  outcomes: readonly Outcome[] = [],
  roles: readonly string[] = [],
): (capability: Capability, words: Slots, when: string, moment?: Moment) => Test[] {
  const used = new Set<string>();
  return (capability, words, when, moment = noMoment) => {
    const who = `the ${words['actor'] ?? 'user'}`;
    const told: Told = {
      capability: withState(capability),
      when,
      who,
      thing: thingIn(withState(capability), words),
      words,
      sentences,
      moment,
      typed: typedFields(capability),
      outcomes,
      others: roles.filter((role) => ![capability.by, ...(capability.also ?? []), words['actor']].includes(role)),
    };
    const said = saidCases(told);
    if (said) return said;
    const [own, ...failures] = checksOf(told);
    const limits = ownLimits(told).filter(({ when: over, then }) => !used.has(`${over} ${then}`));
    limits.forEach(({ when: over, then }) => used.add(`${over} ${then}`));
    const isDone = !capability.automatic || capability.named === true;
    const kinds = limits.length > 0 || !isDone ? null : eachKind(told);
    // What is told by its kinds or its limit says no more without them.
    if (kinds) return [kinds, ...failures.slice(0, 1).map(([, test]) => test)];
    if (limits.length > 0)
      return [...limits, ...(own.isPlain ? [] : [{ ...own, when: withoutLimit(own.when) }])].slice(0, 4);
    const wished = failures.filter(isWish).map(([, test]) => test);
    // What holds of any entry is said once.
    const first = wished.length > 0 ? undefined : failures.find(([name]) => !general.test(name) || !used.has(name));
    if (!first) return [own, ...wished];
    used.add(first[0]);
    return [own, first[1]];
  };
}

function checksOf(told: Told): [own: Test, ...failures: Failure[]] {
  const { verb, tail, automatic, named } = told.capability;
  if (named && !tellsPeople(told.capability)) return [isThere(told)];
  if (automatic) return byItself(told);
  if (reachesThem(told.capability)) return messageTests(told);
  if (
    downloads.test(verb) ||
    (/^(?:get|receive)$/.test(verb) && /\b(?:export|download)$/i.test(told.capability.object))
  )
    return downloaded(told);
  if (searches.test(verb) && (verb !== 'browse' || tail !== '')) return searched(told);
  const kind = kindOf(told.capability)?.kind;
  const known =
    kind === undefined || kind === 'report'
      ? knownOutcome({ ...told, actor: told.who.replace(/^the /, '') }, told.outcomes)
      : null;
  if (known) return withOthers(known.tests, told);
  if (kind === 'talk' || readerOf(told.capability) !== '') return written(told);
  if (kind !== undefined || (looks.test(verb) && !readsOff(told.capability))) return seen(told);
  if (isLimit(told.capability)) return limited(told);
  const settled = settles(told.capability);
  if (settled) return decisionOn(settled, told.when);
  const [own, ...others] = decides.test(verb)
    ? decided(told)
    : (putsDown(verb) && !isHanded(told.capability) && !looksUpBy(told.capability)) || makesPicture(told.capability)
      ? entered(told)
      : done(told);
  return withOthers([own, ...others], told);
}

/** Who else tries it matters more than any other way to fail. */
function withOthers([own, ...failures]: [Test, ...Failure[]], told: Told): [Test, ...Failure[]] {
  const only = notOthers(told);
  return only ? [own, only] : [own, ...failures];
}

const gauges = /^(?:weigh|measure|count|meter|tally)(?: (?:out|in|up))?$/;

/** `read each well weekly`: what is read off again and again is a figure. */
const readsOff = ({ verb, noun, tail }: Capability): boolean =>
  verb === 'read' &&
  !isText.test(noun) &&
  /^(?:(?:hourly|daily|weekly|monthly)|(?:every|each|once an?|twice an?) .+)$/.test(tail);

/** `read entries weekly` looks at what somebody wrote. */
const isText =
  /(?:^| )(?:entry|report|message|note|comment|record|letter|log|article|post|review|document|text|story|summary|mail|e-mail)$/;

/** `enter an address`: something is looked up by it. */
const looksUpBy = ({ verb, noun }: Capability): boolean =>
  verb === 'enter' &&
  /(?:^| )(?:address|postcode|zip code|code|number plate|destination|route|search term)$/.test(noun);

const putsDown = (verb: string): boolean =>
  enters.test(verb) || /^(?:type in|key in|dictate|punch in|put in|raise|start a|lodge|compose)$/.test(verb);

const makesPicture = ({ verb, noun }: Capability): boolean =>
  verb === 'take' && /(?:^| )(?:photo|photograph|picture|video)$/.test(noun);

/** `photograph each costume` */
const takesPicture = ({ verb, noun }: Capability): boolean => verb === 'photograph' && noun !== '';

/** What is put down is there afterwards, with what belongs to it. */
function entered({ capability, when, who, thing, typed }: Told): [Test, ...Failure[]] {
  const fields = fieldsOf(capability);
  const [it, are] = thing ? formsOf(thing) : [`the ${entryOf(capability)}`, 'is'];
  const own = {
    // Of what has no name nothing is shown that a reader could check.
    ...(thing || fields.length > 0 ? {} : { isPlain: true as const }),
    given: `${it} ${are} not on record yet`,
    when,
    then: `${it} ${are} saved with ${joinWords([...fields, 'name', 'time'])}, and can be opened again`,
  };
  const isChoice = / or /.test(thing?.it ?? '');
  const parts = thing && isRow(thing.it) && !isChoice ? thing.it.split(/, (?:and )?| and /) : [];
  const saves = `${who} saves ${parts.length > 0 || isChoice ? 'the entry' : it}`;
  const [lacking = parts.at(-1)?.replace(/^(?:an?|the|their) /, '')] = fields.slice(-1);
  if (lacking) return [own, missing(lacking.replace(/^(?!the )/, 'the '), saves)];
  // Where neither the idea nor its thing names a field, nothing can be missing that a reader would know.
  const field = typed.at(-1);
  return field ? [own, ['empty', missing(field, saves)[1]]] : [own];
}

/** What is entered where no thing is named. */
const entryOf = ({ object }: Capability): string => (/^how (?:many|much)\b/.test(object) ? 'number' : 'entry');

const missing = (what: string, when: string): Failure => [
  'missing',
  {
    given: `${what} ${isPlural((what.split(' of ')[0] ?? '').split(' ').at(-1) ?? '') ? 'are' : 'is'} missing`,
    when,
    then: 'the page names the missing field and keeps the other input',
  },
];
/** `set how many cakes a day can be made`: how far others may go. */
const limited = ({ when }: Told): [Test, ...Failure[]] => [
  { given: 'no limit is set yet', when, then: 'the limit is on record, with name and time' },
  [
    'limit',
    {
      given: 'the limit is reached',
      when: 'more than that is asked for',
      then: 'it is refused, and the limit is named',
    },
  ],
];

const numbered = /^(?:\d|two|three|four|five|six|seven|eight|nine|ten|half|a third)\b/i;
const settlesCase = /^(?:decide|determine|judge)$/;

/** What cannot be done to the same thing twice. */
const ends = /^(?:cancel|recall|withdraw|write off)$/;
/** What leaves the house and is not meant twice. */
const leavesOnce = /^(?:send|send out|print|pay|invite)$/;

const runs = /(?:^| )(?:tool|command|cli|script|check|tests?|scan|job|build|query|simulation|linter|analysis)$/i;

/** What somebody does to a thing is its state from then on, where such a deed leaves one. */
function done(told: Told): [Test, ...Failure[]] {
  const { capability, when, who, thing, sentences } = told;
  const { verb } = capability;
  const past = participleOf(verb);
  const fields = [...fieldsOf(capability), ...(gauges.test(verb) || readsOff(capability) ? ['the figure'] : [])];
  const known = `with ${joinWords([...fields, 'name', 'time'])}`;
  const [it, is, has] = formsOf(thing);
  // 'pays back two thirds': of a number of them none stands for all.
  const isNamed = thing !== null && thing.noun !== '' && past !== '' && !numbered.test(capability.object);
  const leaves = thing !== null && (leavesState.test(verb) || worksOff.test(verb));
  // 'run the tool on a laptop': it ends, and one sees how.
  if (/^(?:run|execute|launch)$/.test(verb) && thing !== null && runs.test(thing.noun))
    return [
      {
        given: 'valid input',
        when,
        then: 'it ends with its result, or with a message that says why there is none',
      },
    ];
  const own = takesPicture(capability)
    ? { given: `${it} ${has} no picture yet`, when, then: `the picture stands with ${it}, ${known}` }
    : leaves
      ? { given: `${it} ${has} not been ${past} yet`, when, then: `${it} ${is} shown as ${past}, ${known}` }
      : settlesCase.test(verb)
        ? {
            given: 'the case is open',
            when,
            then: 'the decision is shown with its reason, name and time, and the case is no longer open',
          }
        : {
            isPlain: true,
            given: isNamed ? `${it} ${has} not been ${past} yet` : 'it has not been done yet',
            when,
            then: isNamed
              ? `it is on record that ${it} ${has} been ${past}, with name and time`
              : 'it is on record, with name and time',
          };
  const lacks = fields.map((field) => missing(field, `${who} saves the entry`)).slice(-1);
  const again = eachTime(capability, when, fields);
  if (again) return [again, ...lacks];
  if (lacks[0]) return [own, lacks[0]];
  if (thing && !thing.many && isTakenOnce(capability, sentences))
    return [
      own,
      [
        'taken',
        {
          given: `somebody else has ${past} ${it} for the same time`,
          when,
          then: 'it is refused at once, and the first one keeps it',
        },
      ],
    ];
  const put = placed(capability, when, thing) ?? handedTo(capability, when, thing);
  if (put) return put;
  if (!leaves || thing.many) return [own];
  const before = { given: `${it} ${has} been ${past} before`, when: 'it is tried a second time' };
  if (thing.noun !== '' && worksOff.test(verb))
    return [
      own,
      [
        'left',
        {
          given: `of three ${plural(thing.noun)} two have been ${past}`,
          when: 'someone opens the list of open items',
          then: `only the ${thing.noun} that has not been ${past} is listed`,
        },
      ],
    ];
  if (ends.test(verb))
    return [own, ['again', { ...before, then: 'nothing is changed, and the page says who did it, and when' }]];
  return leavesOnce.test(verb)
    ? [own, ['again', { ...before, then: `the page says so before ${it} ${is} ${past} once more` }]]
    : [own];
}

/** `Only the office may close a case`: who else tries it. */
function notOthers({ capability: { verb, by = '', noun }, sentences, thing }: Told): Failure | null {
  const does = `(?:(?:may|can|must|shall) )?(?:${escapePattern(verb)}|${escapePattern(thirdPerson(verb))})`;
  const rule = new RegExp(
    `\\bonly (?:the |our |an? )?(${escapePattern(by)}|${escapePattern(plural(by))}|[\\p{L} ]{3,30}?) ${does} ([^.;]{3,40})`,
    'iu',
  );
  const found =
    by === ''
      ? undefined
      : sentences
          .map((text) => rule.exec(text))
          .find(
            (match) =>
              match?.[2]?.toLowerCase().includes(noun) &&
              !/^(?:then|when|if|once|after|before)\b/i.test(match[1] ?? ''),
          );
  return found
    ? [
        'others',
        {
          given: `somebody is signed in who is not ${found[1] === plural(by) ? `one of the ${found[1]}` : `the ${found[1] ?? by}`}`,
          when: `they open ${thing?.it ?? 'it'}`,
          then: `nothing is offered there to ${verb} it`,
        },
      ]
    : null;
}

/** `the grave owner` of `write to the grave owner`; empty where nobody is written to. */
const readerOf = ({ verb, object, tail }: Capability): string => {
  const [, to = ''] =
    /^to (?:an?|the|their|his|her|its|each|every) ([^,;]{3,40})$/.exec(`${object} ${tail}`.trim()) ?? [];
  return /^(?:write|reply|talk|speak)$/.test(verb) ? to : '';
};

/** What one person writes to another. */
function written({ capability, when, who }: Told): [Test, ...Failure[]] {
  const noun = readerOf(capability) || capability.noun;
  return [
    {
      given: `nothing has been written to the ${noun} yet`,
      when,
      then: 'what was written is kept, with name and time',
    },
    [
      'empty',
      {
        given: 'the required fields are empty',
        when: `${who} sends it`,
        then: 'nothing goes out, and the page asks for a text',
      },
    ],
    [
      'reach',
      {
        given: `no address of the ${noun} is on record`,
        when: `${who} begins to write`,
        then: 'the page says so before anything is typed',
      },
    ],
  ];
}
