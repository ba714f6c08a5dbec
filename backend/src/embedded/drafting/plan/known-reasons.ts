import type { UsualReason } from '../know/knowledge.js';
import { endsWith } from '../know/things.js';
import type { Capability } from '../read/brief.js';
import { isRow } from './deed-thing.js';
import { classOf, isOfMany } from './sense.js';

/** Why somebody wants to do a thing, where the idea gives no reason of its own (`content/knowledge/reasons.yaml`). */

/** The reasons for such a deed, the best first; none where nothing surely follows from it. */
export function knownReasons(deed: Capability, reasons: readonly UsualReason[]): string[] {
  // 'be told so that I can act', 'a rule to keep to': what has a reason already, or is no deed, needs none.
  if (deed.named || /\b(?:so that|in order to)\b/i.test(`${deed.object} ${deed.tail}`)) return [];
  return reasons.flatMap((row) => (fits(row, deed) ? row.so.flatMap((so) => filled(so, deed) ?? []) : []));
}

function fits({ verbs, heads, of, says, many, bare, by }: UsualReason, deed: Capability): boolean {
  const { verb, object, noun, tail } = deed;
  const whole = `${object} ${tail}`.toLowerCase().split(/[^\p{L}-]+/u);
  return (
    verbs.includes(verb) &&
    (by === 'product') === (deed.automatic === true) &&
    (!bare || object === '') &&
    (heads === undefined || endsWith(noun || object || tail, heads)) &&
    (of === undefined || of.includes(classOf(deed))) &&
    (says === undefined || says.some((word) => whole.includes(word))) &&
    (many === undefined || many === isSeveral(deed))
  );
}

/** `new instruments`, `slump, air content and location`; `a feed, a nappy or a sleep` is one of them. */
const isSeveral = ({ object }: Capability): boolean =>
  isRow(object)
    ? !/ or /.test(object)
    : isOfMany({ object: object.replace(/ (?:of|in|on|for|from|with|by|per|an?|each|every) .*$/, '') });

/** Null where the idea names no thing that could be spoken of. */
function filled(so: string, deed: Capability): string | null {
  if (!so.includes('{')) return so;
  if (deed.object === '' || /^(?:what|whether|how|when|where|who|which|that|if)\b/i.test(deed.object)) return null;
  const forms: Readonly<Record<string, string>> = isSeveral(deed)
    ? { they: 'they', them: 'them', are: 'are', do: 'do' }
    : { they: 'it', them: 'it', are: 'is', do: 'does' };
  return so.replace(/\{(\w+)\}/g, (slot, name: string) => forms[name] ?? slot);
}
