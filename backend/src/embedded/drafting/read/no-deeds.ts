import { isHouse } from '../know/places.js';
import { singular, upperFirst } from '../language.js';
import type { Capability } from './brief.js';
import { kindWords } from './kinds.js';
import { isGroup, isNounish, isPeople, isVerb, verbOf } from './lexicon.js';
import { doingMeans } from './ruled.js';
import { money } from './values.js';

/** What has the form of a deed and asks for none: how large something is, how far something may go, sums and aims. */

const count = String.raw`(?:\d[\d.,]*k?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\p{L}+)?|a (?:dozen|hundred|thousand)|dozens|hundreds|thousands)`;

/** `share 62 sets`, `serve about 400 members`, `holds up to three stones`: a state with its number. */
const size = new RegExp(
  String.raw`^(?:share|own|have|has|serve|count|employ|hold|number|comprise|seat|sleep|fit|cover|maintain|operate|look after|looks after|care for|cares for|carry|house|store)e?s? (?:together |between them |about |around |some |nearly |almost |over |up to |at most |at least |only |more than |no more than |not more than )*${count}\s\p{L}`,
  'iu',
);
export const tellsSize = (doing: string): boolean => size.test(doing);

/** `Our tool library lends 900 tools`, `A dairy tests 120 samples a day`: what a house does, and how much of it. */
const muchOf = new RegExp(
  String.raw`^\p{L}+s (?:about |around |some |nearly |almost |over |up to |more than )*(?:\d[\d.,]*k?|${count}) \p{L}`,
  'iu',
);
/** `lends scores to 22 choirs` */
const forMany = new RegExp(
  String.raw`^\p{L}+s \p{L}[\p{L} -]{2,40} (?:to|for|among|from) (?:about |around |some |over )?${count} \p{L}+s\b`,
  'iu',
);
export const tellsOfHouse = (subject: string, doing: string): boolean => {
  const [house = ''] = subject.split(/\s(?:in|of|at|near|on|for|from)\s/);
  return (
    /^(?:our|an?) /i.test(subject) &&
    (muchOf.test(doing) || forMany.test(doing)) &&
    (isHouse(house) || isGroup(house.split(' ').at(-1) ?? ''))
  );
};

const several = new RegExp(
  String.raw`^(?:about |around |some |nearly |over |up to |at least |all )*(?:${count}|all of us)\b`,
  'iu',
);
const uses = new RegExp(
  String.raw`^(?:will |would |shall )?(?:use|need|work with|work on|work in|rely on|depend on|share|touch|open)s? (?:it|this|that|(?:the|this) (?:${kindWords}|product|software|solution))(?: (?:daily|regularly|every \p{L}+|each \p{L}+|an? \p{L}+))?$`,
  'iu',
);
/** `24 people use it`, `we use it every day`: how many work with the product, and nothing that it does. */
export const tellsUse = (subject: string, doing: string): boolean =>
  uses.test(doing) && (several.test(subject) || /^(?:we|i|they|people|everybody|everyone)$/i.test(subject));
/** The same as a sentence: `24 people use it`, `It is used by 24 people`. */
export const isUse = (sentence: string): boolean => {
  const [, users = '', deed = ''] =
    /^(.+?) ((?:will |would |shall )?(?:use|need|work|rely|depend|share)s? .+)$/i.exec(sentence) ?? [];
  return (
    tellsUse(users, deed) ||
    new RegExp(String.raw`^(?:it (?:is|will be) )?used by ${count} \p{L}+$`, 'iu').test(sentence)
  );
};

const bound = new RegExp(
  String.raw`\b(?:at most|at least|up to|no more than|not more than|no less than|max(?:imum)?|min(?:imum)?|no (?:earlier|later) than|only)\s(?:${count}\b|once\b|twice\b|an? (?:hour|day|week|month|year)\b)|\bwithin ${count}\s`,
  'iu',
);
/** How often, how many or how early: `for at most 10 days ahead`, `only once`. */
export const isBounded = (text: string): boolean => bound.test(text);

