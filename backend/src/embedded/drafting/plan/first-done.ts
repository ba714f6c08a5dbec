import { isPlural, lowerFirst, participle, singular, singularWords } from '../language.js';
import type { Capability } from '../read/brief.js';

const pattern =
  /^(?:an? |the |each |every |all |any |new )?(?<who>[^,;:]{3,40}?) (?:must|has to|have to|needs? to|should) (?:first )?(?<need>\p{L}+ [^,;:]{2,60}?) before (?:they|he|she|it) (?:can|may|is allowed to|are allowed to|is able to|are able to) (?:first )?(?<verb>\p{L}+)(?= |$)/iu;

/** What somebody has to have done before one of their deeds, and how it sounds while they have not. */
export interface FirstDone {
  deed: number;
  met: string;
  unmet: string;
}

/** `First-time members must have done the introduction before they can book a floor loom`; null where no deed of theirs waits. */
export function firstDone(text: string, capabilities: Capability[]): FirstDone | null {
  const { who = '', need = '', verb = '' } = pattern.exec(text)?.groups ?? {};
  if (verb === '') return null;
  const named = singularWords(who);
  const deed = capabilities.findIndex(
    (one) =>
      !one.automatic &&
      one.verb === verb.toLowerCase() &&
      singularWords(one.by ?? '').every((word) => named.includes(word)),
  );
  if (deed < 0) return null;
  const doer = `the ${lowerFirst(isPlural(who) ? singular(who) : who)}`;
  const [, helping = '', rest = ''] = /^(have|be) (.+)$/i.exec(need) ?? [];
  if (helping.toLowerCase() === 'be') return { deed, met: `${doer} is ${rest}`, unmet: `${doer} is not ${rest}` };
  const [first = '', ...others] = need.split(' ');
  const done = helping === '' ? [participle(first.toLowerCase()), ...others].join(' ') : rest;
  return { deed, met: `${doer} has ${done}`, unmet: `${doer} has not ${done}` };
}
