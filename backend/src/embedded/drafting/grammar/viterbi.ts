import { causatives, determiners, objective, prepositions, questions } from './word-classes.js';
import { type Tag, tagsOf } from './tags.js';
import { memo } from '../language.js';
import { isPeople } from '../read/lexicon.js';
import { inFull, type Token, tokensOf } from './tokens.js';
import { costOf } from './transitions.js';

/**
 * Finds what each word of a sentence is: the cheapest reading in which clauses have their verbs. A state is the tag of a
 * word and where in its clause it stands: before a subject, behind it, or behind the finite verb; `open` when a clause
 * around it still waits for its verb, and `causes` behind `let` or `help`, where a bare verb may follow.
 */
interface State {
  tag: Tag;
  place: 0 | 1 | 2;
  open: boolean;
  causes: boolean;
  /** Behind a whole clause, a comma or `and` has begun what may be another subject. */
  fresh: boolean;
  /** The subject is of several: `managers in the branch`. */
  many: boolean;
  /** The form of the last verb of the clause: another of the same form may be joined to it. */
  form: Tag | null;
  /** The same of the clause around a relative or a condition. */
  outer: Tag | null;
  cost: number;
  before: State | null;
}

const isJoint = (tag: Tag): boolean => tag === 'CC' || tag === ',' || tag === ';';
export const isNoun = (tag: string): boolean => tag === 'N1' || tag === 'N2' || tag === 'NP';
export const isFinite = (tag: string): boolean =>
  tag === 'VP' || tag === 'VZ' || tag === 'VD' || tag === 'M' || tag === 'B';

export interface Tagged extends Token {
  tag: Tag;
  /** Where in its clause it stands: 1 behind a subject, 2 behind its verb. */
  place: 0 | 1 | 2;
  /** A finite verb of a clause with a subject of its own, behind another clause. */
  anew: boolean;
}

/** The words of a sentence in full: each of those who ask for it asks once. They are shared; do not change them. */
export const wordsIn = memo((sentence: string): readonly Tagged[] => tagged(tokensOf(inFull(sentence))));

function tagged(tokens: Token[]): Tagged[] {
  let states: State[] = [
    {
      tag: ';',
      place: 0,
      open: false,
      causes: false,
      fresh: false,
      many: false,
      form: null,
      outer: null,
      cost: 0,
      before: null,
    },
  ];
  for (const [at, token] of tokens.entries()) {
    const next = new Map<string, State>();
    const tags = Object.entries(tagsOf(token, at === 0)) as [Tag, number][];
    for (const before of states)
      for (const [tag, own] of tags) {
        const state = step(before, tag, own, token, tokens[at - 1], tokens.slice(at + 1, at + 3));
        const key = `${state.tag}${state.place}${state.open}${state.causes}${state.fresh}${state.many}${state.form}${state.outer}`;
        const best = next.get(key);
        if (!best || state.cost < best.cost) next.set(key, state);
      }
    states = [...next.values()].sort((one, other) => one.cost - other.cost).slice(0, 40);
  }
  const ended = states.map((state) => ({
    state,
    cost: state.cost + (state.open ? (state.place === 2 ? 0.4 : 1.2) : 0) + (state.place === 1 ? 0.3 : 0),
  }));
  let state: State | null = ended.sort((one, other) => one.cost - other.cost)[0]?.state ?? null;
  const found: Tagged[] = [];
  for (let at = tokens.length - 1; at >= 0 && state; at--, state = state.before) {
    const token = tokens[at];
    if (token)
      found.unshift({
        ...token,
        tag: state.tag,
        place: state.place,
        anew: (isFinite(state.tag) || state.tag === 'V0') && (state.before?.fresh ?? false),
      });
  }
  return found;
}

/** What an object begins with: 'price and number left' has none. */
const opensObject = ({ lower }: Token): boolean =>
  determiners.has(lower) ||
  objective.has(lower) ||
  questions.has(lower) ||
  /^\d|s$|^(?:up|off|out|down|over|back|to|with|for|in|on|by|at|from|into|as|via|through|before|after|within|until|without|when|if)$/.test(
    lower,
  );

