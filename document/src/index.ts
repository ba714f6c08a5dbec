export * from './blocks.js';
export { ContentError } from './content-check.js';
export type { ContentProblem } from './content-check.js';
export * from './parse.js';
export * from './pricing.js';
export * from './selection.js';
export * from './template-references.js';
export * from './types.js';