/** `should take ten minutes`, `should sink to 50`: where a figure shall stand. */
const aim = new RegExp(
  String.raw`^(?:take|cost|last|be|fall|drop|rise|sink|grow|shrink|climb|go|come|get (?=(?:down|up|back|below|under|above|over|to|within|\d)\b)|stay|remain)\b.*(?:\b${count}\b|\d|\bzero\b|\bhalf\b)`,
  'iu',
);
export const saysAim = (doing: string): boolean => aim.test(doing);

/** `the time until a swarm is claimed down from 140 minutes to under 20` */
const change = new RegExp(
  String.raw`\b(?:down|up|cut|reduced|raised|halved|back)\b.*\d|\bfrom (?:about |over )?${count}\b.*\bto\b`,
  'iu',
);
export const saysChange = (text: string): boolean => change.test(text);

const sum = new RegExp(String.raw`^(?:about |around |up to |some |the )?${money}(?:$|\s)`, 'iu');
export const isSum = (text: string): boolean => sum.test(text);

const sums = new RegExp(String.raw`(?:^|\s)${money}$`, 'iu');
/** A noun that could be a verb opens a note: `Booking only 6 days ahead`, `Price frame 40,000 €`, `Batches stay in the pond`. */
export function isNote(first: string, rest: string): boolean {
  if (/^within \d/.test(rest) || /^within (?:one|two|three|four|five|six|an?) /.test(rest)) return true;
  const verb = verbOf(first) ?? first.toLowerCase();
  if (/^(?:pay|charge|refund|collect|transfer|deposit|donate)$/.test(verb)) return false;
  if (!isNounish(verb) && !isNounish(first.toLowerCase()) && !/ing$/i.test(first)) return false;
  const [next = '', then = ''] = rest.split(' ');
  return (
    sums.test(rest) ||
    (isBounded(rest) && !/^(?:an?|the|their|each|every|all|up)$/i.test(next)) ||
    (/[^s]s$/i.test(first) &&
      (standing.test(next) ||
        (isVerb(next) && !isNounish(next) && /^(?:an?|the|in|at|on|by)$/.test(then)) ||
        // 'Orders after 3 pm start the next day' tells what becomes of them.
        (/^(?:after|before|above|below|over|under|from|of|with|without|between)$/i.test(next) &&
          rest
            .split(' ')
            .slice(2)
            .some((word) => standing.test(word)))))
  );
}
const standing =
  /^(?:stay|remain|lapse|expire|end|begin|start|last|live|come|go|lie|stand|hang|count|are|is|no|not|never)$/i;

/** Of two deeds with one verb and thing, the one that only says how far it may go is a rule of the other. */
export const limitsAnother = (one: Capability, others: Capability[]): boolean =>
  isBounded(`${one.object} ${one.tail}`) &&
  others.some(
    (other) =>
      other !== one &&
      !isBounded(`${other.object} ${other.tail}`) &&
      (other.verb === one.verb || other.verb === one.noun) &&
      (one.noun === '' || other.noun === one.noun) &&
      (!one.by || !other.by || one.by === other.by),
  );

const product = new RegExp(
  String.raw`^(?:an?|the|this|our) (?:[\p{L}-]+ ){0,3}?(?:${kindWords}|software|product|solution)$`,
  'iu',
);
/** `sell an online service to schools`, `build an app for dog walkers`: of the making of it, which is no part of it. */
export const isMaking = ({ verb, object, by }: Capability): boolean =>
  // 'Engineers create a new service from a template' work with it.
  by === undefined &&
  /^(?:sell|build|develop|launch|create|make|market|found|design|program)$/.test(verb) &&
  product.test(object);

/** `The city seeks an online service through which …`, `The museum wants a guide that visitors can use`: the product itself is ordered. */
export const isOrdering = ({ by, verb, object, tail }: Capability): boolean =>
  by !== undefined &&
  /^(?:seek|get|want|need|procure|commission|introduce|require|look for)$/.test(verb) &&
  (product.test(object) || (verb === 'get' && / staff$/.test(by) && /^that [\p{L} -]{3,40} can use\b/iu.test(tail)));

