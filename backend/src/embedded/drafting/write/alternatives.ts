import { hash, upperFirst } from '../language.js';
import { inFrame, neutralOwner } from '../know/frame.js';
import { atSite } from '../know/setting.js';
import { ownRoles, type Slots } from '../know/slots.js';
import type { Cell } from './draft.js';

/**
 * `[this ~ that]` in a sentence of the writers: one of the two, the same for the same document and place. Sentences of
 * the knowledge and those said with `draft.say` have theirs chosen already; here are the ones that have no slots.
 */
export function chooseAlternatives(text: string, voice: string): string {
  return text.replace(/\[([^[\]]* ~ [^[\]]*)\]/g, (_, list: string) => {
    const options = list.split(' ~ ').map((option) => option.trim());
    return options[hash(`${voice} ${list}`) % options.length] ?? '';
  });
}

export function chooseInCell(cell: Cell, slots: Slots): Cell {
  const { voice = '', site = 'site', frame = '', admin = '' } = slots;
  const say = (text: string): string => {
    const roles = ownRoles(text, slots);
    return inFrame(atSite(chooseAlternatives(text, voice), site, roles), frame, roles, admin === neutralOwner).replace(
      /\{(a)dmin\}/gi,
      (_, letter: string) => (letter === 'A' ? upperFirst(admin) : admin),
    );
  };
  if (typeof cell === 'string') return say(cell);
  if (!Array.isArray(cell)) return cell;
  return cell.map((item: unknown) => (typeof item === 'string' ? say(item) : item)) as Cell;
}
