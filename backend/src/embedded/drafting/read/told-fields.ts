import { infinitive, isPlural, lowerFirst, participle, singular, stripStop } from '../language.js';
import { labelOf } from './labels.js';
import { isNounish, isPeople, isVerb, verbOf } from './lexicon.js';
import { headOf } from './phrases.js';

/** What is kept of a thing, where the idea lists it: `each ticket has a priority (P1-P4), a requester and a due time`. */
export interface ToldFields {
  /** `ticket`; empty where the sentence names no thing of its own. */
  noun: string;
  /** `due time`, each as it was written, without its article. */
  parts: { name: string; choices: string[]; isPerson?: boolean; isCount?: boolean; isTime?: boolean }[];
  /** The clause, as it was written. */
  said: string;
}
type Part = ToldFields['parts'][number];

const item = String.raw`[^,;:()]{2,40}?(?:\s\([^()]{1,60}\))?`;
const list = String.raw`(?<list>${item}(?:,\s(?:and\s)?${item})*(?:,?\sand\s${item})?)`;
/** `Each ticket has a priority, a requester and a due time` */
const holds = new RegExp(
  String.raw`^(?:an?|each|every|the) (?<noun>[\p{L}-]+(?: (?!has\b|have\b|records?\b|carries\b|holds\b|contains?\b|includes?\b|shows?\b|stores?\b|needs?\b)[\p{L}-]+){0,2}) (?:has|have|records?|carries|holds|contains?|includes?|stores?|consists of) ${list}$`,
  'iu',
);
/** `van: registration, mileage, last inspection date, assigned driver` */
const noted = new RegExp(String.raw`^(?:an?|each|every|the)?\s?(?<noun>[\p{L}-]+(?: [\p{L}-]+){0,1}):\s${list}$`, 'iu');
/** `Charities apply online with a budget, a project summary and their charity number` */
const withList = new RegExp(
  String.raw`^(?<before>[^,;:]{5,80}?) with ${list}(?=$|[;.]| (?:before|after|when|so that|by|at) )`,
  'iu',
);
/** `records who drew how many millilitres from which vial, with a witness and the time` */
const asked = /\b(?:records?|logs?|notes?|captures?|tracks?|stores?|shows?) (?<asked>who \p{L}+ .+)$/iu;

/** Over such a list stand no fields of a thing. */
const noThing =
  /^(?:languages?|integrations?|platforms?|tech(?: stack)?|stack|sdks?|roles?|users?|countries|features?|pricing|prices?|plans?|tools?|channels?|devices?|browsers?|scope|team|timeline|note|nice|must|should|could|later|out|in|today|now|example|input|output|inputs|outputs|criteria|inclusion criteria|ticket|subject|title|goals?|kpis?|metrics?|risks?|options?|notifications?|security|compliance|auth|api|mvp|phase|step|details?|context)$/i;

const makes =
  /^(?:list|create|log|record|register|add|submit|report|join|apply|enter|sign up|book|post|upload|request|order|file|note|publish|offer)$/;
const called: Record<string, string> = {
  apply: 'application',
  join: 'registration',
  register: 'registration',
  'sign up': 'registration',
  enrol: 'enrolment',
};

export function fieldsTold(sentences: string[]): ToldFields[] {
  const found = sentences.flatMap((sentence) =>
    stripStop(sentence)
      .split(/;\s+|\.\s+/)
      .flatMap((clause): ToldFields[] => askedIn(clause) ?? heldIn(clause) ?? givenIn(clause) ?? []),
  );
  return found.filter(({ parts }) => parts.length > 1);
}

function heldIn(clause: string): ToldFields[] | null {
  const { noun: label = '', list: labelled = '' } = noted.exec(clause)?.groups ?? {};
  if (label !== '' && !noThing.test(label) && labelOf(label) === null && !isPeople(label)) {
    const parts = partsIn(labelled);
    return parts.length > 1 && parts.every(isNoun) ? [{ noun: oneOf(label), parts, said: clause }] : null;
  }
  const { noun = '', list: said = '' } = holds.exec(clause)?.groups ?? {};
  if (noun === '' || isPeople(noun) || /\b(?:app|tool|platform|system|product|team|company|site)$/i.test(noun))
    return null;
  // 'Each household gets 30 a year', 'the board has 12 members' count.
  const parts = partsIn(said);
  return parts.length > 1 && parts.every(isNoun) ? [{ noun: oneOf(noun), parts, said: clause }] : null;
}

function givenIn(clause: string): ToldFields[] | null {
  const { before = '', list: said = '' } = withList.exec(clause)?.groups ?? {};
  const words = before.split(' ');
  const at = words.findIndex(
    (word, place) => place > 0 && makes.test(infinitive(word.toLowerCase())) && isVerb(infinitive(word.toLowerCase())),
  );
  if (at < 0) return null;
  const verb = infinitive((words[at] ?? '').toLowerCase());
  if (
    !isPeople(
      headOf(
        words
          .slice(0, at)
          .join(' ')
          .replace(/\bcan$/, '')
          .trim(),
      ),
    )
  )
    return null;
  const object = words
    .slice(at + 1)
    .filter((word) => !/^(?:online|in|the|app|here|up)$/i.test(word))
    .join(' ');
  const noun = object === '' ? (called[verb] ?? '') : oneOf(object);
  const parts = asFarAsNouns(partsIn(said));
  return noun !== '' && parts.length > 1 && !parts.every(({ name }) => isPeople(name))
    ? [{ noun, parts, said: clause }]
    : null;
}

