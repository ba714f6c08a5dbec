import { isShare } from '../know/offer.js';
import { sameRole } from '../know/people.js';
import { sideOfRole } from '../know/sides.js';
import { plural, upperFirst } from '../language.js';
import type { Plan } from '../plan/plan.js';
import { everyDeed } from '../read/every-deed.js';
import type { Draft, Row } from './draft.js';

/** What a product is by its nature, and what follows from that alone: its risk, what it rests on, how well it has to run. */

/** Those who offer something and those who look for it, where two sides have to come. */
interface Sides {
  offering: string;
  taking: string;
}

/** Whoever books or buys is on the taking side; whoever only searches may be on either. */
const takes = /^(?:book|order|rent|buy|reserve|hire|borrow)$/;
const looksFor = /^(?:search|search for|find|look for|browse|request)$/;
const keepsOrder = /^(?:verify|moderate|approve|review|check|block|remove)$/;

export function sidesOf({ brief, known, personas }: Plan): Sides | null {
  if (brief.kind !== 'marketplace' && !isShare(known.offer)) return null;
  const deeds = (role: string): string[] =>
    everyDeed(brief.capabilities)
      .filter(({ by, automatic }) => !automatic && by !== undefined && sameRole(by, role))
      .map(({ verb }) => verb);
  const who = (verbs: RegExp) => personas.find(({ role }) => deeds(role).some((verb) => verbs.test(verb)));
  const taking = who(takes) ?? who(looksFor);
  const offering = personas.find(
    ({ role }) =>
      role !== taking?.role && deeds(role).length > 0 && !deeds(role).every((verb) => keepsOrder.test(verb)),
  );
  return taking && offering ? { offering: plural(offering.role), taking: plural(taking.role) } : null;
}

const textOf = ({ brief }: Plan): string => brief.sentences.join(' ');
const isKind = ({ known }: Plan, kind: string): boolean => known.archetypes[0]?.id === kind;
const isDevice = (plan: Plan): boolean =>
  isKind(plan, 'connected-device') ||
  (/\bsensors?\b/i.test(textOf(plan)) && /\breadings?\b/i.test(textOf(plan))) ||
  /\b(?:an?|the|each|every|small) devices? (?:in|on|at) [^.;]{3,40} (?:sends?|measures?|records?)\b/i.test(
    textOf(plan),
  );
const isAi = (plan: Plan): boolean =>
  isKind(plan, 'ai-assistant') || /\b(?:AI|LLM|GPT|language model|machine learning)\b/.test(textOf(plan));
/** `No patient data at all`: what is not there needs no protection. */
export const handlesHealth = ({ brief }: Plan): boolean =>
  brief.asking.some((text) => ofHealth.test(text)) &&
  !brief.sentences.some((text) => new RegExp(`\\b(?:no|without(?: any)?|never) ${ofHealth.source}`, 'i').test(text));
const ofHealth = /\b(?:patients?|health data|medical (?:records?|data)|diagnos[ei]s)\b/i;
const takesPayment = ({ brief }: Plan): boolean =>
  everyDeed(brief.capabilities).some(({ verb, object, tail }) =>
    /^pay(?: for)?$/.test(verb) || /^(?:take|collect|charge|process)$/.test(verb)
      ? /\b(?:card|app|online|PayPal|Stripe|platform|payments?|checkout)\b/i.test(`${verb} ${object} ${tail}`)
      : false,
  ) ||
  brief.asking.some((text) =>
    /\bpay(?:s|ments?)? (?:is made |are made )?(?:online|by card|through|in the app|via)\b|\bpay(?:ment|out)s?\b[^.;]*\bStripe\b/i.test(
      text,
    ),
  );
/** Who comes of their own will comes in the evening and at the weekend as well. */
const isAlwaysOn = (plan: Plan): boolean => {
  const { known, brief, personas } = plan;
  if (/^(?:command|library|job)$/.test(known.setting.surface)) return false;
  return (
    isShare(known.offer) ||
    brief.kind === 'marketplace' ||
    known.setting.house === 'public' ||
    isDevice(plan) ||
    isKind(plan, 'developer-platform') ||
    (known.setting.private && /\b(?:app|game|shop)$/.test(brief.kind)) ||
    sideOfRole(personas[0]?.role ?? '') === 'served'
  );
};

