import type { Measure } from '../read/brief.js';
import { escapePattern } from '../language.js';
import { inDigits, sizeOf, unitOfValue } from '../read/values.js';
import type { Statement } from './statements.js';

/** What is read of goals, without what cannot be said of them for sure. */

const figure = /\d[\d.,]*/;
const compared = /%\s(?:fewer|less|lower|more|higher)\b|than (?:today|before)\b/i;

/** Whether a figure of today is one from which the target can be told: no `1 in 5 visits` for `20% less driving`. */
const belongs = ({ baseline, target }: Measure): boolean =>
  baseline === null || target === null || !compared.test(target) || !/%| in \d/.test(baseline);

/** `from 23 to 12 minutes`: both are minutes. */
function withUnit(measure: Measure): Measure {
  const { baseline, target } = measure;
  const [, unit = ''] =
    /^\D*\d[\d.,]*( ?(?:seconds?|minutes?|hours?|days?|weeks?|months?|%))$/.exec(target ?? '') ?? [];
  return baseline !== null && unit !== '' && /^(?:about )?\d[\d.,]*$/.test(baseline)
    ? { ...measure, baseline: `${baseline}${unit}` }
    : measure;
}

/** `if uncovered shifts there drop by half`: of the place where it is tried first, which no figure of the whole counts. */
function inTrial(measure: Measure, said: Statement | undefined, beside: string): Measure {
  const bare = { ...measure, name: measure.name.replace(/ (?:there|here)(?= |$)/i, '') };
  if (said === undefined || !/\b(?:there|here)\b(?! (?:is|are|was|were)\b)/i.test(said.text)) return bare;
  const isHalf = /\bhal(?:f|ve)\b/i.test(said.text);
  return {
    ...bare,
    name: /\b(?:pilot|beta|trial)\b/i.test(beside) ? `${bare.name} in the pilot` : bare.name,
    baseline: null,
    target: isHalf ? 'at most half as many as before' : measure.target,
  };
}

/** `share of fault calls` for `25% fewer fault calls`: not a share of them is meant. */
function withoutShare(measure: Measure): Measure {
  const target = measure.target ?? '';
  if (!compared.test(target)) return measure;
  return {
    ...measure,
    name: measure.name.replace(/^share of /, ''),
    target: /\bthan\b/.test(target)
      ? target
      : target.replace(/(%\s(?:fewer|less|lower|more|higher))\b/, '$1 than today'),
    better: /\b(?:fewer|less|lower)\b/i.test(target) ? 'lower' : 'higher',
  };
}

/** `37% are incomplete`, `less than 12% incomplete` */
const ofCases = (measure: Measure): Measure => ({
  ...measure,
  name: measure.name.replace(/^share of (\p{Ll}+(?:[^s]))$/u, 'share of cases that are $1'),
});

/** `We'd like to pilot with 10 workers before March`: with how many it is tried is no aim. */
const ofTrial = (figure: string, text: string): boolean =>
  new RegExp(
    String.raw`\b(?:pilot|beta|trial|test)(?:s|ed|ing)?\b[^.,;\d]{0,30}(?<![\d.,])${escapePattern(figure)}(?![\d.,]*\d|\s?%)`,
    'i',
  ).test(text);

/** A tenth that is kept apart to compare with is no aim. */
const isAim = ({ name }: Measure): boolean => !/\bcontrol groups?\b/i.test(name);

export function checkedGoals(measures: readonly Measure[], statements: readonly Statement[]): Measure[] {
  const beside = (one: Statement | undefined): string =>
    statements
      .filter(({ sentence }) => sentence === one?.sentence)
      .map(({ text }) => text)
      .join(' ');
  const ownOf = (measure: Measure): string => figure.exec(measure.target ?? '')?.[0] ?? '\uE000';
  const saidOf = (measure: Measure): Statement | undefined =>
    statements.find(({ role, text }) => role === 'goal' && text.includes(ownOf(measure))) ??
    statements.find(({ role, text }) => role === 'goal' && text.includes(measure.name));
  const aimed = measures.filter((one) => isAim(one) && !ofTrial(ownOf(one), inDigits(saidOf(one)?.text ?? '')));
  return aimed.map((measure) => {
    const said = saidOf(measure);
    const placed = ofCases(withoutShare(withUnit(inTrial(measure, said, beside(said)))));
    const kept = belongs(placed) ? placed : { ...placed, baseline: null };
    const [from = 0, to = 0] = [kept.baseline, kept.target].map((value) => sizeOf(value ?? ''));
    const isAlike =
      kept.baseline !== null && kept.target !== null && unitOfValue(kept.baseline) === unitOfValue(kept.target);
    return isAlike && from > 0 && to > 0 && !/ in \d/.test(`${kept.baseline}${kept.target}`) && from !== to
      ? { ...kept, better: to < from ? 'lower' : 'higher' }
      : kept;
  });
}
