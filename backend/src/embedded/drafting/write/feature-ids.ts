import { joinWords } from '../language.js';
import type { Feature } from '../plan/plan.js';
import { wholeOf } from './deed-groups.js';
import type { Draft } from './draft.js';
import { idOf } from './references.js';

/** Features by the ids under which the document knows them: what is told there in full is only referred to elsewhere. */

const kinds = ['feature', 'functionalRequirement', 'businessRequirement'];

/** `FR-002`, of a step that of its function; empty where the document has no list of them, or this one has no place in it. */
export function idOfFeature(feature: Feature, draft: Draft): string {
  const at = draft.plan.features.indexOf(wholeOf(feature));
  return at < 0 ? '' : (kinds.map((kind) => idOf(kind, at, draft)).find((id) => id !== '') ?? '');
}

/** `FR-001 to FR-004 and FR-006`; empty where one of them has no id. */
export function idsOf(features: readonly Feature[], draft: Draft): string {
  const ids = features.map((feature) => idOfFeature(feature, draft));
  return ids.includes('') ? '' : joinWords(runsOf(ids.toSorted()));
}

/** The ids of what the idea asks for with a system by its name; empty where it asks for nothing with it. */
export const requirementsNaming = (system: string, draft: Draft): string =>
  idsOf(
    draft.plan.features.filter(({ stated, asked = '', name }) => stated && `${asked} ${name}`.includes(system)),
    draft,
  );

/** Three and more in a row are told by the first and the last. */
function runsOf(ids: string[]): string[] {
  const runs: string[][] = [];
  for (const id of ids) {
    const last = runs.at(-1);
    if (last && numberOf(last.at(-1) ?? '') + 1 === numberOf(id)) last.push(id);
    else runs.push([id]);
  }
  return runs.flatMap((run) => (run.length > 2 ? [`${run[0] ?? ''} to ${run.at(-1) ?? ''}`] : run));
}

const numberOf = (id: string): number => Number(/\d+$/.exec(id)?.[0] ?? Number.NaN);
