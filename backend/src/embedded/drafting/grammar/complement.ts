import type { Form } from './clause.js';
import type { Segment } from './segment.js';
import { isFinite, isNoun } from './viterbi.js';

/** What belongs to a verb, and how the sentence goes on behind it. */
export interface Complement {
  /** The place where it ends. */
  to: number;
  /** `when a ticket is late`, with its word. */
  condition: string;
  next: {
    at: number;
    /** Another verb of the same subject, a clause with its own, another `tuners to see`, or nothing. */
    kind: 'verb' | 'clause' | 'wish' | 'end';
  };
}

const choosing = /^(?:choose|pick|select)s?$/;
/** A question behind the verb is what it is done to: `see where a class struggles`, `decide if it stays`. */
const asking = /^(?:if|where|when|whether)$/;

/** `warns when an item drops below its minimum`: when it does, and not what it says. */
const warning = /^(?:warn|alert|notif(?:y|ie)|remind|ping|page|react|respond|act|step in)s?$/;

export function complementAt(
  segment: Segment,
  start: number,
  { form, passive, modal, verb = '' }: { form: Form; passive: boolean; modal: boolean; verb?: string },
): Complement {
  const alternatives = choosing.test(verb) && /^(?:N1|A|VN|V0)$/.test(segment.tag(start));
  let condition = -1;
  let inner = false;
  let innerModal = false;
  let innerBe = false;
  let depth = 0;
  const ended = (end: number, at: number, kind: Complement['next']['kind']): Complement => ({
    to: condition < 0 ? end : condition,
    condition: condition < 0 ? '' : segment.said(condition, end),
    next: { at, kind },
  });
  for (const [at, word] of segment.words.entries()) {
    if (at < start) continue;
    if (word.tag === '(') depth += 1;
    if (word.tag === ')') depth -= 1;
    if (depth > 0) continue;
    if (inner && isFinite(word.tag)) [innerModal, innerBe] = [word.tag === 'M', word.tag === 'B'];
    const isAsked = at === start && asking.test(word.lower) && !warning.test(verb);
    const isWarned = word.tag === 'W' && at === start && asking.test(word.lower) && warning.test(verb);
    if ((word.tag === 'S' || isWarned) && condition < 0 && !isAsked && segment.hasVerb(at)) {
      condition = at;
      inner = true;
    } else if (word.tag === 'W' && segment.tag(at - 1) !== 'I') inner = true;
    else if (word.tag === ',' || word.tag === 'CC') {
      let then = at + 1;
      while (/^(?:CC|R|,)$/.test(segment.tag(then))) then += 1;
      const next = segment.words[then];
      if (!next) return ended(at, then, 'end');
      const joins =
        (form === 'finite' && ((isFinite(next.tag) && next.tag !== 'M') || (modal && next.tag === 'V0'))) ||
        (form === 'bare' && (next.tag === 'V0' || (next.tag === 'VZ' && modal))) ||
        (form === 'gerund' && next.tag === 'VG') ||
        (passive && next.tag === 'VN' && !isNoun(segment.tag(then + 1))) ||
        next.tag === 'M' ||
        next.tag === 'B';
      // 'see what was made and sold': within a question `and` joins what is asked.
      // 'choose renew, renegotiate or cancel': the verbs are what is chosen from.
      if (joins && alternatives && next.tag === 'V0' && segment.hasOr(start)) continue;
      // 'see who is cleared and can swap a driver': a modal verb goes on with what is done.
      // 'works out how much should be set aside and moves that amount'
      // 'see which leads are hot and get a reminder'
      const isActive = innerBe && /^V[0P]$/.test(next.tag) && segment.tag(then + 1) === 'D';
      const isOuter = next.tag === 'M' || (next.tag === 'VZ' && innerModal) || isActive;
      const held = inner && word.tag === 'CC' && condition < 0 && !isOuter;
      if (joins && !held) return ended(at, then, 'verb');
      // 'are flagged and need a second look'
      if (form === 'participle' && isFinite(next.tag)) return ended(at, then, 'verb');
      // 'lets owners book online and sends them a reminder': whoever lets them.
      if (form === 'bare' && next.tag === 'VZ') return ended(at, then, 'end');
      if (segment.opensClause(then)) return ended(at, then, 'clause');
      if (form === 'bare' && segment.wishAt(then)) return ended(at, then, 'wish');
    }
  }
  return ended(segment.words.length, segment.words.length, 'end');
}