/** `who drew how many millilitres from which vial`: each question is a field. */
function askedIn(clause: string): ToldFields[] | null {
  const { asked: said = '' } = asked.exec(clause)?.groups ?? {};
  if (said === '') return null;
  const [questions = '', ...more] = said.split(/,? with (?=an? |the |\p{L}+,|\p{L}+ and )/u);
  const parts: Part[] = [];
  for (const [, what = '', word = ''] of questions.matchAll(
    /\b(who|how many|how much|which|what|when|where|why)\b(?: (?!(?:from|for|to|in|at|and|or|of|by)\b)([\p{L}-]+))?/giu,
  )) {
    switch (what.toLowerCase()) {
      case 'who':
        parts.push({ name: `${participle(infinitive(word.toLowerCase()))} by`, choices: [], isPerson: true });
        break;
      case 'how many':
      case 'how much':
        parts.push({ name: word.toLowerCase() || 'amount', choices: [], isCount: true });
        break;
      case 'which':
      case 'what':
        if (word !== '' && !/(?:ed|s)$/.test(word)) parts.push({ name: word.toLowerCase(), choices: [] });
        break;
      case 'when':
        parts.push({ name: 'time', choices: [], isTime: true });
        break;
      case 'where':
        parts.push({ name: 'place', choices: [] });
        break;
      default:
        parts.push({ name: 'reason', choices: [] });
    }
  }
  parts.push(...partsIn(more.join(' and ')).map((part) => ({ ...part, isPerson: isPeople(part.name) })));
  const names = parts.map(({ name }) => name);
  return parts.length > 2
    ? [{ noun: '', parts: parts.filter(({ name }, at) => name !== '' && names.indexOf(name) === at), said: clause }]
    : null;
}

function partsIn(said: string): Part[] {
  return said
    .split(/,\s(?:and\s)?(?![^()]*\))|\sand\s(?![^()]*\))/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part): Part => {
      const [, name = part, inside = ''] = /^(.+?)\s\(([^()]+)\)$/u.exec(part) ?? [];
      return { name: lowerName(name.replace(/^(?:an?|the|its|their|our|his|her) /i, '')), choices: choicesIn(inside) };
    });
}

/** `P1-P4`, `low, medium, high` */
function choicesIn(inside: string): string[] {
  const [, letter = '', from = '', other = '', to = ''] = /^(\p{L}*)(\d)\s?[-–]\s?(\p{L}*)(\d)$/u.exec(inside) ?? [];
  if (letter !== '' && (other === '' || other === letter) && Number(to) > Number(from))
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => `${letter}${Number(from) + at}`);
  const parts = inside.split(/,\s|\sor\s|\/|\s\/\s/).map((part) => part.trim());
  return parts.length > 1 && parts.every((part) => part.split(' ').length < 3) ? parts : [];
}

/** `with date and cost, parents sign on their phone`: the list ends where another clause begins. */
const asFarAsNouns = (parts: Part[]): Part[] => {
  const end = parts.findIndex((part) => !isNoun(part));
  return end < 0 ? parts : parts.slice(0, end);
};

const lowerName = (name: string): string => (/^\p{Lu}{2}/u.test(name) ? name : lowerFirst(name));

const oneOf = (noun: string): string => {
  const plain = noun.toLowerCase().replace(/^(?:an?|the|each|every|their|new) /, '');
  return isPlural(plain) ? singular(plain) : plain;
};

/** A field is called by a noun: no clause, no sum, no name of something else. */
const isNoun = ({ name }: Part): boolean => {
  const words = name.split(' ');
  const [first = ''] = words;
  return (
    words.length <= 5 &&
    !/\d/.test(name) &&
    !/^\p{Lu}\p{Ll}/u.test(name) &&
    // 'designers search costumes' is another clause, and 'patient ID' a field.
    !(words.length > 1 && isPlural(first) && isPeople(first)) &&
    !(words.length > 2 && isPeople(first) && isVerb(words[1] ?? '')) &&
    !/\b(?:is|are|has|have|must|can|may|will|should|cannot|who|that|which|when|if|only|not|no)\b/i.test(name) &&
    // 'see vans, report defects' are deeds.
    !(
      words.length > 1 &&
      isVerb(first.toLowerCase()) &&
      !isNounish(first.toLowerCase()) &&
      !/(?:ed|en)$/.test(first)
    ) &&
    !(words.length > 1 && /s$/.test(first) && verbOf(first.toLowerCase()) !== null && !isNounish(first.toLowerCase()))
  );
};
