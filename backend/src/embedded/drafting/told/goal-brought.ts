import { plural } from '../language.js';
import type { Measure } from '../read/brief.js';
import type { Statement } from './statements.js';

/**
 * `Last year 1 hearing in 16 had to be adjourned. … a service that brings that down to 1 in 60`: the figure of today that a
 * goal takes up by a pronoun; null where there is none.
 */
export function broughtTo(goal: string, statements: readonly Statement[]): Measure | null {
  const [, verb = '', target = ''] = brings.exec(goal) ?? [];
  const at = statements.findIndex(({ text }) => text.includes(goal.slice(0, 30)));
  const today = statements
    .slice(0, Math.max(0, at))
    .findLast(({ role, parts }) => role === 'today' && parts.some(({ kind }) => kind === 'now'));
  const now = today?.parts.find(({ kind }) => kind === 'now')?.text ?? '';
  const what = today?.parts.find(({ kind }) => kind === 'm')?.text ?? '';
  if (target === '' || now === '' || what === '') return null;
  const [, one = '', thing = '', of = ''] = /^(\d+|one) (\p{Ll}+) in (\d+)$/iu.exec(now) ?? [];
  return {
    name: thing === '' ? what.replace(/^(?:the|our|an?) /i, '') : `share of ${plural(thing)} that ${what}`,
    baseline: thing === '' ? now : `${one.replace(/^one$/i, '1')} in ${of}`,
    target,
    when: null,
    better: /^(?:rais|lift)/i.test(verb) ? 'higher' : 'lower',
  };
}
/** `brings it down to`, with the verb by itself. */
export const bringing = String.raw`(brings?|gets?|cuts?|reduces?|lowers?|raises?|lifts?) (?:it|them|this|that|these) (?:down |up |back )?to`;
const brings = new RegExp(
  String.raw`^(?:that |which )?${bringing} ((?:under |below |over |at (?:least|most) |about )?\d[^,;]*?)[.]?$`,
  'i',
);

/** `Client wants max 8%`: who wants it is not what is measured. */
export const isNamed = ({ name }: Measure): boolean =>
  !/^(?:the |our )?(?:client|customer|board|management|group|council|ministry|owner|company)s? (?:wants?|expects?|demands?|asks for)$/i.test(
    name,
  );
