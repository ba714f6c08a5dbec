import {
  escapePattern,
  isUncountable,
  lowerFirst,
  memo,
  plural,
  singular,
  stripStop,
  upperFirst,
} from '../language.js';
import { namedPeople } from '../know/named.js';
import { partsOf } from '../plan/fact-clauses.js';
import type { Plan } from '../plan/plan.js';
import { type Connected, connectedIn } from '../read/connected.js';
import { isPeople } from '../read/lexicon.js';
import type { SystemKind } from '../know/knowledge.js';
import { kindOfSystem, knownSystems } from '../read/known-systems.js';
import { qualityKind } from '../read/qualities.js';
import { namesRival } from '../read/rivals.js';
import { everyDeed } from '../read/every-deed.js';
import { withoutUnconnected } from '../read/unconnected.js';

const readFrom = memo((text: string): Connected[] => connectedIn(text.split('\n')));
/** What the idea says of the systems that it connects to; what only tells of today or of other products connects nothing. */
const connectedOf = ({ brief }: Pick<Plan, 'brief'>): Connected[] => {
  const aside = [
    ...brief.problem.sentences,
    ...brief.rivals.flatMap(({ said }) => said),
    // 'Payments stay in Domus' connects nothing.
    ...brief.kept.flatMap(({ said }) => said),
  ].map((text) => stripStop(text));
  // 'Sellers must pay fees, and the tariffs of Citeo and CONAI are published as PDFs': half of a sentence tells of today.
  const text = brief.sentences
    .map((sentence) => aside.reduce(without, stripStop(sentence).replace(speech, '')))
    .filter((rest) => rest.trim() !== '')
    .join('\n');
  const read = readFrom(text);
  const told = read.filter(
    ({ name: one }) =>
      !namesRival(one, brief.rivals) &&
      one !== brief.name &&
      // 'a wall planner + WhatsApp' is what is used today, unless it is asked for as well.
      (!(brief.problem.today ?? '').includes(one) || brief.asking.some((asked) => asked.includes(one))) &&
      !(brief.place ?? '').includes(one),
  );
  const held = heldToday(brief).filter(({ name }) => !told.some((one) => one.name.includes(name)));
  return [...told, ...held].sort((one, other) => placeIn(text, one) - placeIn(text, other));
};