/** What may go wrong with any product of this nature. */
export function natureRisks({ plan, say }: Draft): Row[] {
  const sides = sidesOf(plan);
  const of = (row: Row): Row => ({ likelihood: 'medium', impact: 'high', owner: 'Product owner', ...row });
  const { offer } = plan.known;
  return [
    ...(sides
      ? [
          of({
            risk: `Too few ${sides.offering} join to give ${sides.taking} a real choice`,
            cause: `${upperFirst(sides.offering)} wait for demand, and ${sides.taking} leave when they find nothing suitable`,
            effect: `${upperFirst(sides.taking)} do not come back after the first time`,
            earlySign: `${upperFirst(sides.taking)} of the pilot say that they found nothing suitable`,
            mitigation: say(
              `The pilot starts in one area, with ${sides.offering} recruited in person before {pilotDate}`,
            ),
            contingency: 'The launch is limited to areas with enough choice',
          }),
        ]
      : []),
    ...(sides && isShare(offer)
      ? [
          of({
            risk: `${upperFirst(sides.taking)} and ${sides.offering} meet here and settle directly`,
            cause: 'Both sides save the commission',
            effect: say('{Product} is used but earns nothing'),
            earlySign: 'Contacts in the pilot grow faster than payments',
            mitigation: 'Payments made here are protected; direct payments are not',
            contingency: 'Commission and terms are reviewed',
          }),
        ]
      : []),
    ...(offer?.price && offer.customer
      ? [
          of({
            risk: say('[{Customers} try it but do not pay for it ~ Too few {customers} become paying customers]'),
            cause: 'The price has not been tested yet',
            effect: 'Revenue stays below the running costs',
            earlySign: say('Pilot {customers} postpone their decision'),
            mitigation: say('Pilot {customers} know the price from the first day and decide before {launchDate}'),
            contingency: say('{Customers} that declined are interviewed, and price or scope is changed'),
          }),
        ]
      : []),
    ...(isAi(plan)
      ? [
          of({
            risk: '[A wrong result is accepted because most results are right ~ A wrong answer goes out unnoticed]',
            cause: 'Results are usually right, so they are checked less and less carefully',
            effect: 'A decision or message rests on wrong information',
            earlySign: 'Results are accepted within seconds and without changes',
            mitigation: say('A sample of results is checked by a second person in the pilot and every month after it'),
            contingency: 'The feature is switched off for this kind of case until the cause is fixed',
          }),
        ]
      : []),
    ...(isDevice(plan)
      ? [
          of({
            risk: '[Devices fail or lose their connection in the field ~ Devices stop sending, and nobody notices]',
            cause: 'Conditions on site differ from those of the test',
            effect: 'Data is missing when it is needed',
            earlySign: 'Gaps in the readings of the first devices',
            mitigation: say('A few devices run under real conditions for four weeks before {pilotDate}'),
            contingency: 'Affected devices are replaced, and gaps are shown as gaps',
          }),
        ]
      : []),
  ];
}

/** A device with a store or a battery of its own needs neither line nor power. */
const standsAlone = /\bbatter(?:y|ies)\b|\boffline\b|\b(?:stores?|keeps?) (?:up to )?\d+ (?:hours|days)\b/i;

/** What such a product rests on, and how it is tested before much is spent. */
export function natureAssumptions({ plan, say }: Draft): Row[] {
  const { offer } = plan.known;
  const sides = sidesOf(plan);
  return [
    ...(offer?.price && offer.customer
      ? [
          {
            // The price stands in the words of the idea.
            text: `${say('{Customers}')} are willing to pay ${quoted(offer.price)}`,
            ifWrong: 'Price or scope has to change before the launch',
            test: say(
              'Asked in five interviews by {prototypeDate}, and decided by the pilot {customers} before {launchDate}',
            ),
          },
        ]
      : []),
    ...(sides && isShare(offer)
      ? [
          {
            text: `${upperFirst(sides.offering)} accept the commission (${offer?.commission ?? ''})`,
            ifWrong: 'The business model has to change, or the other side pays',
            test: say(`Ten ${sides.offering} are asked by {prototypeDate}, with the terms in writing`),
          },
        ]
      : []),
    ...(isAi(plan)
      ? [
          {
            text: 'Checking and correcting a result takes clearly less time than doing the work by hand',
            ifWrong: 'The feature saves no time and is limited to cases in which it does',
            test: say('Thirty real cases are timed with and without it by {prototypeDate}'),
          },
        ]
      : []),
    ...(isDevice(plan) && !standsAlone.test(textOf(plan))
      ? [
          {
            text: 'The devices work in all places in which they are to be installed',
            ifWrong: 'Some places need another mounting or another device',
            test: say('Tried at three places that differ by {prototypeDate}'),
          },
        ]
      : []),
  ];
}

/** `€9 per month`, `£3.99 a month for Nightfeed Plus`; of several plans the prices stand in their table. */
function quoted(price: string): string {
  const [, name, amount] = /^([^,]{2,30}) at ([^,]{2,40})$/.exec(price) ?? [];
  if (name && amount && !/ (?:and|or) /.test(price)) return `${amount} for ${name}`;
  return price.length <= 90 && !/ (?:at|then) /.test(price) ? price : 'the prices in the idea';
}

/** How well it has to run: each only where the idea does what it is about. */
export function natureQualities({ plan, say }: Draft): Row[] {
  const alert = plan.features.find(
    ({ stated, isByItself, name }) => stated && isByItself && /^(?:Alert|Warn|Notify)\b/.test(name),
  );
  return [
    ...(takesPayment(plan)
      ? [
          {
            requirement: 'Card and bank data is handled by the payment provider only',
            category: 'security',
            threshold: say(
              'No card data is stored in {product} (PCI DSS); every payment is booked exactly once (assumed)',
            ),
            measuredBy: say(
              'Review of the payment flow and a test of failed and repeated payments before {launchDate}',
            ),
          },
        ]
      : []),
    ...(handlesHealth(plan)
      ? [
          {
            requirement: 'Health data is protected',
            category: 'privacy',
            threshold: 'Encrypted in storage and transit; every access is logged with name and time (assumed)',
            measuredBy: say('Security review before {pilotDate}; access log checked once a month'),
          },
        ]
      : []),
    ...(alert
      ? [
          {
            requirement: /^Notify\b/.test(alert.name) ? 'Notifications arrive in time' : 'Alerts arrive in time',
            category: 'performance',
            threshold: 'Within one minute of the event in 99 of 100 cases (assumed)',
            measuredBy: 'Time between event and delivery, logged for each alert',
          },
        ]
      : []),
    ...(isAlwaysOn(plan)
      ? [
          {
            requirement: say('{Product} is available around the clock'),
            category: 'availability',
            threshold: '99.5% a month, without announced maintenance (assumed)',
            measuredBy: 'Checked from outside every minute, summed by month',
          },
        ]
      : []),
  ];
}
