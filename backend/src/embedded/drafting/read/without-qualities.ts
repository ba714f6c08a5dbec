import type { Capability, Limit } from './brief.js';
import { qualityKind, thresholdOf } from './qualities.js';
import { ruleFormOf } from './rule-forms.js';

/** How well something has to work, and what a rule grants for a time, is no deed of its own beside it. */

const plain = (text: string): string => text.toLowerCase().replace(/[.,;]/g, '').replace(/\s+/g, ' ').trim();
const amount = /\b(?:up to|at least|more than)? ?\d[\d.,]*\s?(?:k|m|million|thousand)? /i;
const rate = / (?:per|an?|each) (?:second|minute|hour|day)\b/i;

export function withoutQualities(capabilities: Capability[], limits: Limit[]): Capability[] {
  const qualities = limits.filter(({ kind }) => kind === 'quality').map(({ text }) => text);
  const laws = limits.filter(({ kind }) => kind === 'law').map(({ text }) => plain(text));
  const rules = limits.flatMap(({ kind, text }) => (kind === 'other' ? (ruleFormOf(text) ?? []) : []));
  return capabilities.flatMap((one): Capability[] => {
    const { verb, object, tail, by } = one;
    // 'SSO with Okta' on a line of its own is a part of the product, and a quality as well.
    if (one.named) return [one];
    const said = plain(`${object} ${tail}`);
    // 'Inspectors can be given read-only access for 48 hours': the rule says it all.
    if (
      rules.some(
        ({ name, of }) =>
          name === 'lent' && said.includes(plain(of['what'] ?? '\uE000')) && /^(?:get|be given|receive)$/.test(verb),
      )
    )
      return [];
    // 'Renters must … have held a licence for 2 years', '… otherwise they appear on the list': parts of a rule.
    if (
      said.split(' ').length > 2 &&
      rules.some(({ name, of }) =>
        name === 'mustBe'
          ? plain(`${of['what'] ?? ''} ${of['also'] ?? ''}`).includes(said)
          : plain(of['else'] ?? '').includes(said),
      )
    )
      return [];
    // 'Must meet WCAG 2.2 AA', 'comply with HIPAA'; and the half of a sentence that no deed is left in.
    if (
      (/^(?:meet|comply|follow|adhere|satisfy|be)$/.test(verb) && laws.some((law) => said.includes(law))) ||
      /^otherwise\b/i.test(object)
    )
      return [];
    for (const quality of qualities) {
      const kind = qualityKind(quality);
      if (kind === 'load' && by === undefined && plain(quality).includes(plain(object)) && amount.test(object))
        return [{ ...one, automatic: true, object: object.replace(amount, '').replace(rate, '').trim() }];
      // 'Flags must evaluate locally in under 5 ms'
      if (
        kind === 'speed' &&
        (object === '' || one.noun === '') &&
        tail.toLowerCase().includes(thresholdOf(quality).toLowerCase())
      )
        return [];
      if (kind === 'speed' || kind === 'load' || by !== undefined) continue;
      const left = [plain(quality), ...laws].reduce((rest, text) => rest.replace(text, ''), said).trim();
      const isWithin = plain(quality).includes(said) && said !== '';
      if (isWithin || (left !== said && left.split(' ').filter(Boolean).length < 2)) return [];
      // 'documents are encrypted at rest', read as 'encrypt documents at rest'
      if (kind === 'encryption' && /^encrypt$/.test(verb)) return [];
    }
    return [one];
  });
}
