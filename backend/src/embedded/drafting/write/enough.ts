import type { Draft, Row } from './draft.js';

/** Lists that other sections count, whose rows stand in groups, or which the idea sets: nothing is left out for comfort. */
const complete = new Set([
  'constraint',
  'dataField',
  'stateChange',
  'scope.in',
  'permission',
  'accessRole',
  'price',
  'planLimit',
  'announcement',
  'job',
  'roleChange',
  'training',
]);

/** Lines of the knowledge that make one whole, one after the other or one beside the other. */
const whole = new Set(['accessRole', 'criterion', 'cutoverStep', 'defectSeverity', 'environment', 'price', 'scenario']);

/**
 * Lists that are read only for what is their own: who is told and asked, odd cases, what comes later, what is not
 * tested. Nothing that is only usual stands there, since it would be the same in each document.
 */
export const spare: ReadonlySet<string> = new Set([
  'accessNeed',
  'announcement',
  'commonBehaviour',
  'constraint',
  'dashboard',
  'dataMove',
  'defectSeverity',
  'definitionOfDone',
  'dependency',
  'edgeCase',
  'environment',
  'failureMode',
  'guardrail',
  'informationNeed',
  'inputField',
  'integration',
  'integrityRule',
  'laterStory',
  'listRule',
  'mapping',
  'microcopy',
  'notification',
  'parameter',
  'partnerLimit',
  'policyRule',
  'postLaunchCheck',
  'processException',
  'raci',
  'rejectedRequirement',
  'relatedProject',
  'report',
  'requirement',
  'scenario',
  'scheduledJob',
  'scope.later',
  'scope.out',
  'separationRule',
  'stateChange',
  'syncRule',
  'technicalConstraint',
  'term',
  'testExclusion',
  'update',
  'volume',
]);

interface Wanted {
  meaning: string;
  min?: number | undefined;
  /** A list that may be left out; of any other a reader expects a few lines, be they only usual. */
  optional?: boolean | undefined;
}

/** Nothing shows a large organisation: each line that is only usual would be one more to delete. */
export const isSmall = ({ plan }: Pick<Draft, 'plan'>): boolean => !plan.known.setting.large;

/** What is only usual, and nothing that the idea says itself. */
export const isStock = ({ stock }: Row): boolean => stock !== undefined;

/**
 * As many things as serve the reader: of what the plan has worked out not quite to the brim, and of what is only usual
 * for such products what the section asks for and no more, since each of it has to be checked.
 */
export function enough(
  rows: Row[],
  { meaning, min = 0, optional = false }: Wanted,
  max: number,
  draft: Pick<Draft, 'plan' | 'everything'>,
  most = Math.ceil(max * 0.75),
): Row[] {
  if (complete.has(meaning) || draft.everything) return rows.slice(0, max);
  const own = rows.filter((row) => !isStock(row)).length;
  // A list that may be left out holds what the idea gives; of any other a reader expects a line, be it only usual.
  const least = optional || own > 0 || (min === 0 && spare.has(meaning)) ? 0 : 1;
  const usual = whole.has(meaning) && min > 0 ? 5 : Math.max(least, min - own);
  let stock = 0;
  const kept = rows.filter((row) => !isStock(row) || ++stock <= usual);
  return kept.slice(0, Math.max(min, Math.min(max, most)));
}

/**
 * How many records a draft gives to a list of at most `max`: its reader wants to add one without taking one out. Nobody
 * whom the idea names is left out for that.
 */
const named = new Set([
  'feature',
  'story',
  'persona',
  'actor',
  'businessRule',
  'screen',
  'functionalRequirement',
  'businessRequirement',
  'testCase',
]);
const roomyCount = (max: number, meaning: string): number =>
  named.has(meaning) ? max : max >= 6 ? max - 2 : max >= 4 ? max - 1 : max;

/** The same for records, which other sections point to. */
export const enoughRecords = (
  rows: Row[],
  wanted: Wanted,
  max: number,
  draft: Pick<Draft, 'plan' | 'everything'>,
): Row[] => {
  // Nor is a stage left out that the idea lays down.
  const isStaged = wanted.meaning === 'milestone' && draft.plan.brief.stages.length > 0;
  return enough(rows, { ...wanted, optional: true }, max, draft, isStaged ? max : roomyCount(max, wanted.meaning));
};