/** How likely another verb of the same form is joined: surely one that is hardly a noun, or behind which an object begins. */
function joining(own: number, joint: Tag, [next, then]: readonly Token[]): number {
  // Words that the dictionary alone calls verbs: 'objectives and key results'
  if (own >= 0.8) return 0.3;
  // 'and scan delivery notes', but 'a resume and cover letter'
  if (own < 0.4 || (next && (opensObject(next) || (then && /\p{L}s$/u.test(then.lower))))) return -0.5;
  if (!next || /^(?:and|or|,|left|needed|available|due)$/.test(next.lower)) return 0;
  return joint === 'CC' ? -0.1 : -0.6;
}

/** 'picks items, refund': of one subject the verbs agree. */
const disagree = (one: Tag | null, other: Tag): boolean =>
  (one === 'VZ' && other === 'VP') || (one === 'VP' && other === 'VZ');

/** 'works out what is missing', 'see who is cleared': only a verb leads to what follows. */
const leadsOn = (lower: string, [next, then]: readonly Token[]): boolean =>
  (/^(?:out|up|off)$/.test(next?.lower ?? '') &&
    (determiners.has(then?.lower ?? '') || questions.has(then?.lower ?? ''))) ||
  (/^(?:see|know|check|show|decide|find|learn|choose)s?$/.test(lower) &&
    /^(?:who|what|whether|how)$/.test(next?.lower ?? ''));

const wanting =
  /^(?:want|wants|need|needs|have|has|able|like|likes|try|tries|plan|plans|wish|wishes|going|hope|hopes)$/;
const beOrGet = /^(?:be|been|being|get|gets|getting|got)$/;