/** 'Donors read "Your blood was delivered to the UZ Gent today"': what a message says connects nothing. */
const speech = /["“][^"”]*\s[^"”]*\s[^"”]*["”]/g;

/** A text without a part of it, which may begin with a capital of its own; nothing where the part says all of it. */
const without = (text: string, part: string): string =>
  part.includes(text)
    ? ''
    : [part, lowerFirst(part)].filter(Boolean).reduce((rest, one) => rest.replace(one, ''), text);

/** 'the ports themselves' stand behind those that are named. */
const placeIn = (text: string, { name }: Connected): number => (text.includes(name) ? text.indexOf(name) : text.length);

/** Services that only carry words or files hold nothing that a product is about. */
const carries = /^(?:Delivers|Holds (?:documents|accounts, mail|calendars))/;

/** `19,000 tests in GitHub Actions`, `We adopted LaunchDarkly, and there are now 1,870 flags`: there lies what the idea asks for. */
function heldToday({ sentences, asking }: Plan['brief']): Connected[] {
  const asked = asking.join('\n');
  return withoutUnconnected(sentences).flatMap((sentence) =>
    knownSystems(sentence).flatMap(({ name }): Connected[] => {
      const kind = kindOfSystem(name);
      if (kind?.use !== 'data' || carries.test(kind.purpose)) return [];
      const what = [...sentence.matchAll(/\b\d[\d.,]* (\p{Ll}+s)\b/gu)]
        .map(([, noun = '']) => noun)
        .findLast((noun) => new RegExp(`\\b${escapePattern(singular(noun))}s?\\b`, 'i').test(asked));
      return what === undefined ? [] : [{ name, direction: 'in', what, use: 'data', isHeld: true }];
    }),
  );
}

/** Systems that the idea names and that data are exchanged with, whatever the sentence around them is about. */
export const systemsOf = (plan: Pick<Plan, 'brief' | 'personas'>): string[] =>
  systemsTold(plan).map(({ name }) => name);

function systemsTold({ brief, personas }: Pick<Plan, 'brief' | 'personas'>): Connected[] {
  const people = namedPeople(brief.sentences).map(({ name: who }) => who);
  const laws = brief.limits
    // 'Data must stay in the EU' names where they lie.
    .filter(({ kind, text }) => kind === 'law' || (kind === 'quality' && qualityKind(text) === 'location'))
    .map(({ text }) => text);
  const connected = connectedOf({ brief }).filter(
    ({ name }) =>
      kindOfSystem(name) ||
      // `Invoicely` of the `Invoicely API` is the product itself.
      (!brief.name.split(' ').includes(name) &&
        ![...people, ...laws].some((other) => other.includes(name)) &&
        !personas.some(({ role }) => new RegExp(`\\b${escapePattern(role)}s?\\b`, 'i').test(name))),
  );
  return connected.filter(
    ({ name }) => !connected.some((one) => one.name.length > name.length && one.name.includes(name)),
  );
}

export interface SystemFact {
  name: string;
  direction: 'in' | 'out' | 'both';
  /** The sentence of the idea that names it. */
  said: string;
  /** What passes, in the words of the idea: `tickets`. */
  what?: string | null;
  use?: Connected['use'];
  when?: string;
  /** The idea only tells that it lies there today. */
  isHeld?: true;
  /** Whose it is: `accountant`. */
  owner: string | null;
  /** What it is for, where that is known of it anywhere. */
  kind?: SystemKind | undefined;
  /** What such a service carries; undefined for a system of which the idea knows more than we do. */
  usual?: { purpose: string; data: string; failure: string };
}

/** What such a deed does with the system it names. */
const reads =
  /^(?:list|select|choose|pick|retrieve|read|pull|pull out|import|fetch|get|grab|load|take|collect|ingest|receive|capture|see|show|view|watch|look up|find|check|scan|monitor|come)$/;
const writes =
  /^(?:export|send|push|post|write|draft|create|open|file|hand|submit|transfer|publish|deliver|upload|book|forward|feed|log|save|store|enter|put|add|ping|alert|notify|remind|assign|update|archive|register)$/;
const keeps = /^(?:track|sync|manage|keep|hold)$/;

/** A system with what the idea says of it. */
export function systemFacts(plan: Pick<Plan, 'brief' | 'personas'>): SystemFact[] {
  return systemsTold(plan).map((read) => {
    const { name } = read;
    const said = sentenceNaming(read, plan);
    const [, owner = null] = new RegExp(`(\\p{L}+)['’]s (?:\\p{Ll}+ )?${escapePattern(name)}`, 'u').exec(said) ?? [];
    // 'Track the action items in Jira' tells what passes, where no word beside the name does.
    const deed = everyDeed(plan.brief.capabilities).find(
      ({ verb, noun, tail }) =>
        new RegExp(
          `^(?:\\p{Ll}+ )?(?:to|into|in|on|from|through|via|over) (?:the |our |their )?(?:\\p{Lu}\\S*(?:,| and| or| \\+|/) ?){0,2}${escapePattern(name)}`,
          'u',
        ).test(tail) &&
        noun !== '' &&
        (reads.test(verb) || writes.test(verb) || keeps.test(verb)) &&
        !isPeople(noun) &&
        !noun.includes(name),
    );
    const service = kindOfSystem(name);
    // 'uses a Slack form': more passes there than such a service usually carries.
    const kind = new RegExp(`${escapePattern(name)} (?:forms?|commands?|(?:chat ?)?bots?)\\b`).test(said)
      ? undefined
      : service;
    // 'a WhatsApp bot': people write in it, and are answered there.
    const isBot = /\bbots?\b/i.test(said) && /^Delivers messages/.test(service?.purpose ?? '');
    if (service && !kind)
      return { ...read, said, owner, direction: 'both', what: isBot ? 'messages and answers' : null, kind };
    // 'from a file in GitHub … opens a pull request'
    if (kind && /^Holds code/.test(kind.purpose) && plan.brief.asking.some((text) => /\bpull requests?\b/i.test(text)))
      return { ...read, said, owner, direction: 'both', what: null, kind };
    // 'turn an entry into a work order in Maximo': what is made there comes from here.
    const [, made = null] =
      new RegExp(`\\binto (?:an? |the )?([\\p{Ll} -]{3,30}?) (?:in|on) (?:the |our )?${escapePattern(name)}`, 'u').exec(
        said,
      ) ?? [];
    if (read.use === 'data' && made !== null) return { ...read, said, owner, what: made, direction: 'out', kind };
    if (read.use !== 'data' || read.what !== null || !deed)
      return { ...read, said, owner, what: read.use === 'data' ? read.what : null, kind };
    const isFrom = new RegExp(`\\bfrom (?:the |our |their )?${escapePattern(name)}`, 'u').test(deed.tail);
    const direction = isFrom || reads.test(deed.verb) ? 'in' : writes.test(deed.verb) ? 'out' : 'both';
    return { ...read, said, owner, what: deed.noun, direction, kind };
  });
}

/** `the phone system` of a system that the idea names by what it is; a name of its own stays. */
export const calledInText = (name: string): string =>
  /^(?:Two|Three|Four) /.test(name)
    ? lowerFirst(name)
    : /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$|^(?:Ledger|Register|Database|Warehouse)$/u.test(name)
      ? `the ${lowerFirst(name)}`
      : name;

/** Where what passes is told, rather than where it is only named. */
function sentenceNaming({ name, what }: Connected, { brief }: Pick<Plan, 'brief'>): string {
  const naming = brief.sentences.filter((text) => text.toLowerCase().includes(name.toLowerCase()));
  const isAsked = (text: string): boolean =>
    brief.asking.some((one) => [one, lowerFirst(one)].some((asked) => text.includes(stripStop(asked))));
  return (
    (what === null ? undefined : naming.find((text) => text.includes(what))) ??
    naming.find(isAsked) ??
    naming[0] ??
    name
  );
}

/** `ticket` as one of many; what stands in the plural, or cannot be counted, stays. */
const manyOf = (what: string, said: string): string =>
  /['’]s /.test(what)
    ? `the ${what}`
    : isUncountable(what) || singular(what) !== what || !isOneOf(what, said)
      ? what
      : plural(what);
/** 'A task', 'the final list'; 'daily production' is none of several. */
const isOneOf = (what: string, said: string): boolean =>
  new RegExp(`\\b(?:an?|the|one|each|every|its|their|his|her) (?:[\\p{L}-]+ )?${escapePattern(what)}\\b`, 'iu').test(
    said,
  );

/** What the idea says of it in its own sentence, where that has no word for what passes. */
const quoted = ({ name, said }: Pick<SystemFact, 'name' | 'said'>): string | null => {
  const telling = [said, ...partsOf(said).map(({ text }) => text)].find(
    (text) =>
      text.length <= longestQuote && text.toLowerCase().includes(name.toLowerCase()) && text.split(' ').length > 3,
  );
  return telling === undefined || said === name ? null : `“${upperFirst(stripStop(closed(telling)))}”`;
};
const longestQuote = 155;
/** A clause out of a bracket, without the half of it. */
const closed = (text: string): string => (/\(/.test(text) ? text : text.replace(/\)$/, ''));

export const dataOf = (fact: SystemFact): string => namedData(fact) ?? quoted(fact) ?? 'still to be agreed';

const namedData = ({ use, what, kind, said }: SystemFact): string | null =>
  use === 'sign-in'
    ? 'who signs in'
    : use === 'payment'
      ? 'amounts and payment status'
      : what && what !== 'data'
        ? manyOf(what, said)
        : (kind && doesOneThing.test(kind.purpose) && kind.data) || null;

/** A service of one kind is for that wherever it is named; of SAP only the idea can say what for. */
const doesOneThing =
  /^(?:Collects|Delivers|Gives|Hosts|Issues|Processes|Provides (?:maps|activities|vehicle)|Scores|Sends|Ships|Signs|Takes|Verifies)\b/;

/** What the idea lets pass, else what such a service is for, else the words of the idea around it. */
/** `SAP for refunds`: what the idea says it is for. */
const usedFor = (name: string, said: string): string | null =>
  new RegExp(
    `${escapePattern(name)} for (?!the\\b|our\\b|all\\b|each\\b)([\\p{Ll}][\\p{Ll} -]{2,30}?)(?=[,.;)]|$| and )`,
    'u',
  ).exec(said)?.[1] ?? null;

export const purposeOf = (fact: SystemFact): string => {
  const job = jobOf(fact);
  return job === null
    ? `As the idea says: ${quoted(fact) ?? 'to be agreed'}`
    : [job, overIn(fact), fact.when].filter(Boolean).join(' ');
};

/** `from Cerner over HL7` */
const overIn = ({ name, said }: SystemFact): string =>
  new RegExp(
    `${escapePattern(name)} ((?:over|via|through|by|using) (?:HL7(?: FHIR)?|FHIR|SFTP|FTP|EDI|SOAP|(?:the|its|their) (?:REST )?API))`,
  ).exec(said)?.[1] ?? '';

function jobOf({ name, direction, what, use, said, kind }: SystemFact): string | null {
  if (use === 'sign-in') return 'Signs people in';
  if (use === 'payment') return 'Processes payments';
  if (use === 'meeting') return 'Hosts the calls';
  // 'signatures via BankID'
  if (what === 'signatures') return 'Collects signatures';
  const job = usedFor(name, said);
  if (job !== null) return `Used for ${job}, as the idea says`;
  const own = kind && doesOneThing.test(kind.purpose) ? kind.purpose : null;
  if (own && direction === 'both') return own;
  if (what && isChecked(what, said)) return `Used to check ${manyOf(what, said)}`;
  if (what && isHeld(what, name, said)) return `Holds ${manyOf(what, said)}`;
  if (what && what !== 'data')
    return `${direction === 'in' ? 'Provides' : direction === 'out' ? 'Receives' : 'Exchanges'} ${manyOf(what, said)}`;
  if (own) return own;
  return quoted({ name, said }) === null ? 'What passes between the two is still to be agreed' : null;
}

/** `Parts and invoices live in Business Central` */
const isHeld = (what: string, name: string, said: string): boolean =>
  new RegExp(
    `${escapePattern(what)} (?:stay|remain|live|lie|are|is)s? in (?:the |our )?${escapePattern(name)}`,
    'iu',
  ).test(said);

/** `check the VAT ID in VIES` */
export const isChecked = (what: string, said: string): boolean =>
  new RegExp(
    `\\b(?:check|verif|validat)\\p{L}* (?:the |an? |each |every )?${escapePattern(what)} (?:in|against|with)\\b`,
    'u',
  ).test(said);

/** `Agresso stays in use`, for those that no rule or platform of the idea names already. */
export function systemRules(plan: Pick<Plan, 'brief' | 'personas'>): string[] {
  const { limits, sentences } = plan.brief;
  return systemsOf(plan)
    .filter((system) => !limits.some(({ text }) => text.includes(system)))
    .map((system) => {
      const keeps = new RegExp(`${escapePattern(system)} (?:stays|remains)\\b`, 'u');
      const [fact] = systemFacts(plan).filter(({ name }) => name === system);
      return fact && !sentences.some((text) => keeps.test(text))
        ? `System: ${system}: ${lowerFirst(purposeOf(fact))}; named in the idea`
        : `System: ${system} stays in use`;
    });
}
