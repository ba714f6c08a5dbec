import { chooseAlternatives } from './alternatives.js';
import { businessTexts } from './business.js';
import { changeTexts } from './change.js';
import { deliveryTexts } from './delivery.js';
import { diagramTexts } from './diagrams.js';
import type { Draft, TextWriter } from './draft.js';
import { functionalTexts } from './functional.js';
import { interfaceTexts } from './interfaces.js';
import { useCaseTexts } from './use-cases.js';
import { measureTexts } from './measures.js';
import { peopleTexts } from './people.js';
import { scopeTexts } from './scope.js';
import { problemTexts } from './problem.js';
import { solutionTexts } from './solution.js';
import { summaryTexts } from './summary.js';
import { dataTexts } from './data.js';
import { toldTechnicalTexts } from './told-technical.js';
import { workTexts } from './work.js';

const writers: Record<string, TextWriter> = {
  ...summaryTexts,
  ...problemTexts,
  ...solutionTexts,
  ...scopeTexts,
  ...peopleTexts,
  ...measureTexts,
  ...deliveryTexts,
  ...dataTexts,
  ...functionalTexts,
  ...useCaseTexts,
  ...changeTexts,
  ...workTexts,
  ...businessTexts,
  ...diagramTexts,
  ...interfaceTexts,
  ...toldTechnicalTexts,
};

/** Single texts that are worked out from the plan, by meaning. The others are lines of the knowledge. */
export const texts: Record<string, TextWriter> = Object.fromEntries(
  Object.entries(writers).map(([meaning, write]) => [
    meaning,
    (draft: Draft): string => chooseAlternatives(write(draft), draft.slots['voice'] ?? ''),
  ]),
);
