import { isOwnDevice } from '../know/surface.js';
import type { Plan } from '../plan/plan.js';
import { kindOfSystem } from '../read/known-systems.js';
import { everyDeed } from '../read/every-deed.js';
import { messagesTold, type ToldMessage } from './messages-told.js';
import { type SystemFact, systemFacts, systemsOf } from './systems.js';

/** What nobody does without a house or a device that offers it, though the idea names none. */

interface Partner {
  name: string;
  /** In the words of a deed; nothing is heard of it in what else the idea tells. */
  deed?: RegExp;
  /** In any sentence of the idea that speaks of the product to be. */
  told?: RegExp;
  /** As the way of a message that the idea tells. */
  channel?: string;
  direction: SystemFact['direction'];
  usual: NonNullable<SystemFact['usual']>;
  /** With whom it is agreed, where that is no provider. */
  owner?: string;
  /** What a service does that stands for it where the idea names one. */
  instead: RegExp;
}

const partners: Partner[] = [
  {
    name: 'Text message service',
    deed: /\b(?:sms|text messages?|by text|(?:gets?|sends?|receives?) (?:an?|the|each|one) text)\b/i,
    told: /\b(?:by (?:e-?mail or )?(?:text|SMS)|text (?:messages?|updates)|(?:gets?|sends?|receives?) an? (?:SMS|text))\b/i,
    channel: 'Text message',
    direction: 'out',
    usual: {
      purpose: 'Sends text messages',
      data: 'Phone number, text',
      failure: 'Undelivered messages are retried, then listed with the phone number to call',
    },
    instead: /^Sends text messages$/,
  },
  {
    name: 'Mail service',
    deed: /\b(?:by e-?mail|(?:gets?|sends?|receives?) (?:an?|the|each|one) e-?mail)\b/i,
    channel: 'Email',
    direction: 'out',
    usual: {
      purpose: 'Sends email',
      data: 'Address, text, attachments',
      failure: 'Undelivered emails are retried, then reported to the sender',
    },
    instead: /^Sends email$/,
  },
  {
    name: 'Push service of the phones',
    channel: 'Push notification',
    direction: 'out',
    usual: {
      purpose: 'Brings push notifications to the phones',
      data: 'Device token, title, text',
      failure: 'The notification stays readable in the app; a token that no longer works is removed',
    },
    instead: /push/i,
  },
  {
    name: 'Card payment service',
    deed: /\b(?:pay|pays|paid|settle|settles|deposits?|payments?)\b(?:[^.;,]|,(?=\d))* by card\b|\bcard payments?\b/i,
    direction: 'both',
    usual: {
      purpose: 'Takes payments by card',
      data: 'Amount, reference, result; no card numbers are stored',
      failure: 'Nothing counts as paid before the service has confirmed it',
    },
    instead: /payment/i,
  },
  {
    name: 'Payment service',
    deed: /^(?:pay|buy|purchase)\b(?!.*\b(?:at the (?:desk|counter|door|till|bar)|cash|on account|by invoice)\b)/i,
    direction: 'both',
    usual: {
      purpose: 'Takes payments (provider and ways of paying to be chosen)',
      data: 'Amount, reference, result; no card or account data are stored',
      failure: 'Nothing counts as paid before the service has confirmed it',
    },
    told: /\bin escrow\b/i,
    instead: /payment/i,
  },
  {
    name: 'Code host',
    told: /\bpull requests?\b/i,
    direction: 'both',
    usual: {
      purpose: 'Holds the code and its pull requests',
      data: 'Files, pull requests and comments',
      failure: 'What could not be passed on waits and is repeated',
    },
    instead: /^Holds code/,
  },
  {
    name: 'Bank, for direct debits',
    owner: 'bank of the operator',
    told: /\bdirect debits?\b/i,
    direction: 'both',
    usual: {
      purpose: 'Collects amounts by direct debit',
      data: 'Mandate, amount, due date, returned debits',
      failure: 'A debit counts as open until the bank has confirmed it; returned debits are listed',
    },
    instead: /^$/,
  },
  {
    name: 'Bank accounts of the users',
    told: /\bconnects? (?:to|with) (?:[\p{L}'’]+ ){0,3}bank accounts?\b/iu,
    direction: 'both',
    usual: {
      purpose: 'Gives access to accounts and payments, with the consent of the holder',
      data: 'Transactions, balances, transfers to be released',
      failure: 'The last balance stays visible with its time; nothing is moved meanwhile',
    },
    instead: /^$/,
  },
  {
    name: 'Video service',
    told: /\bvideo (?:rooms?|calls?|lessons?|meetings?|consultations?|chats?|sessions?)\b|\b(?:over|by|via) video\b/i,
    direction: 'both',
    usual: {
      purpose: 'Carries picture and sound (built on a service still to be chosen, assumed)',
      data: 'Room, participants, start and end',
      failure: 'Both sides are told, and the appointment can be moved without a charge (assumed)',
    },
    instead: /calls|video/i,
  },
  {
    name: 'Map service',
    told: /\b(?:on|in) (?:a|the) (?:live )?map\b/i,
    direction: 'in',
    usual: {
      purpose: 'Shows maps and finds addresses',
      data: 'Map tiles, addresses, positions',
      failure: 'An address can be typed, and the place is marked later',
    },
    instead: /\bmaps?\b/i,
  },
  {
    name: 'Sensors',
    owner: 'maker of the sensors, still to be chosen',
    told: /\b(?:from|with|sensors? in|sensors? on|install|put|fit|want|the|each) (?:[\p{L}-]+ )?sensors?\b|\bsensors? (?:that |which )?(?:measures?|sends?|reports?|in each|on each)\b/iu,
    direction: 'in',
    usual: {
      purpose: 'Measure and send readings',
      data: 'Readings with sensor and time',
      failure: 'The gap is shown, and readings that come later are filled in',
    },
    instead: /^$/,
  },
];

const negated = /\b(?:no|not|without|never|instead of)\b[^.;,]{0,30}$/i;
const ofToday = /^(?:today|currently|at present|right now|now|at the moment|so far)\b/i;

const heardIn = (pattern: RegExp, texts: string[]): string | undefined =>
  texts.find((text) => {
    const found = pattern.exec(text);
    return found !== null && !negated.test(text.slice(0, found.index));
  });

/** `householders get a text`, `pay by card`: somebody carries the text and takes the card, whoever it is. */
export function partnersOf(plan: Plan): SystemFact[] {
  const isDevice = isOwnDevice(plan.brief);
  const { asking } = plan.brief;
  const deeds = everyDeed(plan.brief.capabilities);
  const messages = messagesTold(plan);
  const speaks = asking.filter((text) => !ofToday.test(text));
  const named = systemsOf(plan).map((one) => ({ one, kind: kindOfSystem(one) }));
  const paid = systemFacts(plan).some(({ use }) => use === 'payment');
  const found = partners.flatMap(
    ({ name, deed: heard, told, channel, direction, usual, owner, instead }): SystemFact[] => {
      const isNamed = named.some(
        ({ one, kind }) => instead.test(kind?.purpose ?? '') || instead.test(one) || kind?.purpose === usual.purpose,
      );
      // Whoever makes the sensor buys it from nobody.
      if (isNamed || (paid && /payment/i.test(name)) || (isDevice && name === 'Sensors')) return [];
      const deed = heard && deeds.find(({ verb, object, tail }) => heard.test([verb, object, tail].join(' ')));
      const message = channel === undefined ? undefined : messages.find((one) => sentBy(one, channel));
      const said = deed
        ? [deed.verb, deed.object, deed.tail].filter(Boolean).join(' ')
        : (message?.said ?? (told ? heardIn(told, speaks) : undefined));
      if (said === undefined) return [];
      // Whoever answers a message comes back.
      const isAnswered =
        deed !== undefined &&
        direction === 'out' &&
        /^(?:confirm|accept|decline|move|answer|reply|cancel|rate|choose)$/.test(deed.verb);
      return [
        {
          name: name === 'Code host' ? hostBeside(named.map(({ one }) => one)) : name,
          said,
          owner: owner ?? 'provider, still to be chosen',
          direction: isAnswered ? 'both' : direction,
          usual: isAnswered
            ? { ...usual, purpose: `${usual.purpose} and receives the answers`, data: `${usual.data}, the answer` }
            : usual,
        },
      ];
    },
  );
  return found.some(({ name }) => name === 'Card payment service')
    ? found.filter(({ name }) => name !== 'Payment service')
    : found;
}

/** `GitHub` beside `GitHub Actions` */
const hostBeside = (systems: string[]): string =>
  systems.flatMap((one) => /^(?:GitHub|GitLab)(?= )/.exec(one) ?? [])[0] ?? 'Code host';

const sentBy = ({ channel }: ToldMessage, way: string): boolean => channel.toLowerCase().includes(way.toLowerCase());
