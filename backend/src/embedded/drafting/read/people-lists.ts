import { isPlural, thirdPerson } from '../language.js';
import { human } from './clauses.js';
import { isNounish, isPeople, isVerb, looksVerbal } from './lexicon.js';
import { headOf, isVague } from './phrases.js';
import { isDevice } from './somebody.js';
import { whoIs } from './subject.js';

/** Lists of people and what each of them shall do: `lets growers report stems, the packer plan boxes and customers skip a week`. */

interface Item {
  who: string;
  doing: string;
}

export const glue = /(,(?!\d)\s(?:and\s|but\s|then\s)?|;\s(?:and\s)?|\sand\s)/;
const group = String.raw`((?:(?:the|our|my|all|every|each|an?|its|their|other)\s)?(?:\d[\d.,]*\s)?(?:[\p{L}'’-]+\s){1,4}?(?:(?:of|at|in|on|from)\s(?:the\s|our\s)?(?:[\p{L}\d'’-]+\s){1,3}?)?)`;
const purposed = new RegExp(String.raw`^${group}to\s(?:be able to\s)?((\p{L}+)(?:\s.+)?)$`, 'iu');
export const gerunds = new RegExp(String.raw`^${group}((\p{L}+ing)\s.+)$`, 'iu');
const bareVerb = new RegExp(String.raw`^${group}((\p{L}+)\s.+)$`, 'iu');

const notVerb = /^(?:the|an?|our|their|his|her|its|this|that|each|every|all|one|be|have|school|work|church|hospital)$/;

/** `led`: somebody before it in the list shall do something. */
const itemOf = (part: string, pattern: RegExp, led: boolean): Item | null => {
  if (pattern !== bareVerb) return itemIn(pattern.exec(part)?.slice(1) ?? [], pattern, led);
  // A bare verb may look like the end of a name, and the end of a name like a verb: 'the transfusion officer trace'.
  const words = part.split(' ');
  return (
    words
      .slice(1, 7)
      .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' '), words[at + 1] ?? ''])
      .flatMap((parted) => (/ /.test(parted[1] ?? '') ? (itemIn(parted, pattern, led) ?? []) : []))[0] ?? null
  );
};

const itemIn = ([who = '', doing = '', verb = '']: string[], pattern: RegExp, led: boolean): Item | null => {
  // The assistant is a person where it has to do something.
  const somebody =
    isPeople(headOf(who.trim())) ||
    isPeople(`the ${headOf(who.trim())}`) ||
    whoIs(who.trim(), '') === 'people' ||
    /^(?:the|an?|each|every) assistant$/i.test(who.trim()) ||
    // 'the keeper to count the catch, and the product to warn her'
    (led && pattern === purposed && whoIs(who.trim(), '') === 'product');
  // Between people and what they do, 'to' can only stand before a verb.
  const acts =
    pattern === gerunds
      ? true
      : pattern === purposed
        ? /^[a-z]{2,}$/.test(verb) && !notVerb.test(verb)
        : looksVerbal(verb) && !isPeople(verb);
  // 'lets wards request units': many who do something can only be people, whatever they are called.
  const many = pattern === bareVerb && isPlural(who.trim()) && !isDevice(who.trim()) && human.test(doing);
  return who && (somebody || many) && acts && !isVague(who.trim()) ? { who: who.trim(), doing } : null;
};

/** `the blood bank reserve` + `and` + `issue them`: a verb that shares its object with the one behind it. */
function inPairs(parts: string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] ?? '';
    const last = part.split(' ').at(-1) ?? '';
    const [next = ''] = (parts[at + 2] ?? '').split(' ');
    const isPair =
      at % 2 === 0 &&
      parts[at + 1] === ' and ' &&
      / /.test(part) &&
      [last, next].every((word) => isVerb(word) && !isNounish(word));
    joined.push(isPair ? `${part} and ${parts[at + 2] ?? ''}` : part);
    if (isPair) at += 2;
  }
  return joined;
}

