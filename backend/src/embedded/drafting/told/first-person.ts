import { roleOfWriter } from '../read/myself.js';
import type { Part, Statement } from './statements.js';

/** Whoever writes an idea speaks of themselves; a document speaks of them by what they are. */

/** `I conduct two choirs … I get a warning`: the conductor gets one; `the piece we're rehearsing`: the piece. */
export function withoutFirstPerson(statements: readonly Statement[]): Statement[] {
  const role = roleOfWriter(statements.map(({ text }) => text));
  const meant = (part: Part): Part =>
    role !== null && /^(?:who|to)$/.test(part.kind) && /^(?:I|me|myself)$/.test(part.text)
      ? { ...part, text: `the ${role}` }
      : part.kind === 'o' && !/^(?:what|which|whatever|any|every|some|no)/i.test(part.text)
        ? { ...part, text: part.text.replace(ofUs, '') }
        : part;
  return statements.map((statement) =>
    /^(?:do|rule|is|need)$/.test(statement.role) ? { ...statement, parts: statement.parts.map(meant) } : statement,
  );
}
const ofUs =
  /,? (?:that |which )?(?:we|I)(?:['’](?:re|m|ve)| are| am| have)? (?:currently |now |just |already |all )?\p{L}+(?: (?:on|at|for|with|in))?$/u;
