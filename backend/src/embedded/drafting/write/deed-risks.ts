import { isShare } from '../know/offer.js';
import { isUncountable, plural, upperFirst } from '../language.js';
import { decides } from '../plan/deed-verbs.js';
import { isLook, participleOf } from '../plan/deed-words.js';
import type { Feature, Plan } from '../plan/plan.js';
import { isPeople } from '../read/lexicon.js';
import { capabilityOf } from './deed-groups.js';
import { deedOf } from './deeds.js';
import { manyOf } from './single.js';
import type { Draft, Row } from './draft.js';
import { lawsOf } from './standards.js';

/** What may go wrong with the very deeds of the idea: an answer that is late, a message nobody reads, people who stay away. */
export const deedRisks = (draft: Draft): Row[] => [
  ...waitingRisk(draft),
  ...unreadRisk(draft),
  ...awayRisk(draft),
  ...lawRisk(draft),
];

const roleOf = ({ side }: Feature, { personas }: Plan): string | undefined =>
  personas.find((persona) => persona.side === side)?.role;

const hasTime = /\b(?:within|hours?|minutes?|days?|weeks?|\d+ ?h|immediately|at once|same day|lapses?|expires?)\b/i;

const speaksOf = (text: string, { verb, noun }: { verb: string; noun: string }): boolean => {
  const said = text.toLowerCase();
  return [noun.split(' ').at(-1) ?? noun, verb].some((word) => word !== '' && said.includes(word.slice(0, 6)));
};

/** `Managers approve the offer`, with no word of when: offers wait. */
function waitingRisk({ plan, say }: Draft): Row[] {
  for (const feature of plan.features) {
    const deed = capabilityOf(feature, plan);
    const role = roleOf(feature, plan);
    if (!feature.stated || !deed || !role || deed.noun === '' || isPeople(deed.noun)) continue;
    if (!decides.test(deed.verb) || !deedOf(feature, plan) || isUncountable(deed.noun) || /thing$/.test(deed.noun))
      continue;
    // 'An offer lapses if it isn't answered within 14 days' may stand anywhere in the idea.
    if (plan.brief.sentences.some((text) => hasTime.test(text) && speaksOf(text, deed))) continue;
    const people = manyOf(role, plan);
    const things = plural(deed.noun);
    return [
      {
        risk: `${upperFirst(things)} wait too long for an answer from ${people}`,
        cause: 'The idea gives no time for the answer',
        likelihood: 'medium',
        impact: 'medium',
        effect: 'What depends on the answer is late as well',
        owner: 'Product owner',
        earlySign: `[Some ${things} of the pilot are older than a day ~ In the pilot, ${things} stay open for more than a day]`,
        mitigation: say(`A time to answer is agreed with ${people} before {pilotDate}`),
        contingency: `[${upperFirst(things)} without an answer are escalated after that time ~ A deputy answers after that time]`,
      },
    ];
  }
  return [];
}

const addresses = /^(?:remind|notify|alert|warn|chase|nudge|text|message|email)$/;
const message = /^(?:.+ )?(?:reminder|alert|notification|notice|message|summary|digest|email|text|nudge)$/;

/** `Sends reminders by text`: they have an effect only where somebody reads them. */
function unreadRisk({ plan, say }: Draft): Row[] {
  for (const feature of plan.features) {
    const deed = capabilityOf(feature, plan);
    if (!feature.stated || !deed?.automatic) continue;
    const isSent = /^send(?: out)?$/.test(deed.verb) && message.test(deed.noun);
    if (!isSent && !(addresses.test(deed.verb) && isPeople(deed.noun))) continue;
    const messages = isSent ? plural(deed.noun) : deed.verb === 'alert' ? 'alerts' : 'messages';
    return [
      {
        risk: isSent
          ? `${upperFirst(messages)} are sent and not acted on`
          : `${upperFirst(plural(deed.noun))} do not act on the ${messages}`,
        cause: 'The wording has not been tried yet',
        likelihood: 'medium',
        impact: 'medium',
        effect: 'What the message was for does not happen',
        owner: 'Product owner',
        earlySign: `Fewer than half of the ${messages} of the pilot are acted on in time`,
        mitigation: say(`The wording of the ${messages} is tried with ten recipients before {pilotDate}`),
        contingency: 'Another wording or channel is tested',
      },
    ];
  }
  return [];
}

/** Who comes from outside and is free to stay away. */
const outside =
  /(?:^| )(?:client|patient|resident|citizen|tenant|guest|visitor|customer|parent|applicant|student|pupil|donor|volunteer|household|seller|supplier)$/i;

/** `Residents upload proof of residency`: nobody can tell those who are served to use it. */
function awayRisk({ plan, say }: Draft): Row[] {
  for (const feature of plan.features) {
    const deed = capabilityOf(feature, plan);
    const role = roleOf(feature, plan);
    if (!feature.stated || !deed || !role || !outside.test(role) || !deedOf(feature, plan)) continue;
    if (isLook(deed.verb) || participleOf(deed.verb) === '' || feature.name.length > 70) continue;
    const people = plural(role);
    return [
      {
        risk: `Too few ${people} use {product}`,
        cause: `${upperFirst(people)} are free to continue as today`,
        likelihood: 'medium',
        impact: 'high',
        effect:
          isShare(plan.known.offer) || plan.brief.kind === 'marketplace' || plan.known.setting.private
            ? '{Product} is launched, and hardly anybody uses it'
            : 'Today’s way has to be kept up beside {product}',
        owner: 'Product owner',
        earlySign: `Fewer than half of the ${people} invited to the pilot use it`,
        mitigation: `Five ${people} try it before {pilotDate}, and what stops them is removed`,
        contingency: 'Those who stay away are asked why before more is built',
      },
    ].map((row) => ({ ...row, risk: say(row.risk), effect: say(row.effect), mitigation: say(row.mitigation) }));
  }
  return [];
}

/** `HIPAA`: found late, a duty stops the pilot. Marks of accessibility are tested like any other quality. */
function lawRisk({ plan, say }: Draft): Row[] {
  const law = lawsOf(plan.brief).find((text) => text.length <= 40 && /^\p{Lu}/u.test(text));
  if (!law) return [];
  return [
    {
      risk: `[A duty under ${law} is noticed late ~ The design misses a duty under ${law}]`,
      cause: 'No lawyer has read the design yet',
      likelihood: 'medium',
      impact: 'high',
      effect: say('The pilot cannot start with real data on {pilotDate}'),
      owner: 'Product owner',
      earlySign: say(
        '[Legal questions are still open on {prototypeDate} ~ On {prototypeDate} legal review has not begun]',
      ),
      mitigation: say(`The duties under ${law} are listed and assigned before {prototypeDate}`),
      contingency: 'The pilot starts with test data',
    },
  ];
}
