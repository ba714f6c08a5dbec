import { gerund, infinitive, isPlural, isUncountable, lowerFirst, participle, withArticle } from '../language.js';
import { isPeople } from './lexicon.js';
import { isDone } from './words.js';

/** What a rule holds back until something else has happened: `No repair may start before the customer has approved the quote`. */
export interface Held {
  /** `repair`, `puppet graded "fragile"`; of people what they may not do alone tells. */
  thing: string;
  /** `start`, `write off` */
  verb: string;
  /** `a repair is to start`, `somebody wants to fly solo` */
  tries: string;
  /** `the repair may start`, `they may fly solo` */
  may: string;
  /** `writing off a torn blanket`: what a yes is said to; empty where somebody does it unnamed. */
  doing: string;
}

const parted =
  /^(?<head>[^;:]{6,90}?),? (?<link>before|until|unless|without|only (?:with|after|once|when|if|if and when)|(?:with|after|once|when|if)(?= .+)) (?<condition>[^;:]{4,})$/iu;
const negative = /^(?:no|nobody|no one|none|nothing)\b|\b(?:not|never|only|cannot)\b/i;
const modal = String.raw`(?:(?:may|can|must|shall|should|will|is allowed to|are allowed to)(?: (?:not|never|only))?|cannot|never|only)`;
const particle = '(?: (?:off|out|up|in|away|down|over|back|on))?';

const passive = new RegExp(
  String.raw`^(?:(?<no>no|an?|the|each|every|any|all) )?(?<thing>(?:[^,]|,(?=\d)){2,60}?) (?:is|are|gets?|${modal} (?:be|get))(?: (?:not|never|only))? (?<done>\p{L}+${particle})(?<rest> (?:to|from|in|into|on|at|with|for|by) [^,]{2,40}| abroad| outside| away| home| alone| again)?(?: only)?$`,
  'iu',
);
const active = new RegExp(
  String.raw`^(?:(?<no>no|an?|the|each|every|any|all) )?(?<who>nobody|no one|(?:[^,]|,(?=\d)){2,60}?) (?<modal>${modal}) (?!together\b|alone\b|again\b|there\b)(?<verb>\p{L}+)(?<rest> [^,]{2,50})?$`,
  'iu',
);
/** `A visit starts only`, `no loan goes out`: in the present, where the verb is heard by its form. */
const present =
  /^(?:(?<no>no|an?|the|each|every|all) )?(?<thing>(?:[^,]|,(?=\d)){2,60}?) (?<verb>goe?s?|leaves?|starts?|begins?|opens?|runs?|sails?|fl(?:y|ies)|departs?|moves?|closes?|continues?|enters?)(?<rest> (?:out|in|up|on|off|live|ahead|home|it|them|(?:to|from|the|an?) [^,]{2,30}))?(?: only)?$/iu;

/** What only takes force; the deed behind it is the change itself. */
const effects = /^(?:take effect|count|hold|apply|be valid|become valid|go live|have effect|take)$/;

export function heldBackIn(text: string): Held | null {
  const { head = '', link = '' } = parted.exec(text)?.groups ?? {};
  if (head === '' || !(negative.test(head) || /^only/i.test(link))) return null;
  if (/^(?:with|after|once|when|if)$/i.test(link) && !/\bonly\b/i.test(head)) return null;
  const done = passive.exec(head)?.groups;
  if (done?.['thing'] && isParticiple((done['done'] ?? '').split(' ')[0] ?? '')) {
    const { no = '', thing: named = '', done: past = '', rest = '' } = done;
    const thing = /^the$/i.test(no) ? `the ${named}` : named;
    const [first = '', ...more] = past.toLowerCase().split(' ');
    const verb = [infinitive(first).replace(/(?<=ll)ed$/, ''), ...more].join(' ');
    const one = alone(thing);
    return {
      thing: bare(thing),
      verb,
      tries: `${one} ${are(thing)} to be ${past.toLowerCase()}${rest}`,
      may: `${the(thing)} may be ${past.toLowerCase()}${rest}`,
      doing: /^nothing$/i.test(thing) ? '' : `${gerundOf(verb)} ${one}${rest}`,
    };
  }
  const acts = active.exec(head)?.groups;
  const { who = '', verb = '', rest = '', no = '', thing: named = who } = acts ?? present.exec(head)?.groups ?? {};
  const thing = /^the$/i.test(no) ? `the ${named}` : named;
  if (thing === '' || verb === '' || /^be$/i.test(verb)) return null;
  const said =
    /^(?:never|only)$/i.test(acts?.['modal'] ?? '') || !acts ? infinitive(verb.toLowerCase()) : verb.toLowerCase();
  const person = /^(?:nobody|no one)$/i.test(thing) || isPeople(bare(thing));
  if (!person && effects.test(`${said}${rest}`.trim())) return null;
  const doer = /^(?:nobody|no one)$/i.test(thing) ? 'somebody' : alone(thing);
  return {
    thing: person ? '' : bare(thing),
    verb: said,
    tries: person
      ? `${doer} ${isMany(thing) ? 'want' : 'wants'} to ${said}${rest}`
      : `${doer} ${are(thing)} to ${said}${rest}`,
    may: person
      ? `${doer === 'somebody' ? 'they' : the(thing)} may ${said}${rest}`
      : `${the(thing)} may ${said}${rest}`,
    doing: person ? `${gerundOf(said)}${rest}` : `letting ${doer} ${said}${rest}`,
  };
}

const isParticiple = (word: string): boolean =>
  isDone(word) || /..ed$/.test(word) || participle(infinitive(word.toLowerCase())) === word.toLowerCase();
/** `graded "fragile"` of `puppet graded "fragile"`: which of them a rule is about. */
const told =
  / (?:\p{L}+ed|with|without|above|over|under|below|of|on|in|from|worth|that|which|who|older|younger|heavier|longer|more|less) .+$/u;
export const whichOf = (thing: string): string => told.exec(thing)?.[0].trim() ?? '';
export const nounOf = (thing: string): string => thing.replace(told, '');

const bare = (thing: string): string => lowerFirst(thing.replace(/^(?:no|an?|the|each|every|any|all) /i, ''));
const headOf = (thing: string): string =>
  bare(thing)
    .split(/ (?:of|in|on|at|for|with|above|below|over|under|graded|marked|from|to|that|which|who)\b/)[0]
    ?.split(' ')
    .at(-1) ?? '';
const isMany = (thing: string): boolean => isPlural(headOf(thing)) && !isUncountable(headOf(thing));
const are = (thing: string): string => (isMany(thing) ? 'are' : 'is');
const the = (thing: string): string => (/^nothing$/i.test(thing) ? 'it' : `the ${bare(thing)}`);
const alone = (thing: string): string =>
  /^nothing$/i.test(thing)
    ? 'something'
    : /^the /.test(thing)
      ? thing
      : isMany(thing) || isUncountable(headOf(thing))
        ? bare(thing)
        : withArticle(bare(thing));

/** `writing off` */
const gerundOf = (verb: string): string => {
  const [first = '', ...more] = verb.split(' ');
  return [gerund(first), ...more].join(' ');
};
