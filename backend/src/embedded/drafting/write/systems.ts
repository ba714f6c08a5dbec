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
import { kindOfSystem } from '../read/known-systems.js';
import { qualityKind } from '../read/qualities.js';
import { namesRival } from '../read/rivals.js';
import { everyDeed } from '../read/every-deed.js';

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
  return readFrom(text)
    .filter(
      ({ name: one }) =>
        !namesRival(one, brief.rivals) &&
        one !== brief.name &&
        // 'a wall planner + WhatsApp' is what is used today.
        !(brief.problem.today ?? '').includes(one) &&
        !(brief.place ?? '').includes(one),
    )
    .sort((one, other) => placeIn(text, one) - placeIn(text, other));
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
  /** The words of the idea around it. */
  said: string;
  /** What passes, in the words of the idea: `tickets`. */
  what?: string | null;
  use?: Connected['use'];
  when?: string;
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
    const sentence = plan.brief.sentences.find((text) => text.includes(name)) ?? name;
    const said = partsOf(sentence).find(({ text }) => text.includes(name))?.text ?? sentence;
    const [, owner = null] =
      new RegExp(`(\\p{L}+)['’]s (?:\\p{Ll}+ )?${escapePattern(name)}`, 'u').exec(sentence) ?? [];
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
    const kind = kindOfSystem(name);
    // A network carries what is sent over it, and receives nothing.
    if (kind && /^Carries/.test(kind.purpose))
      return { ...read, said, owner, direction: kind.direction, what: null, kind };
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

/** `ticket` as one of many; what stands in the plural, or cannot be counted, stays. */
const manyOf = (what: string): string =>
  /['’]s /.test(what) ? `the ${what}` : isUncountable(what) || singular(what) !== what ? what : plural(what);

export const dataOf = ({ use, what, kind }: SystemFact): string =>
  use === 'sign-in'
    ? 'who signs in'
    : use === 'payment'
      ? 'amounts and payment status'
      : what === 'data'
        ? 'still to be agreed'
        : what
          ? manyOf(what)
          : (kind && doesOneThing.test(kind.purpose) && kind.data) || 'still to be agreed';

/** A service of one kind is for that wherever it is named; of SAP only the idea can say what for. */
const doesOneThing =
  /^(?:Carries|Collects|Delivers|Gives|Hosts|Issues|Processes|Provides (?:maps|activities|vehicle)|Scores|Sends|Ships|Signs|Takes|Verifies)\b/;

/** What the idea lets pass, else what such a service is for, else the words of the idea around it. */
/** `SAP for refunds`: what the idea says it is for. */
const usedFor = (name: string, said: string): string | null =>
  new RegExp(
    `${escapePattern(name)} for (?!the\\b|our\\b|all\\b|each\\b)([\\p{Ll}][\\p{Ll} -]{2,30}?)(?=[,.;)]|$| and )`,
    'u',
  ).exec(said)?.[1] ?? null;

export const purposeOf = (fact: SystemFact): string => [jobOf(fact), overIn(fact), fact.when].filter(Boolean).join(' ');

/** `from Cerner over HL7` */
const overIn = ({ name, said }: SystemFact): string =>
  new RegExp(
    `${escapePattern(name)} ((?:over|via|through|by|using) (?:HL7(?: FHIR)?|FHIR|SFTP|FTP|EDI|SOAP|(?:the|its|their) (?:REST )?API))`,
  ).exec(said)?.[1] ?? '';

function jobOf({ name, direction, what, use, said, kind }: SystemFact): string {
  if (use === 'sign-in') return 'Signs people in';
  if (use === 'payment') return 'Processes payments';
  if (use === 'meeting') return 'Hosts the calls';
  const job = usedFor(name, said);
  if (job !== null) return `Used for ${job}, as the idea says`;
  const own = kind && doesOneThing.test(kind.purpose) ? kind.purpose : null;
  if (own && direction === 'both') return own;
  if (what)
    return `${direction === 'in' ? 'Provides' : direction === 'out' ? 'Receives' : 'Exchanges'} ${manyOf(what)}`;
  if (own) return own;
  const words = stripStop(said).replace(/^(?:[Ii]ntegrations?|[Ss]ystems|[Ii]ntegrates with): .*$/, '');
  return words !== '' && words.length <= 130 && words !== name
    ? `As the idea says: “${upperFirst(words)}”`
    : 'What passes between the two is still to be agreed';
}

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