/** Behind somebody who shall do something whoever stands in the same place is somebody too: `the hands on deck log the catch`. */
function inRow(part: string): Item | null {
  const [, who = '', doing = '', verb = ''] =
    /^((?:the|our|each|every) (?:[\p{L}-]+ ){1,2}?(?:(?:on|at|in) (?:the |our )?\p{L}+ )?)((\p{L}+) (?:an?|the|their|his|her|its|each|every|which|who) .+)$/iu.exec(
      part,
    ) ?? [];
  return who && isVerb(verb) && !isPeople(verb) && !isDevice(who.trim()) ? { who: who.trim(), doing } : null;
}

/** `growers to report stems, the packer to plan boxes and customers to skip a week`: one sentence for each of them. */
export function itemsOf(list: string, pattern: RegExp): Item[] {
  const parts = inPairs(list.split(glue));
  const items: Item[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const last = items.at(-1);
    const item =
      itemOf(parts[at] ?? '', pattern, last !== undefined) ??
      (last && pattern === bareVerb ? inRow(parts[at] ?? '') : null);
    if (item) items.push(item);
    else if (!last) return [];
    else last.doing += `${parts[at - 1] ?? ''}${parts[at] ?? ''}`;
  }
  return items;
}

/** `We need a tool that lets wards request units, porters confirm delivery`: behind the tool stands the list. */
const toolThat =
  /^(?:(?:we|i) (?:want|need|would like|are looking for|look for) )?(?:an?|the|one|some|something|small|simple)\b[^,;:]{0,60}? (?:that|which|to) ((?:lets?|helps?|allows?|enables?) .+)$/iu;

export const listIn = (text: string): string[] | null => {
  const [, behind = ''] = toolThat.exec(text) ?? [];
  return wayOf(text) ?? (behind === '' ? null : listOf(behind)) ?? listOf(text);
};

/** `I need a way for customers to book a skip, for the yard to confirm it and for drivers to mark it delivered`. */
const wayFor =
  /^(?:(?:we|i|they) (?:want|need|would like|look for|are looking for) )?(?:an?|the|some|one|something|somewhere|ways?)\b[^,;:]{0,40}? (?=for .+? to )/iu;

function wayOf(text: string): string[] | null {
  const [lead = ''] = wayFor.exec(text) ?? [];
  if (lead === '' || !/\sfor (?:the |our |an? )?[\p{L} ]{3,40} to \p{L}/u.test(text.slice(lead.length + 4)))
    return null;
  const items = itemsOf(
    text.slice(lead.length).replace(/(^|,\s(?:and\s)?|\sand\s)for (?=(?:the |our |an? )?[\p{L} ]{3,40}? to )/giu, '$1'),
    purposed,
  );
  return items.length > 1 ? items.map(({ who, doing }) => `${who} can ${doing}`) : null;
}

function listOf(text: string): string[] | null {
  const [, lead = '', verb = '', list = ''] =
    /^((?:can (?:we|you) )?[^,;:]{0,80}?)\b(wants?|needs?|(?:would|should) (?:like|love)|['’]d (?:like|love)|expects?|asks?|lets?|letting|allows?|allowing|enables?|enabling|helps?|helping)\s(.+)$/iu.exec(
      text,
    ) ?? [];
  if (!list) return null;
  const wishes = /^(?:want|need|would|should|['’]d|expect|ask)/i.test(verb);
  const items = itemsOf(list, purposed);
  const straight = items.length > 0 || wishes ? items : itemsOf(list, bareVerb);
  const [first, ...rest] = straight;
  // 'a tool for schools that lets teachers plan': its readers know more of such a sentence.
  if (!first || (!wishes && rest.length === 0)) return null;
  const said = ({ who, doing }: Item): string =>
    whoIs(who, '') === 'product' && !/\bassistant$/i.test(who)
      ? `it ${doing.replace(/^\p{L}+/u, thirdPerson)}`
      : `${/\bassistant$/i.test(who) ? 'assistants' : who} can ${doing}`;
  return wishes || lead.trim() === ''
    ? straight.map(said)
    : [`${lead}${verb} ${list.slice(0, list.indexOf(first.doing))}${first.doing}`, ...rest.map(said)];
}