function step(
  before: State,
  tag: Tag,
  own: number,
  token: Token,
  last: Token | undefined,
  next: readonly Token[],
): State {
  let { place, open, causes, fresh, many, form, outer } = before;
  const first = last === undefined;
  const behind: Tag = last && beOrGet.test(last.lower) && tag === 'VN' ? 'B' : before.tag;
  // 'a farmer nearby searches': a thing has no adverb before it.
  if ((tag === 'N1' || tag === 'N2') && before.tag === 'R' && isNoun(before.before?.tag ?? '')) own += 0.7;
  // 'wants to track': what is wanted is done; 'shows how many'
  if (tag === 'T' && last && wanting.test(last.lower)) own -= 0.4;
  if (tag === 'W' && isNoun(before.tag) && /^(?:what|how|whether|why)$/.test(token.lower)) own += 1;
  if (tag === 'W' && before.tag === 'N2' && token.lower === 'which') own += 0.3;
  if (/^V[0PZ]$/.test(tag) && leadsOn(token.lower, next)) own -= 1;
  // 'reminders by email'
  if (tag === 'V0' && before.tag === 'R' && last && prepositions.has(last.lower)) own += 3;
  // 'when stock and register differ'
  if (tag === 'VP' && before.tag === 'N1' && before.before?.tag === 'CC' && isNoun(before.before.before?.tag ?? ''))
    own -= 1.6;
  const strays = tag === 'R' && isNoun(before.tag) && /^(?:off|out|up|down|away)$/.test(token.lower) ? 0.6 : 0;
  let cost = before.cost + own + strays + (first ? (tag === 'VP' ? 3 : 0) : costOf(behind, tag));
  // ', then the proofreader marks errors'
  const joined =
    isJoint(before.tag) ||
    (before.tag === 'R' &&
      last !== undefined &&
      /^(?:then|also|later|automatically|instead|either|finally|immediately)$/.test(last.lower) &&
      isJoint(before.before?.tag ?? 'X'));
  // 'negotiators in the branch confirm'
  if (tag === 'VP' && before.many && (before.tag === 'N1' || before.tag === 'NP')) cost -= 1.4;
  if (isFinite(tag)) {
    // 'Integrates with Xero': the product is meant.
    if (place === 0) cost += first || before.tag === ';' ? (tag === 'VZ' ? 0.8 : 0.5) : tag === 'VP' ? 1.5 : 2.5;
    else if (place === 2 && before.tag !== 'W') {
      if (fresh) {
        // 'and raise queries': a bare noun that names nobody hardly begins a clause.
        const bare = before.tag === 'N1' && isJoint(before.before?.tag ?? 'X') && !isPeople(last?.lower ?? '');
        cost += tag === 'VZ' && bare ? 1.1 : 0.3;
        open = false;
      } else if (open && !joined) {
        // 'users who upload a file get a report': the outer clause has its verb now.
        open = false;
        cost += isNoun(before.tag) || before.tag === 'VN' || before.tag === 'C' || before.tag === 'PO' ? 0.6 : 1.6;
      } else {
        cost += joined
          ? form === tag
            ? joining(own, before.tag, next)
            : outer === tag
              ? -0.2
              : form === 'V0' && tag === 'VZ' && before.tag === 'CC'
                ? 0
                : disagree(form, tag)
                  ? 2
                  : 0.5
          : 4.5;
        if (joined && form !== tag && outer === tag) outer = null;
      }
    }
    place = 2;
    fresh = false;
    form = tag === 'M' ? 'V0' : tag;
    causes = causatives.has(token.lower);
  } else if (tag === 'V0') {
    if (before.tag !== 'T' && before.tag !== 'M' && before.tag !== 'R') {
      // 'should accept or decline', 'lets nurses scan'; an order at the beginning.
      if (
        causes &&
        (isNoun(before.tag) || before.tag === 'PO' || before.tag === 'P1' || before.tag === 'P2' || before.tag === ')')
      )
        cost += 0.1 - costOf(behind, tag);
      else if (joined && place === 2) cost += form === 'V0' ? -0.5 : outer === 'V0' ? -0.2 : 1.2;
      else if (first || before.tag === ';') cost += 1;
      else cost += 3;
    }
    place = 2;
    form = 'V0';
    causes = causatives.has(token.lower);
  } else if (tag === 'VN' && joined && form === 'VN') cost -= 0.3;
  else if (tag === 'VN' && (before.tag === 'B' || (last && beOrGet.test(last.lower)))) form = 'VN';
  else if (tag === 'S') {
    if (place !== 2) open = true;
    place = 0;
    causes = false;
    fresh = false;
    outer = form ?? outer;
    form = null;
  } else if (tag === 'W') {
    outer = form ?? outer;
    if (place === 1) open = true;
    place = 1;
    fresh = false;
  } else if (tag === ';') {
    if (open) cost += place === 2 ? 0.4 : 1.2;
    if (place === 1) cost += 0.3;
    place = 0;
    open = false;
    causes = false;
    fresh = false;
    form = null;
    outer = null;
  } else if (tag === ',') {
    fresh = false;
    if (place === 2 && open) {
      // 'When a lead comes in, it is scored': the main clause begins.
      place = 0;
      open = false;
    }
  } else if (isNoun(tag) || tag === 'P1' || tag === 'P2' || tag === 'PO' || tag === 'D' || tag === 'A' || tag === 'C') {
    if (joined && place === 2) fresh = true;
    // 'the job they want'
    if ((tag === 'P1' || tag === 'P2') && place === 2 && !joined && isNoun(before.tag)) {
      cost -= 0.6;
      place = 1;
    }
    if (place === 0 && tag !== 'D' && tag !== 'A' && tag !== 'C') place = 1;
  } else if (tag === 'VG' && place === 0) place = 1;
  else if (tag === 'T') fresh = false;
  // 'managers in the branch', but 'sales team'
  if (tag === 'N2') many = true;
  else if (
    isFinite(tag) ||
    tag === ';' ||
    tag === 'S' ||
    (fresh && !before.fresh) ||
    (isNoun(tag) && before.tag === 'N2')
  )
    many = false;
  return { tag, place, open, causes, fresh, many, form, outer, cost, before };
}
