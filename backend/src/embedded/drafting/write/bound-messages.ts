import { lowerFirst, stripStop, upperFirst } from '../language.js';
import type { Plan } from '../plan/plan.js';
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
    'Change the entry',
  ],
  [
    /\b(?:cannot|can['’]t|may not|must not|must never|only)\b/i,
    'An entry that this rule refuses',
    'Not possible',
    'error',
    'Change the entry',
  ],
];

/** Those of the idea's rules that stop people, beside the messages that are known already. */
export const boundMessages = (plan: Plan, known: string[]): Row[] =>
  [
    ...spokenRules(plan, []),
    ...plan.brief.limits.flatMap(({ kind, text, unread }) => (kind === 'other' && !unread ? [stripStop(text)] : [])),
  ]
    .filter(
      (text, at, all) =>
        text.length < 150 &&
        !isSaidIn(text, [...known, ...all.slice(0, at)]) &&
        // 'max 2 bookings at a time' stands there by itself, and so does the hour by which something has to be there.
        !known.some((one) => isSaidIn(one.replace(/^[^:]+: /, ''), [text])) &&
        !plan.facts.cutOffs.some(({ time }) => text.includes(time)),
    )
    .flatMap((text): Row[] => {
      const [, when, opening, kind, nextStep] = forms.find(([heard]) => heard.test(text)) ?? [];
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
