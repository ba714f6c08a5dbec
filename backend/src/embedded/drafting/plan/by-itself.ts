import type { Capability } from '../read/brief.js';

/** What nobody opens the product for: what it does unasked, and what it sends to people. */

/** The words of the messages themselves. */
const message = String.raw`(?:reminders?|alerts?|e-?mails?|sms|texts?|text messages?|notifications?|messages?|pings?|warnings?|notices?|digests?)`;
const isMessage = new RegExp(
  String.raw`^(?:an? |the |their |his |her |all |one )?(?:[\p{L}-]+ ){0,2}?${message}(?= (?:\d+|(?:the|an?|one) (?:minute|hour|day|evening|night|morning|week|month) before|when|if|about|on|for|by|before|that|with|as soon|once|each|every|or|and|via|in|of|[\p{L}\d]+ (?:minutes|hours|days|weeks))\b|,|$)`,
  'iu',
);
const byMessage =
  /\b(?:by|via|as an?) (?:e-?mail|sms|text(?: message)?|push(?: notification)?|post|letter|slack|whatsapp)\b/i;

/** `contract owners get reminders before the notice deadline`: it reaches them wherever they are. */
export const reachesThem = ({
  verb,
  object,
  tail,
  automatic,
}: Pick<Capability, 'verb' | 'object' | 'tail' | 'automatic'>): boolean =>
  !automatic &&
  /^(?:get|receive)$/.test(verb) &&
  (isMessage.test(`${object} ${tail}`.trim()) || byMessage.test(`${object} ${tail}`));

/** `sends reminders`, `notifies the author` */
const sends = /^(?:remind|notify|alert|warn|tell|inform|send|message|email|e-mail|text|chase|nudge|ping|page)$/;
/** What is sent to a system, or to be looked at by somebody, is no message. */
export const tellsPeople = ({ verb, object, noun, tail, automatic, named }: Capability): boolean =>
  (automatic && sends.test(verb) && (verb !== 'send' || isMessage.test(object) || isMessage.test(noun))) ||
  (named === true && sentReport.test(`${object} ${tail}`));
/** `a weekly summary to #eng-health`: a thing of the product that comes to people. */
const sentReport =
  /^(?:an? |the )?(?:[\p{L}-]+ ){0,3}?(?:summary|digest|report|overview|update|newsletter|reminders?|alerts?|notifications?)\b.*(?:\bto (?:#|the |our |all |each )|\bby (?:e-?mail|text|sms|slack))/iu;

/** `shared shopping list` is worked with; `SSO`, `SDKs for Go` and `dark mode` have no page of their own. */
const pageless =
  /\b(?:sso|sign-on|log-?in|sign-?in|2fa|mfa|authentication|roles?|permissions?|access|apis?|sdks?|webhooks?|cli|integrations?|plug-?ins?|extensions?|connectors?|syncs?|exports?|dark mode|offline|encryption|hosting|on-prem|provider|alerts?|notifications?|reminders?|emails?|sms)\b/i;

/** Nobody opens a page for it, learns it or is timed with it. */
export const isByItself = (capability: Capability): boolean =>
  capability.named && !tellsPeople(capability)
    ? pageless.test(`${capability.object} ${capability.tail}`)
    : capability.automatic || tellsPeople(capability) || reachesThem(capability);
