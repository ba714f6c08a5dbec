import { lowerFirst, stripStop, upperFirst } from '../language.js';
import type { Plan } from '../plan/plan.js';
import { ruleKind } from './checks.js';
import type { Row } from './draft.js';
import { isSaidIn, requirementIn, spokenRules } from './spoken-rules.js';

/** What people read who come to a bound that the idea sets: too late, too many, or not yet allowed. */

const forms: [heard: RegExp, when: string, opening: string, kind: string, next: string][] = [
  [
    /\bneeds? (?:the |an? |two )?(?:approvals?|yes|signatures?|consent|permission)\b|\bmust (?:also )?be (?:approved|signed off|confirmed|released) by\b/i,
    'It is saved, and the approval is still missing',
    'Waiting for approval',
    'information',
    'Withdraw it, or wait',
  ],
  [
    /\b(?:can|may|must (?:pay|send|submit|hand in|confirm|apply|be (?:opened|submitted|paid|claimed|reported)))\b.*\b(?:within \d|until|no later than|up to \d+ \p{L}+ before)/iu,
    'The time for it is over',
    'Too late',
    'error',
    'Ask for an exception',
  ],
  [
    /\b(?:can|may|should|limited|entitled|holds?|keep)\b.*\b(?:at most|up to|max(?:imum|\.)?|no more than|not more than|limited to|(?:once|twice) (?:an?|per|each)) |\bquota\b|\blimited to\b/i,
    'The limit has been reached',
    'Not possible',
    'error',
    'Stay within the limit',
  ],
];

/** What the product does or is, stops nobody; and what is left out of it is not there to be tried. */
const ofProduct =
  /^(?:no (?!\S+ (?:before|goes|leaves|is|are|may|can|without)\b)|(?:the|our) (?:app|tool|service|product|platform|system|software|device|board)\b|it\b)|\b(?:should|since)\b/i;

export const isOfProduct = (text: string, { brief }: Pick<Plan, 'brief'>): boolean =>
  ofProduct.test(text) || (!!brief.name && text.startsWith(`${brief.name} `));

const refuses = /\b(?:cannot|can['’]t|may not|must not|must never|only)\b/i;

/** What somebody reads whom a rule stops: for want of a right, or because of what is to be done. */
export const refusedBy = (text: string): { when: string; kind: string; text: string; nextStep: string } =>
  ruleKind(text) === 'authorisation'
    ? {
        when: 'Somebody without that right tries it',
        kind: 'error',
        text: `Not permitted: ${lowerFirst(text)}.`,
        nextStep: 'Ask somebody who has that right',
      }
    : {
        when: 'A step that this rule does not allow',
        kind: 'error',
        text: `Not possible: ${lowerFirst(text)}.`,
        nextStep: 'Change or cancel the step',
      };

/** Those of the idea's rules that stop people, beside the messages that are known already. */
export const boundMessages = (plan: Plan, known: string[]): Row[] => {
  const spoken = spokenRules(plan, []);
  const limits = plan.brief.limits.flatMap(({ kind, text, unread, out }) =>
    kind === 'other' && !unread && out === undefined ? [stripStop(text)] : [],
  );
  // 'Plus members can bring a friend' is told whole.
  const isCut = (text: string): boolean =>
    spoken.some((one) => one.length > text.length && one.toLowerCase().endsWith(text.toLowerCase()));
  return [...limits.filter((text) => !isCut(text)), ...spoken]
    .filter(
      (text, at, all) =>
        text.length < 150 &&
        !isOfProduct(text, plan) &&
        !isSaidIn(text, [...known, ...all.slice(0, at)]) &&
        // 'max 2 bookings at a time' stands there by itself, and so does the hour by which something has to be there.
        !known.some((one) => isSaidIn(one.replace(/^[^:]+: /, ''), [text])) &&
        !plan.facts.cutOffs.some(({ time }) => text.includes(time)),
    )
    .flatMap((text): Row[] => {
      const [, when, opening, kind, nextStep] = forms.find(([heard]) => heard.test(text)) ?? [];
      if (when === undefined && refuses.test(text) && !/^(?:if|when|once|as soon as|we|otherwise)\b/i.test(text))
        return [{ ...refusedBy(text), requirement: requirementIn(text, plan) }];
      if (when === undefined || /^(?:if|when|once|as soon as|we|otherwise)\b/i.test(text)) return [];
      return [
        {
          when,
          kind,
          text: `${upperFirst(opening ?? '')}: ${lowerFirst(text)}.`,
          nextStep,
          requirement: requirementIn(text, plan),
        },
      ];
    })
    .slice(0, 5);
};
