import type { Form } from './clause.js';
import type { Segment } from './segment.js';
import { isFinite, type Tagged } from './viterbi.js';

/** `should not be sent`, `is able to send`, `has been sent`: which verb, and how it is meant. */
export interface VerbGroup {
  verb: Tagged;
  form: Form;
  modal: string;
  passive: boolean;
  negated: boolean;
  /** The place behind it. */
  end: number;
}

const beForm = /^(?:am|is|are|was|were|be|been|being|isn't|aren't|wasn't|weren't)$/;
const haveForm = /^(?:has|have|had)$/;
const supports = /^(?:do|does|did)(?:n't)?$/;
/** Behind these `to` leads to the verb that is meant. */
const leading = /^(?:have|has|need|needs|able|want|wants|try|tries|is|are|be)$/;

export const isBe = ({ lower }: Tagged): boolean => beForm.test(lower);

/** The group that begins at a place; null where no verb follows. */
export function verbGroupAt(segment: Segment, start: number, modal: string): VerbGroup | null {
  const group = { form: 'bare' as Form, modal, passive: false, negated: false };
  let verb: Tagged | undefined;
  let only = false;
  let at = start;
  for (; ; at += 1) {
    const word = segment.words[at];
    if (!word) break;
    const { tag, lower } = word;
    const next = segment.tag(at + 1);
    if (/n't$|^(?:cannot|not|never)$/.test(lower)) group.negated = true;
    if (lower === 'only') only = true;
    if (
      !verb &&
      supports.test(lower) &&
      (next === 'V0' || (segment.lower(at + 1) === 'not' && segment.tag(at + 2) === 'V0'))
    )
      continue;
    if (tag === 'M') group.modal = lower;
    else if (tag === 'R' && (!verb || (beForm.test(verb.lower) && /^(?:VN|VG|R)$/.test(next)))) continue;
    else if (tag === 'T' && verb && leading.test(verb.lower) && next === 'V0') {
      if (/^(?:have|has|need|needs)$/.test(verb.lower)) group.modal ||= 'must';
      if (/^(?:want|wants)$/.test(verb.lower)) group.modal ||= 'want';
      verb = undefined;
    } else if (lower === 'able' && verb && next === 'T') verb = word;
    else if (isFinite(tag) || tag === 'V0') {
      if (verb) break;
      verb = word;
      group.form = tag === 'V0' ? 'bare' : 'finite';
    } else if (tag === 'VN' && verb && (beForm.test(verb.lower) || haveForm.test(verb.lower))) {
      group.passive = !haveForm.test(verb.lower);
      group.form = 'participle';
      verb = word;
    } else if (tag === 'VG' && verb && beForm.test(verb.lower)) {
      group.form = 'gerund';
      verb = word;
    } else break;
  }
  // 'Under-16s can only be booked by a parent' rules, and asks for nothing.
  return verb ? { ...group, negated: group.negated || (only && group.passive), verb, end: at } : null;
}
