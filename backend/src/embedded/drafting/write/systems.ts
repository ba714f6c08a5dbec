import nlp from 'compromise';
import { escapePattern, memo, stripStop } from '../language.js';
import { namedPeople } from '../know/named.js';
import { partsOf } from '../plan/fact-clauses.js';
import { kindOf } from '../plan/kinds.js';
import type { Plan } from '../plan/plan.js';
import { type Connected, connectedIn, formats, isToday, technology } from '../read/connected.js';
import { isKnownWord, isVerb } from '../read/lexicon.js';
import { qualityKind } from '../read/qualities.js';
import { namesRival } from '../read/rivals.js';
import { isTechnology } from '../read/technology.js';

const devices =
  /\b(?:ios|iphones?|ipads?|android|windows|mac(?:os)?|linux|chrome|safari|browsers?|web|phones?|tablets?|laptops?|desktop|app stores?|sms|offline|e-?mail|english|qr|pdfs?|gps)\b/i;
const name = String.raw`(?:\p{Ll}-)?\p{Lu}[\p{L}\d.+-]*[\p{L}\d+](?:[ ]\p{Lu}[\p{L}\d.+-]*(?=[ ,.;:)]|$)){0,2}`;
/** `the till system Cegid`, `our WMS Logipick`, `Google Calendar and Mailchimp`. */
const some = String.raw`((?:(?:the|our|an?|their)\s)?(?:\p{Ll}+\s){0,2}?${name}(?:(?:,|\sand|,\sand)\s(?:(?:to|with|from)\s)?(?:(?:the|our|an?)\s)?(?:\p{Ll}+\s){0,2}?${name})*)`;
/** What only another system can do with data: be joined to, hand over, take in, hold them or go on as it is. */
const heard = [
  String.raw`\b(?:[Ii]nterfaces?|connect\w*|link\w*|[Ii]ntegrat\w+|sync\w*)\s(?:\S+\s)?(?:to|with|into)\s${some}`,
  String.raw`\b(?:import|export|releas|submit|transfer|typ|enter|copi|cop[iy]|writ|book|push|load|feed|order|collect|fetch|receiv|read)\w*\s(?:\S+\s){0,4}?(?:to|into|in|from)\s${some}`,
  String.raw`\b(?:[Dd]ata|records?|figures|files|documents?|hours|prices|findings)\s(?:\S+\s)?(?:from|in|against)\s${some}`,
  String.raw`\b(?:stays?|remains?|kept|held)\sin\s${some}`,
  String.raw`\b(?:check\w*|compar\w*|match\w*)\s(?:\S+\s){1,3}?(?:against|with)\s${some}`,
  String.raw`(?:^|[,;:]\s(?:and\s)?)(${name})\sfor\s(?:the\s|our\s)?(?:[\p{Ll}-]+|SMS)(?=[\s,.;]|$)`,
  String.raw`\b(?:[Dd]ata|[Rr]ecords?|[Rr]esults?|[Ff]igures|[Ff]iles|[Hh]ours|[Oo]rders|[Ii]nvoices?|[Ll]ists?|[Pp]rices|[Pp]ayments?)\s(?:\p{Ll}+\s){0,2}?(?:goes|go|comes|come|is sent|are sent|flows?)\s(?:\p{Ll}+\s)?(?:to|into|from)\s${some}`,
  String.raw`\b(?:talks?|speaks?|reports?)\s(?:to|with)\s${some}`,
  String.raw`\b(?:pay\w*|settle|deposits?)\s(?:\S+\s){0,4}?(?:with|by|via|through)\s${some}`,
].map((pattern) => new RegExp(pattern, 'gu'));
const stays = new RegExp(
  String.raw`(?:^|[;,]\s|\bThe\s)((?:\p{Ll}+\s){0,2}?${name})\s(?:stays|remains|gets the|receives)\b`,
  'gu',
);

const months = /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/;
const isElsewhere = memo(
  (text: string): boolean => months.test(text) || nlp(text).has('(#Place|#WeekDay|#Demonym|#Person)'),
);

