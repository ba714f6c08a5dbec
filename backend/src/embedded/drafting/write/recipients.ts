import { escapePattern, joinWords, plural, singular, upperFirst } from '../language.js';
import type { Plan } from '../plan/plan.js';
import { isPeople } from '../read/lexicon.js';
import { manyOf } from './single.js';

/** Whom the words of a message mean. */

const pronoun = /^(?:[Tt]hey|[Hh]e|[Ss]he|[Ii]t|them|him|her|[Yy]ou|[Ww]e|us)$/;

/** Who of the people is spoken of last before: `them` of `if the manager hasn't decided, the app reminds them`. */
function lastNamed(before: string, { personas }: Plan): string | undefined {
  const places = personas.map(({ role }) => {
    const head = role.split(' ').at(-1) ?? role;
    const said = new RegExp(String.raw`\b(?:${escapePattern(head)}|${escapePattern(plural(head))})\b`, 'giu');
    return { role, at: [...before.matchAll(said)].at(-1)?.index ?? -1 };
  });
  return places.filter(({ at }) => at >= 0).toSorted((one, other) => other.at - one.at)[0]?.role;
}

/** `Pet owners` for `the owner`; null for what is nobody. */
export function recipientOf(said: string, before: string, plan: Plan): string | null {
  const parts = said
    .replace(/^(?:(?:and|then|otherwise|also) )+/i, '')
    .trim()
    .split(/,? and (?:then )?|, /);
  const named = parts.map((whole): string | null => {
    const part = whole.replace(/^(?:the|an?|our|their|each|every|all|both) (?!with)/i, '').trim();
    if (pronoun.test(part)) {
      const role = lastNamed(before, plan);
      return role === undefined ? null : manyOf(role, plan);
    }
    if (part === '' || part.split(' ').length > 7) return null;
    if (/^(?:every(?:one|body)|all of them|those|anyone|both)\b/i.test(part)) return part;
    const head = part.split(/ (?:of|with|on|in|at|who|that|from) /)[0] ?? part;
    const one = singular(head.toLowerCase());
    const own =
      plan.personas.find(({ role }) => role.toLowerCase() === one) ??
      (one.includes(' ') ? undefined : plan.personas.find(({ role }) => role.toLowerCase().endsWith(` ${one}`)));
    if (own && head === part) return manyOf(own.role, plan);
    if (departments.test(part)) return `the ${part} team`;
    return isPeople(one) || isPeople(one.split(' ').at(-1) ?? '') || teams.test(head)
      ? whole.replace(/^(?:our|their|an?) /i, '').trim()
      : null;
  });
  return named.every((one) => one !== null) ? upperFirst(joinWords(named as string[])) : null;
}
const departments = /^(?:finance|support|accounting|security|sales|operations|quality|procurement|facilities)$/i;
const teams = /^(?:IT|HR|management|kitchen)$/i;

/** `Team leads` of `Team leads see who is overloaded and get …`. */
export function beginning(clause: string, plan: Plan): string | null {
  const named = plan.personas.find(({ role }) =>
    new RegExp(
      String.raw`^(?:the |an? |each |every |registered )?(?:${escapePattern(role)}|${escapePattern(plural(role))})\b`,
      'iu',
    ).test(clause),
  );
  return named ? upperFirst(manyOf(named.role, plan)) : null;
}
