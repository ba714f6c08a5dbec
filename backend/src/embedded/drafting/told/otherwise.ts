import { isPlural, lowerFirst, thirdPerson } from '../language.js';
import type { Statement } from './statements.js';

/**
 * `A package must be complete 48 hours before the deadline, | otherwise the analyst is alerted`: unless a package is
 * complete. Alone, what is done otherwise would be done always.
 */
export function withOtherwise(statements: readonly Statement[]): Statement[] {
  return statements.map((statement, at) => {
    const before = statements[at - 1];
    const [first] = statement.parts;
    const opening = statement.whole.slice(0, (first?.start ?? statement.start) - statement.start);
    if (!first || !/\b(?:otherwise|or else|failing that|if not),? $/i.test(` ${opening} `.replace(/\s+/g, ' ')))
      return statement;
    const when = before?.sentence === statement.sentence ? unlessKept(before.text) : null;
    if (when === null || statement.parts.some(({ kind }) => kind === 'c')) return statement;
    const condition = { ...first, kind: 'c' as const, text: when, gap: '', end: first.start };
    return { ...statement, parts: [condition, ...statement.parts] };
  });
}

/** `a package must be complete no later than …`: `unless a package is complete no later than …` */
export function unlessKept(rule: string): string | null {
  const [, who = '', verb = '', rest = ''] =
    /^([\p{L}\d' -]{3,60}?) (?:must|has to|have to|should|needs? to|shall) (\p{Ll}+)((?: [^;:]+)?)[.;,]?$/u.exec(
      rule.trim(),
    ) ?? [];
  if (who === '' || /^(?:not|never|only)$/.test(verb)) return null;
  const many = isPlural(who.split(' ').at(-1) ?? '') || / and /.test(who);
  const does =
    verb === 'be' ? (many ? 'are' : 'is') : verb === 'have' ? (many ? 'have' : 'has') : many ? verb : thirdPerson(verb);
  return `unless ${lowerFirst(who)} ${does}${rest.replace(/[.;,]+$/, '')}`;
}
