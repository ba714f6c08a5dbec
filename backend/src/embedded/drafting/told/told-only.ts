import type { Statement } from './statements.js';

/** `Our field service product already plans the routes`: sentences that only tell of who writes, and of what they have. */
export const toldOnly = (statements: readonly Statement[]): string[] =>
  statements
    .filter(
      ({ role, sentence, text }, at) =>
        /^(?:bg|today)$/.test(role) &&
        (statements.every((one) => one.sentence !== sentence || one.role === role) ||
          // 'We make a project management tool that agencies like, and what they miss …'
          (statements[at - 1]?.sentence !== sentence && ofProducts.test(text))),
    )
    .map(({ text }) => text);
const ofProducts = /\b(?:tool|app|system|product|platform|software|suite)\b/i;