const readFrom = memo((text: string): Connected[] => connectedIn(text.split('\n')));
/** What the idea says of the systems that it connects to; what only tells of today or of other products connects nothing. */
const connectedOf = ({ brief }: Pick<Plan, 'brief'>): Connected[] => {
  const aside = [...brief.problem.sentences, ...brief.rivals.flatMap(({ said }) => said)].map((text) =>
    stripStop(text),
  );
  const speaks = brief.sentences.filter((text) => !aside.some((one) => one.includes(stripStop(text))));
  return readFrom(speaks.join('\n')).filter(
    ({ name: one }) => !namesRival(one, brief.rivals) && one !== brief.name && !(brief.place ?? '').includes(one),
  );
};

/** Systems that the idea names and that data are exchanged with, whatever the sentence around them is about. */
export function systemsOf({ brief, personas }: Pick<Plan, 'brief' | 'personas'>): string[] {
  const connected = connectedOf({ brief }).map(({ name: one }) => one);
  const asked = brief.capabilities.flatMap((capability) => kindOf(capability)?.slots['system'] ?? []);
  const limits = brief.limits
    .filter(({ kind, text }) => kind === 'platform' && !devices.test(text))
    .map(({ text }) =>
      isVerb(text.split(' ')[0] ?? '') ? text.replace(/^\S+ (?:(?:to|with|into|from) )?/, '') : text,
    );
  const told = brief.sentences
    .filter((sentence) => !isToday.test(sentence))
    .flatMap((sentence) => [
      ...heard.flatMap((pattern) => [...sentence.matchAll(pattern)].map(([, text = '']) => text)),
      // What opens a sentence is written large all the same.
      ...[...sentence.matchAll(stays)].flatMap(([, text = '']) => (isKnownWord(text.toLowerCase()) ? [] : [text])),
    ]);
  const people = namedPeople(brief.sentences).map(({ name: who }) => who);
  const laws = brief.limits
    // 'Data must stay in the EU' names where they lie.
    .filter(({ kind, text }) => kind === 'law' || (kind === 'quality' && qualityKind(text) === 'location'))
    .map(({ text }) => text);
  const others = [...asked, ...told, ...limits]
    .flatMap((text) => text.split(/,\s(?:and\s)?|\sand\s/))
    .map((text) => text.replace(/^(?:(?:to|with|into|from|in|and)\s)?(?:(?:the|our|an?|their)\s)?/, '').trim())
    // Whose it is, is no part of its name.
    .map((text) => text.replace(/^\p{Ll}+['’]s (?=\S)/u, '').replace(/[.,;:]+$/, ''))
    .filter(
      (text) =>
        /\p{Lu}/u.test(text) &&
        text.split(' ').length <= 5 &&
        !/\b(?:by|before|until|after|within|during)\b|\b(?:Thanksgiving|Christmas|Easter|Ramadan|Diwali|New Year)\b/.test(
          text,
        ) &&
        !devices.test(text) &&
        !technology.test(text.split(' ')[0] ?? '') &&
        !formats.test(text) &&
        !isTechnology(text) &&
        !namesRival(text, brief.rivals) &&
        // 'app through Stripe', 'relevant Grafana panels'
        !connected.some((one) => text.includes(one)) &&
        !/\b(?:B2B|B2C|SaaS|MVP|PWA|KPIs?)\b/.test(text) &&
        !isElsewhere(text) &&
        !(/^\p{Lu}\p{Ll}+$/u.test(text) && isKnownWord(text.toLowerCase())) &&
        ![...people, ...laws, brief.place ?? '', brief.name].some((other) => other.includes(text)) &&
        !personas.some(({ role }) => new RegExp(`\\b${escapePattern(role)}s?\\b`, 'i').test(text)),
    );
  const named = [...connected, ...others];
  return named.filter(
    (text, at) =>
      named.findIndex((one) => one.toLowerCase() === text.toLowerCase()) === at &&
      !named.some((one) => one.length > text.length && one.includes(text)),
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
  /** Whose it is: `accountant`. */
  owner: string | null;
  /** What such a service carries; undefined for a system of which the idea knows more than we do. */
  usual?: { purpose: string; data: string; failure: string };
}

const goesOut =
  /\b(?:exports?|send|sends|sent|transfers?|hands?|push\w*|posts?|books?|writes?|feeds?|submits?|releases?|reports?|go|goes)\b[^.;]*\b(?:to|into|in)\b/i;
const comesIn =
  /\b(?:imports?|reads?|takes?|captur\w*|pulls?|fetch\w*|receives?|loads?|gets?|comes?|collects?|checks?)\b[^.;]*\b(?:from|against)\b/i;

/** A system with what the idea says of it. */
export function systemFacts(plan: Pick<Plan, 'brief' | 'personas'>): SystemFact[] {
  const connected = connectedOf(plan);
  return systemsOf(plan).map((name) => {
    const read = connected.find((one) => one.name === name);
    const sentence = plan.brief.sentences.find((text) => text.includes(name)) ?? name;
    const said = partsOf(sentence).find(({ text }) => text.includes(name))?.text ?? sentence;
    const before = said.slice(0, said.indexOf(name));
    const [, owner = null] =
      new RegExp(`(\\p{L}+)['’]s (?:\\p{Ll}+ )?${escapePattern(name)}`, 'u').exec(sentence) ?? [];
    if (read) return { ...read, said, owner };
    return { name, said, owner, direction: goesOut.test(before) ? 'out' : comesIn.test(before) ? 'in' : 'both' };
  });
}

/** What nobody does without a house that offers it, though the idea names none. */
const partners: [name: string, heard: RegExp, usual: NonNullable<SystemFact['usual']>][] = [
  [
    'Text message service',
    /\b(?:sms|text messages?|by text|(?:gets?|sends?|receives?) (?:an?|the|each|one) text)\b/i,
    {
      purpose: 'Sends text messages',
      data: 'Phone number, text, delivery status',
      failure: 'Undelivered messages are retried, then listed with the phone number to call',
    },
  ],
  [
    'Mail service',
    /\b(?:by e-?mail|(?:gets?|sends?|receives?) (?:an?|the|each|one) e-?mail)\b/i,
    {
      purpose: 'Sends email',
      data: 'Address, text, attachments, delivery status',
      failure: 'Undelivered emails are retried, then reported to the sender',
    },
  ],
  [
    'Card payment service',
    /\b(?:pay|pays|paid|settle|settles|deposits?|payments?)\b[^.;,]* by card\b|\bcard payments?\b/i,
    {
      purpose: 'Takes payments by card',
      data: 'Amount, reference, result; no card numbers are stored',
      failure: 'Nothing counts as paid before the service has confirmed it',
    },
  ],
];

const answered = (usual: NonNullable<SystemFact['usual']>, comesBack: boolean): NonNullable<SystemFact['usual']> =>
  comesBack && usual.purpose.startsWith('Sends')
    ? { ...usual, purpose: `${usual.purpose} and receives the answers`, data: `${usual.data}, the answer` }
    : usual;

/** `householders get a text`, `pay by card`: somebody carries the text and takes the card, whoever it is. */
export function partnersOf(plan: Pick<Plan, 'brief'>): SystemFact[] {
  const { capabilities } = plan.brief;
  return partners.flatMap(([name, heard, usual]): SystemFact[] => {
    const deed = capabilities.find(({ verb, object, tail }) => heard.test([verb, object, tail].join(' ')));
    if (!deed) return [];
    const said = [deed.verb, deed.object, deed.tail].filter(Boolean).join(' ');
    // Whoever answers a message, and a payment that went through, come back.
    const comesBack =
      name.startsWith('Card') || /^(?:confirm|accept|decline|move|answer|reply|cancel|rate|choose)$/.test(deed.verb);
    return [
      {
        name,
        said,
        owner: 'provider, still to be chosen',
        direction: comesBack ? 'both' : 'out',
        usual: answered(usual, comesBack),
      },
    ];
  });
}

/** `Agresso stays in use`, for those that no rule or platform of the idea names already. */
export function systemRules(plan: Pick<Plan, 'brief' | 'personas'>): string[] {
  const { limits, sentences } = plan.brief;
  return systemsOf(plan)
    .filter((system) => !limits.some(({ text }) => text.includes(system)))
    .map((system) => {
      const keeps = new RegExp(`${escapePattern(system)} (?:stays|remains)\\b`, 'u');
      return sentences.some((text) => keeps.test(text))
        ? `System: ${system} stays in use; stated in the idea`
        : `System: data are exchanged with ${stripStop(system)}, which the idea names; how is settled with its owner`;
    });
}
