import type { ActionGroup } from '../know/knowledge.js';
import type { Capability } from '../read/brief.js';
import { isPeople } from '../read/lexicon.js';

type Kind = Exclude<ActionGroup['kind'], 'plain' | undefined>;

export const noConnection =
  /\b(?:no|without|poor|weak|bad|patchy|limited) (?:(?:an?|any|mobile|phone|internet|network|data|reliable) )*(?:signal|connection|connectivity|internet|network|coverage|reception|wi-?fi|4g|5g)\b|\b(?:internet|network|signal|connection|wi-?fi|reception|coverage) (?:is (?:down|out|gone|off|dead|missing|away)|goes (?:down|away|off)|drops|fails|breaks)\b|\boffline\b/iu;
const span =
  /\bfor (?:at least |up to |a maximum of )?((?:\d+|an?|one|two|three|four|five|six|seven|eight|ten|twelve) (?:day|week|month|year)s?)\b/i;
const system =
  /^(?:to|with|into|from) ((?:the |an? |our |their )?(?:[\p{L}\d&.'’-]+ ){0,3}?\p{Lu}[\p{L}\d&.'’-]*(?: (?:[\p{Lu}\d][\p{L}\d&.'’-]*))*)/u;
const figures =
  /^(?:(?:an?|the|their|his|her|our) )?(?:[\p{L}-]+ ){0,3}?(?:reports?|summar(?:y|ies)|overviews?|dashboards?|digests?|statistics|figures|totals?|reckonings?)(?: (?:of|on|for|per|about|by)\b|$)/iu;

/** What tells how a feature behaves more surely than its verb: `keep photos for 6 years` is no setting. */
export function kindOf(capability: Capability): { kind: Kind; slots: Record<string, string> } | null {
  const { verb, object, noun, tail, automatic } = capability;
  const whole = [object, tail].filter(Boolean).join(' ');
  if (noConnection.test(whole)) return { kind: 'offline', slots: {} };
  const [, time] = (/^(?:keep|store|retain|save|archive|hold|preserve)$/.test(verb) && span.exec(whole)) || [];
  if (time && noun) return { kind: 'retention', slots: { span: time } };
  const [, name] =
    (/^(?:connect|integrate|link|sync|synchronise|interface|exchange|talk|plug|import|export|send|feed)$/.test(verb) &&
      system.exec(tail || object)) ||
    [];
  if (name && (automatic || /^(?:connect|integrate|link|sync)/.test(verb)))
    return { kind: 'exchange', slots: { system: name } };
  if (/^(?:see|read|get|receive|view|open|check|have)$/.test(verb) && figures.test(object))
    return { kind: 'report', slots: {} };
  if (/^(?:message|contact|chat|email|text|write|reply|talk)$/.test(verb) && !automatic && isPeople(noun))
    return { kind: 'talk', slots: {} };
  if (/^(?:get|receive|obtain)$/.test(verb) && !automatic) return { kind: 'receive', slots: {} };
  return null;
}