/** `Staff sign in with their hospital account`, `staff use a password`: how everybody gets in stands with the sign-in. */
export const onlyEnters = ({ by, verb, object, tail }: Capability): boolean =>
  by !== undefined &&
  /^(?:staff|users?|everyone|everybody|people)$/.test(by) &&
  ((object === '' && /^(?:sign|log) in$/.test(verb)) ||
    (/^(?:sign|log|use)$/.test(verb) && entry.test(`${object} ${tail}`)));
const entry =
  /^(?:in (?:with|through|via|by|using)\b|(?:an? |their )?(?:[\p{L}-]+ ){0,2}(?:password|passkey|account|two-factor))/iu;

const connects = /\b(?:connect|link)(?:s|ing)?\b|\bbring(?:s|ing)? .{3,60} together\b|\bbring(?:s|ing)? together\b/i;
const meets = /^(?:connect|link|bring together|find)$/;
/** `a marketplace connecting students with tutors`, and then who does what there: that they meet is no deed beside theirs. */
export const onlyMeets = (
  { verb, noun, automatic, object }: Capability,
  all: Capability[],
  sentences: string[],
): boolean =>
  meets.test(verb) &&
  (automatic || verb === 'find') &&
  (isPeople(noun) || isGroup(noun) || isPeople(object.split(' ')[0] ?? '')) &&
  all.filter((one) => one.by !== undefined && !meets.test(one.verb)).length > 2 &&
  sentences.some((text) => connects.test(text)) &&
  (automatic || !sentences.some((text) => /\bfinds?\b/i.test(text)));

/** `We can spend about 6,000 euros`: what there is for it. */
export const isSpending = ({ verb, object, tail, by }: Capability): boolean =>
  by === undefined &&
  /^(?:spend|pay|afford|raise|invest)$/.test(verb) &&
  new RegExp(`^(?:(?:about|around|up to|at most|no more than|not more than|only|some|roughly) )*${money}`, 'iu').test(
    `${object} ${tail}`.trim(),
  );

const toHouses =
  /^(?:manage|run|find|compare|rate|review|search|list|plan|track|monitor|staff|supply|inspect|audit|visit|help|support|connect|book|rent|certify|fund)$/;
/** `an app for driving schools`: houses called after what goes on there; nobody drives schools. */
export const namesHouses = ({ verb, object, by }: Capability, sentences: string[]): boolean =>
  by === undefined &&
  !toHouses.test(verb) &&
  /^[a-z]+s$/.test(object) &&
  isHouse(singular(object)) &&
  sentences.some((text) => new RegExp(`\\bfor (?:[a-z-]+ )?[a-z]+ing ${object}\\b`, 'i').test(text));

const ofProduct = /\b(?:buy|use|purchase)s? (?:it|this)\b/i;
/** `Fleet operators buy it; drivers use it daily`: who pays and who works with it, and nothing that is done with it. */
export const isOfProduct = ({ by, verb }: Capability, sentences: string[]): boolean =>
  by !== undefined && /^(?:buy|use|purchase)$/.test(verb) && sentences.some((text) => ofProduct.test(text));

const isLimited = new RegExp(
  String.raw`^[^,;:]{3,50} (?:is|are) (?:strictly )?(?:limited|capped|restricted) (?:to|at) (?:${count})\b`,
  'iu',
);
/** `Reservations are limited to three hours`, `cancelling less than 24h before means the lesson is charged`: rules of what is done, and no deeds. */
export const setsLimit = (sentence: string): boolean => isLimited.test(sentence) || doingMeans.test(sentence);
/** `Learners cancel lessons; cancelling late means the lesson is charged`: the rule by itself. */
export const limitsApart = (sentence: string): string[] => {
  const [first = '', ...rest] = sentence.split(/; (?=\p{L}{3,}ing )/u);
  return rest.length > 0 && rest.every((part) => doingMeans.test(part))
    ? [`${first}.`, ...rest.map((part) => upperFirst(part))]
    : [sentence];
};
