import nlp from 'compromise';
import { singular, titleCase } from '../language.js';
import { isHouse } from '../know/places.js';
import { isGenericKind, kindWords } from './kinds.js';
import { isListed, isNounish, isPeople, isProperWord, isVerb, nominalVerb, verbOf } from './lexicon.js';
import { bareNoun, headOf, isVague } from './phrases.js';
import { isSoundNoun } from './sound.js';

/**
 * A working name in the idea's own words, where it says in its first sentences what it is: `Expense reporting tool for
 * consulting firms` is `Expense Reporting`, `dashboard for our support team` a `Support Dashboard`.
 */

/** What is said before a product that is wanted. */
const lead = String.raw`^(?:[^.]{0,100}?(?<!\p{L})(?:want|wants|need|needs|['’]d like|would like|build|building|make|making|develop|developing|create|creating|launch|launching|offer|offering|propose|specify|planning|seeks?|requires?)\s(?:to (?:build|make|have|create|launch|develop|offer)\s)?|(?:solution|idea|pitch|product|proposal|what|summary|title|type):\s)`;
const product = String.raw`(?:(?:an?|the|our|one|new)\s)?(?<words>(?:(?!(?:an?|the|our|my|one|for|to|of|that|where|in|at|and|with|on)\b)[\p{L}\d][\p{L}\d/'’&-]* ){0,4}?(?:and (?!(?:an?|the)\b)[\p{L}-]+ )?)(?<kind>${kindWords})(?<rest>$|[.,:;(?]| \(| [-–—] | \+ .*| (?:for|that|which|where|to|in which|on which|with which|so|of|at|in|by|with)\b.*| (?:helps|lets|gives|sends|shows|matches|connects|reads|turns|pays|makes|will|should|can)\b.*)`;
const opening = new RegExp(`^${product}`, 'iu');
const wanted = new RegExp(`${lead}${product}`, 'iu');
/** `Inventory sync for Shopify sellers`: a noun with no article, and for whom. */
const bare =
  /^(?<words>(?:[\p{L}\d][\p{L}\d'’&-]*\s){1,3}[\p{L}\d][\p{L}\d'’&-]*)(?: for (?!(?:us|me|free|now|sale|\d)\b)|, our )/u;
/** `Spend cards for charities.`: a whole sentence that says what it is and for whom, and nothing else. */
const offered = /^(?<words>[\p{L}-]+ [\p{L}-]+s) for (?:[\p{L}-]+ ){0,2}[\p{L}-]+[.]?$/u;
const manner =
  /^(?:an?|the|our|my|new|simple|small|little|tiny|light|lightweight|online|web|web-based|browser-based|mobile|native|internal|inner|in-house|digital|cloud|cloud-based|central|shared|modern|better|easy|easy-to-use|b2b|b2c|saas|self-hosted|hosted|open-source|open|source|cross-platform|white-label|white-labelled|white-labeled|two-sided|smart|local|custom|free|single|real-time|next-gen|ai-powered|ai-based|ai-driven|ai-first|powered|phone|desktop|ios|android|low-cost|end-to-end|all-in-one|hybrid|full-stack|fast|offline-first|private|secure|affordable|public|own|full)$/i;
/** Of these the words before tell all: `Hall Booking` is no less than a `Hall Booking System`. */
const said = /^(?:tool|system|solution|software|product|saas)$/i;
const capitals = /^(?:api|cli|sdk|crm|erp|ai|hr|it)$/i;

/** `JIRA-4821 Add contract renewal alerts`, `Ticket: VET-212 Controlled drugs register`: what a tracker puts before a title. */
const ticket =
  /^(?:(?:ticket|story|user story|epic|feature|feature request|task|issue|request|subject|re):\s*)?(?:\[?[A-Z]{2,}-\d+\]?[:\s]\s*)?(?:-\s)?(?:(?:add|build|create|implement)\s(?=\p{Ll}))?/iu;

/** Null where no sentence says so plainly. */
export function ownTitle(sentences: string[]): string | null {
  for (const [at, text] of sentences.slice(0, 4).entries()) {
    const told = text.replace(/^[-*#•\s]+/, '').replace(ticket, '');
    // 'Corporate card + expense app': two things, of which the last says the kind.
    const found =
      titleIn(told, at === 0, sentences.length === 1) ??
      (at === 0 ? titleIn(told.replace(/^[^.,;:]{3,30} \+ /, ''), true, false) : null);
    if (found !== null) return found;
  }
  return null;
}

function titleIn(text: string, isFirst: boolean, isAlone: boolean): string | null {
  const opens = isFirst || /^our /i.test(text) ? opening.exec(text) : null;
  const labelled = /^\p{L}+:\s/u.test(text) ? wanted.exec(text) : null;
  const { words = '', kind = '', rest = '' } = (labelled ?? opens ?? wanted.exec(text))?.groups ?? {};
  if (kind === '') return isFirst ? (bareTitle(text) ?? (isAlone ? aloneTitle(text) : null)) : null;
  // 'a volunteer scheduling web app': on what it runs is no part of its name.
  const told = words
    .replace(/ (?:web|mobile|online|desktop|phone) $/i, ' ')
    .split(' ')
    .filter(Boolean);
  const core = told
    .slice(told.findLastIndex((word) => manner.test(word)) + 1)
    // 'Slack bot': where it works.
    .filter((word, place, all) => all.length > 1 || !isBrand(word));
  if (!core.every(isNameWord)) return null;
  // 'an AI assistant that reads NDAs': how it works is no subject.
  const subject = core.length === 1 && /^ai$/i.test(core[0] ?? '') ? [] : core;
  if (subject.length > 1 || (subject.length === 1 && !isVague(subject[0] ?? '') && !isPeople(subject[0] ?? '')))
    return named(subject, said.test(kind) && subject.length > 1 ? '' : kind);
  if (subject.length > 0) return null;
  const whose =
    crewIn(rest) ??
    fieldIn(rest) ??
    soughtIn(rest, kind) ??
    (isGenericKind(kind) ? null : handledIn(rest)) ??
    usersIn(rest, kind) ??
    subjectIn(rest);
  return whose === null ? null : named(whose.split(' '), kind);
}

const things =
  /^(?:sync|review|analytics|insights|automations?|alerts?|reminders?|notifications?|search|payments?|flags?|chat|care|support|security|compliance|intelligence|operations|infrastructure|backups?|observability|register|revamp|redesign|coaching|training|planning|checks?|import|export|reports?|sharing|intake|sign-in|check-in|upsell|hand-?over|tracking|ordering|booking)$/;

/** A name may be nobody's house, and no order: `track carbon emissions for shops`. */
const bareTitle = (text: string): string | null => {
  const sold = (offered.exec(text)?.groups?.['words'] ?? '').split(' ').filter(Boolean);
  if (
    sold.length > 0 &&
    sold.every(isNameWord) &&
    !isPeople(sold.at(-1) ?? '') &&
    !isVerb(sold[0]?.toLowerCase() ?? '') &&
    !manner.test(sold[0] ?? '')
  )
    return named(sold, '');
  const words = (bare.exec(text)?.groups?.['words'] ?? '').split(' ').filter(Boolean);
  const core = words.filter((word, at) => at > 0 || !manner.test(word));
  const last = core.at(-1)?.toLowerCase() ?? '';
  const isOrder = isVerb(core[0]?.toLowerCase() ?? '') && !/(?:ing|ed)$/.test(core[0] ?? '') && singular(last) !== last;
  // 'Digital intake for our clinics': how it is done is all that is said beside it.
  if (core.length === 1 && words.length > 1 && things.test(last) && words.every(isNameWord)) return named(words, '');
  return core.length > 1 &&
    core.every(isNameWord) &&
    !isPeople(last) &&
    !isHouse(last) &&
    isActOrThing(last) &&
    !isOrder
    ? named(core, '')
    : null;
};

/** `plant care reminders`, and nothing else. */
const aloneTitle = (text: string): string | null => {
  const words = text.replace(/[.]$/, '').split(' ');
  return words.length > 1 && words.length < 5 && words.every(isNameWord) && things.test(words.at(-1) ?? '')
    ? named(words, '')
    : null;
};

/** What one does, or what there is of it: `sync`, `analytics`, `reminders`. */
const isActOrThing = (word: string): boolean =>
  nominalVerb(word) !== null || (/ing$/.test(word) && verbOf(word) !== null) || things.test(word);

/** `for our support team`, `for small dev teams`: what they are called by. */
function crewIn(rest: string): string | null {
  const [, crew = ''] =
    /^ ?for (?:the |our |my |an? |all |small |large |internal |remote )*([\p{L}-]+(?: [\p{L}-]+)?) (?:teams?|department|desk)\b/iu.exec(
      rest,
    ) ?? [];
  return crew !== '' && crew.split(' ').every((word) => isNameWord(word) && !isPeople(word)) ? crew : null;
}

/** `for on-call engineers`, `for fleet managers`: the field they work in. */
function fieldIn(rest: string): string | null {
  const [, field = ''] =
    /^ ?for (?:the |our |all |small |large )*([\p{L}-]+(?: [\p{L}-]+)?) (?:engineers|managers|operators|planners|owners|agents|reps|teachers|instructors|coaches|inspectors|dispatchers|technicians|analysts|officers)\b/iu.exec(
      rest,
    ) ?? [];
  const words = field.split(' ');
  return field !== '' && words.every((word) => isNameWord(word) && (word.includes('-') || isNoun(word))) ? field : null;
}

/** `where parents find and book babysitters`, `that connects owners with sitters`: a market is called by what is sought on it. */
function soughtIn(rest: string, kind: string): string | null {
  const [, met = ''] =
    /^ (?:that|which) (?:connects|matches|brings together) [\p{L} -]{3,40}? (?:with|and|to) ([^,.;]+)/iu.exec(rest) ??
    [];
  if (met !== '') return soundNoun(met);
  if (!/^(?:marketplace|exchange|directory|network|community)$/i.test(kind)) return null;
  const [, thing = ''] =
    /^ (?:where|on which|in which|that lets|that helps) [\p{L} -]{3,40}? (?:(?:can )?(?:finds?|books?|hires?|rents?|buys?|sells?|trades?|swaps?|orders?|meets?)(?:, | and |, and )?)+ ([^,.;]+)/iu.exec(
      rest,
    ) ?? [];
  return soundNoun(thing);
}

/** `a mobile app for runners who train alone`, `an app for home care visits`. */
function usersIn(rest: string, kind: string): string | null {
  if (!/^(?:app|portal)$/i.test(kind)) return null;
  const [, whom = ''] =
    /^ ?for ((?:[\p{L}-]+ ){0,2}[\p{L}-]+?)(?=$|[.,:;(]| (?:who|that|to|in|with|and|recovering|at)\b)/iu.exec(rest) ??
    [];
  return soundNoun(whom);
}

/** `that pulls tickets from Zendesk`: its first deed tells what it is about. */
function handledIn(rest: string): string | null {
  const [, verb = '', thing = ''] =
    /^(?: \+ [^.,;]{2,20}?)? (?:that|which|to) (?:can |will |should |must )?(?:automatically )?([\p{L}-]+) ([^,.;]+)/iu.exec(
      rest,
    ) ?? [];
  if (!/s$/.test(verb) && !isVerb(verb.toLowerCase())) return null;
  const noun = soundNoun(thing);
  return noun !== null && isPeople(noun) ? null : noun;
}

/** `for the application, renewal and enforcement of residential parking permits`: what all of it is about. */
function subjectIn(rest: string): string | null {
  const [, thing = ''] =
    /^ for (?:the )?(?:[\p{L}-]+, )*(?:[\p{L}-]+ (?:and|or) )?[\p{L}-]+ of (?:the |all |our )?((?:[\p{L}-]+ ){0,2}[\p{L}-]+s)(?=$|[,.;]| (?:for|in|at|by|replacing|across)\b)/u.exec(
      rest,
    ) ?? [];
  return thing !== '' && thing.split(' ').every(isNameWord) && !isPeople(thing.split(' ').at(-1) ?? '') ? thing : null;
}

const soundNoun = (text: string): string | null => {
  const noun = bareNoun(
    headOf(text).replace(
      /^(?:(?:incoming|outgoing|new|all|every|each|the|an?|our|their|local|trusted|independent|busy|vetted|verified|qualified|freelance|professional|daily|weekly|certified|experienced)\s)+/i,
      '',
    ),
  ).replace(/^\S+['’]s? /u, '');
  return noun !== '' &&
    noun.split(' ').length < 4 &&
    noun.split(' ').every(isNameWord) &&
    isSoundNoun(noun) &&
    !isVague(noun)
    ? noun
    : null;
};

const isNoun = (word: string): boolean => isNounish(word.toLowerCase()) || nlp(word).has('#Noun');
/** `Slack`, `GitHub`: a maker's name, and no acronym of the field such as `CRM`. */
const isBrand = (word: string): boolean => /^\p{Lu}\p{L}*\p{Ll}/u.test(word) && isProperWord(word);

/** No verb, no pronoun and no number of a sentence that only happens to hold the word. */
const isNameWord = (word: string): boolean =>
  !/\d/.test(word) &&
  !/['’]/.test(word) &&
  !/^(?:is|are|was|were|has|have|had|can|could|should|must|will|would|we|i|you|they|it|this|that|these|there|no|not|each|every|all|any|some|many|most|into|from|by|as|or|so|if|when|who|which|what|how|their|his|her|its|your|existing|current|old)$/i.test(
    word,
  ) &&
  !(/[a-z]s$/.test(word) && verbOf(word.toLowerCase()) !== null && singular(word) === word && !isListed(word));

const named = (words: string[], kind: string): string =>
  titleCase(
    [...words.map((word, at, all) => (kind !== '' && at === all.length - 1 ? singularName(word) : word)), kind]
      .filter(Boolean)
      .slice(-4)
      .map((word) =>
        capitals.test(word)
          ? word.toUpperCase()
          : word.replace(/-(\p{Ll})/gu, (_, letter: string) => `-${letter.toUpperCase()}`),
      )
      .join(' '),
  );

const singularName = (word: string): string =>
  /(?:ics|ss|sales|returns|claims|goods|operations|savings|rewards|benefits|news)$/i.test(word) ? word : singular(word);
