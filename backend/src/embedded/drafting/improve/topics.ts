import nlp from 'compromise';
import { lowerFirst, sentence, stripStop, upperFirst } from '../language.js';
import type { Draft } from '../write/draft.js';

/** What can be said of a subject that is often asked for, beyond its name. */
const topics: [pattern: RegExp, text: string][] = [
  [
    /\b(?:UK )?GDPR\b/i,
    '{Law} applies: {product} keeps only the data about people that {a unit} needs, each kind has a purpose and a last day, and every person can see, correct and export their own',
  ],
  [
    /\b(?:wcag|accessib\w+|a11y)\b/i,
    '{Topic} holds for every screen: by keyboard alone, with a screen reader, at 200% zoom and without relying on colour; it is checked before {pilotDate}',
  ],
  [
    /\b(?:hipaa|phi)\b/i,
    '{Topic} applies to every record about a patient: access by role, a log of each reading, and a signed agreement with whoever stores it',
  ],
  [
    /\bpci[ -]?dss\b/i,
    '{Topic} is kept small by never touching card numbers: the payment provider takes them, and {product} keeps a token',
  ],
  [
    /\b(?:soc ?2|iso ?27001)\b/i,
    '{Topic} is prepared from the start: access by role, reviewed changes and a kept log; the audit itself comes after the first release',
  ],
  [
    /\b(?:sso|single sign-?on|saml|oidc)\b/i,
    '{Topic} lets {actors} sign in with the account they already have; who leaves there loses access here within the hour (assumed)',
  ],
  [/\b(?:2fa|mfa|two-?factor)\b/i, '{Topic} is required of every {admin} and offered to everybody else'],
  [
    /\boffline\b/i,
    'Offline use is part of the promise: what {actors} need for the day is on the device, entries wait there, and a conflict shows both versions',
  ],
  [
    /\b(?:mobile|phones?|ios|android)\b/i,
    'Mobile use comes first for {actors}: every step of {a unit} works with one thumb on a phone, and nothing needs a laptop',
  ],
  [
    /\b(?:security|secure|encrypt\w*)\b/i,
    '{Topic} is part of the first release: data is encrypted on the way and at rest, rights follow the role, and each change is logged with its author',
  ],
  [
    /\b(?:privacy|personal data|data protection)\b/i,
    '{Topic}: {product} keeps no more about a person than {a unit} needs, and says on each screen why it asks',
  ],
  [
    /\b(?:pricing|price)\b/i,
    'Pricing is still open: the product owner proposes a price per site and one per {actor} by {decisionDate}, and the pilot tests both',
  ],
  [
    /\b(?:performance|speed|latency|fast)\b/i,
    '{Topic} is a promise with a figure: 95 of 100 actions answer within two seconds on a phone at the first site (assumed)',
  ],
  [
    /\b(?:backups?|disaster recovery)\b/i,
    '{Topic}: a copy is made every day and kept for 30 days, and putting one back is rehearsed before {launchDate} (assumed)',
  ],
  [
    /\b(?:training|onboarding)\b/i,
    '{Topic} takes two short sessions on real {units} before {pilotDate}, and each site has a colleague to ask',
  ],
  [
    /\b(?:competitors?|competition|alternatives)\b/i,
    '{Topic} must be beaten in daily use: {product} is set beside it on five real {units} before {prototypeDate}, and what it does better is written down',
  ],
  [
    /\b(?:budget|cost|money)\b/i,
    '{Topic}: the plan stands on {budget}; what goes beyond it needs a decision of its own',
  ],
  [
    /\b(?:ai|machine learning|llm)\b/i,
    '{Topic} may suggest but not decide: the {actor} sees why, and can take another way without giving a reason',
  ],
];

/** A sentence on a subject in the words of this document; `what` is the kind of thing that was asked for. */
export function sayAbout(subject: string, what: string, draft: Draft): string {
  const about = stripStop(subject)
    .replaceAll(/[{}]/g, '')
    .replace(/^(?:the (?:fact|name) (?:that|of)|that)\s+/i, '');
  const kind =
    /^(?:risk|threat|danger|assumption|question|constraint|non-goal|limit|goal|requirement|feature|metric|milestone)$/i.exec(
      what.trim().split(' ').at(-1) ?? '',
    )?.[0];
  if (kind) {
    const label = upperFirst(kind.toLowerCase());
    return draft.say(
      /risk|threat|danger/i.test(kind)
        ? `${label} to watch: ${lowerFirst(about)}. The product owner names an early sign and a counter-measure by {decisionDate}.`
        : `${label}, added in review: ${lowerFirst(about)}. The product owner confirms it by {decisionDate}.`,
    );
  }
  if (isClause(about)) return sentence(about);
  const person = about.match(/^((?:the|our|an?) [^,]{3,40}), (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)+)$/u);
  if (person?.[1]) return `${upperFirst(person[1])} is ${person[2]}.`;
  const known = about.split(' ').length <= 8 ? topics.find(([pattern]) => pattern.test(about)) : undefined;
  const topic = upperFirst(about.replace(/^(?:the|our|an?) /i, (article) => article.toLowerCase()));
  if (known) {
    const law = /UK GDPR/i.test(about) ? 'The UK GDPR' : 'The GDPR';
    return sentence(draft.say(known[1].replaceAll('{Topic}', topic).replaceAll('{Law}', law)));
  }
  return draft.say(
    `{Product} takes ${lowerFirst(about)} into account; what follows for {units} is settled by {prototypeDate}.`,
  );
}

/** Whether a text says something (`crews can swap`) rather than names something (`crew swaps`). */
export function isClause(text: string): boolean {
  if (text.split(' ').length < 3) return false;
  if (/^(?:what|who|how|when|where|which)\b/i.test(text)) return false;
  return /\b(?:is|are|was|were|has|have|had|will|can|cannot|must|should|may|does|do|needs?|wants?)\b/i.test(text)
    ? !/\b(?:who|which|that) (?:is|are|was|were|has|have|had|will|can|cannot|must|should|may|does|do|needs?|wants?)\b/i.test(
        text,
      )
    : nlp(text).has('(#Noun|#Pronoun) #Adverb? (#PresentTense|#PastTense)') && !/^\p{L}+ing\b/u.test(text);
}
