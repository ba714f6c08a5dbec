import { lowerFirst } from '../language.js';
import type { Clause } from './clause.js';
import { complementAt } from './complement.js';
import { isSomebody } from './somebody.js';
import { Segment } from './segment.js';
import { inFull } from './tokens.js';
import { isBe, verbGroupAt } from './verb-group.js';
import { isFinite, wordsIn } from './viterbi.js';

const wishing = /^(?:want|wants|need|needs|like|likes|love|wish|expect|expects|ask|asks|prefer)$/;
const letting = /^(?:let|lets|letting|help|helps|helping|allow|allows|allowing|enable|enables|enabling|make|makes)$/;
/** What may stand between `want` and `to`. */
const wanted = /^(?:D|A|N1|N2|NP|P1|P2|PO|C|I|CC|\(|\)|,|VG|VN|R)$/;
const opensWanted = /^(?:D|N1|N2|NP|P1|P2|PO|A|C)$/;

/** All clauses of a sentence, in its order. */
export function clausesIn(sentence: string): Clause[] {
  const text = inFull(sentence);
  return Segment.all(text, wordsIn(sentence)).flatMap((segment) => new Reading(segment).clauses());
}

interface Manner {
  wished: boolean;
  modal: string;
}

/** Goes through a segment from verb to verb. */
class Reading {
  private at = 0;
  private readonly found: Clause[] = [];

  constructor(private readonly segment: Segment) {}

  clauses(): Clause[] {
    const { segment, found } = this;
    this.at = segment.mainClause();
    const lead = segment.said(0, this.at).replace(/,$/, '');
    for (;;) {
      const verb = segment.verbFrom(this.at);
      if (verb < 0) break;
      const subject = segment.subjectOf(this.at, verb);
      const ahead = segment.said(this.at, verb).split(subject)[0]?.trim().replace(/,$/, '') ?? '';
      const next = found.length;
      this.at = verb;
      this.verbs(subject, { wished: false, modal: '' });
      const one = found[next];
      // 'After the viewing the buyer is asked for feedback'
      if (one && subject !== '' && /^(?:after|before) (?:the|an?|each|every) \p{L}+(?: \p{L}+)?$/iu.test(ahead))
        one.condition = [one.condition, ahead].filter(Boolean).join(' ');
      // 'Every morning at 6 the system creates a pick list'
      if (
        one &&
        subject !== '' &&
        /^(?:every|each) (?:\p{L}+day|day|morning|evening|night|week|month|quarter|year|hour)\b/iu.test(ahead)
      )
        one.rest = `${one.rest} ${lowerFirst(ahead)}`.trim();
    }
    // 'edit or approve the draft': what is edited stands behind the last.
    for (const [at, one] of [...found.entries()].reverse()) {
      const next = found[at + 1];
      if (
        next &&
        one.form !== 'participle' &&
        one.rest === '' &&
        !standsAlone.test(one.verb) &&
        one.condition === '' &&
        one.subject === next.subject &&
        one.form === next.form
      )
        one.rest = another.test(next.rest)
          ? (/ (?:within|by|before) \S.*$/.exec(next.rest)?.[0] ?? '').trim()
          : next.rest.replace(/^(?:off|out|up|down|back|away)\b\s*/, '');
    }
    this.relatives();
    this.places();
    this.whoever();
    const [first] = found;
    if (first && lead !== '') first.condition = [lead, first.condition].filter(Boolean).join(' ');
    return found;
  }

  /** `ask for a prescription, which a vet has to approve`: the vet does so with the prescription. */
  private relatives(): void {
    const { segment } = this;
    for (const [at, { lower, tag }] of segment.words.entries()) {
      if (lower !== 'which' || tag !== 'W' || !/^(?:,|\)|N1|N2)$/.test(segment.tag(at - 1))) continue;
      // 'feedback (3 questions) which the vendor sees'
      const opening = segment.words.findLastIndex(({ tag: own }, place) => own === '(' && place < at);
      const end = segment.tag(at - 1) === ')' && opening > 0 ? opening : segment.tag(at - 1) === ',' ? at - 1 : at;
      let from = end;
      while (/^(?:D|A|N1|N2|NP)$/.test(segment.tag(from - 1))) from -= 1;
      const verb = segment.words.findIndex(({ tag: own }, place) => place > at + 1 && isFinite(own));
      const isPlain = segment.words.slice(at + 1, verb).every(({ tag: own }) => /^(?:D|A|N1|N2|NP)$/.test(own));
      const group = verb > 0 && isPlain ? verbGroupAt(segment, verb, '') : null;
      const isDeed = group !== null && (group.modal !== '' || (end < at && this.segment.tag(at + 1) === 'D'));
      if (!group || !isDeed || isBe(group.verb) || group.passive || group.negated || from === end) continue;
      const { to, condition } = complementAt(segment, group.end, { form: group.form, passive: false, modal: true });
      this.found.push({
        subject: segment.subjectOf(at + 1, verb),
        pronoun: false,
        verb: group.verb.text,
        form: group.form,
        modal: group.modal,
        wished: false,
        passive: false,
        negated: false,
        rest: [segment.said(from, end), segment.said(group.end, to)].filter(Boolean).join(' '),
        agent: '',
        condition,
      });
    }
  }

  /** `pick a tradesman from the list, who confirms within 24 hours`: whoever is picked confirms. */
  private whoever(): void {
    const { segment } = this;
    for (const [at, { lower, tag }] of segment.words.entries()) {
      const before = this.found.findLast(({ rest }) => /, who /.test(rest));
      if (lower !== 'who' || tag !== 'W' || segment.tag(at - 1) !== ',' || !before) continue;
      const group = isFinite(segment.tag(at + 1)) ? verbGroupAt(segment, at + 1, '') : null;
      const [who = ''] = before.rest.split(/ (?:from|of|in|on|at|for) |, who /);
      if (!group || isBe(group.verb) || group.passive || group.negated || !/^(?:an?|the) /i.test(who)) continue;
      const { to, condition } = complementAt(segment, group.end, { form: group.form, passive: false, modal: false });
      const rest = segment.said(group.end, to);
      const { verb, form, modal } = group;
      this.found.push({
        ...before,
        subject: who,
        verb: verb.text,
        form,
        modal,
        passive: false,
        rest,
        agent: '',
        condition,
      });
    }
  }

  /** `get an email where they can pick an upgrade, breakfast or parking`: what they do there is a deed of its own. */
  private places(): void {
    for (const [at, one] of this.found.entries()) {
      const [, who = '', modal = '', verb = '', rest = ''] =
        /^where (they|he|she|people) (can|may|should|must) (\p{L}+) (.+)$/iu.exec(one.condition) ?? [];
      if (verb === '' || one.subject === '') continue;
      const subject = /^people$/i.test(who) ? who : one.subject;
      one.condition = '';
      this.found.splice(at + 1, 0, { ...one, subject, modal, verb, rest, form: 'bare', passive: false, agent: '' });
    }
  }

  /** A verb with what belongs to it, then those joined to it with the same subject. */
  private verbs(subject: string, how: Manner): void {
    const { segment } = this;
    const group = verbGroupAt(segment, this.at, how.modal);
    if (!group) {
      this.at += 1;
      return;
    }
    const { verb, form, modal, passive, negated } = group;
    this.at = group.end;
    const relative = isBe(verb) ? segment.relativeFrom(this.at) : -1;
    if (relative >= 0) {
      this.at = relative;
      this.verbs(subject, how);
      return;
    }
    if (subject !== '' && wishing.test(verb.lower) && this.wish(false)) return;
    if (letting.test(verb.lower) && this.wish(true)) return;
    const { to, condition, next } = complementAt(segment, this.at, {
      form,
      passive,
      modal: modal !== '',
      verb: verb.lower,
    });
    const said = segment.said(this.at, to).replace(/,$/, '');
    const named = passive ? byWhom.exec(said) : null;
    // 'informed by email': how, and by nobody.
    const by = named && isSomebody(named[1] ?? '') ? named : null;
    this.found.push({
      subject,
      pronoun: /^(?:they|it|he|she|we|i|you|this|that|these|those)$/i.test(subject),
      verb: verb.text,
      form,
      modal,
      wished: how.wished,
      passive,
      negated,
      rest: by ? `${said.slice(0, by.index)}${said.slice(by.index + by[0].length)}`.trim() : said,
      agent: by?.[1] ?? '',
      condition,
    });
    this.at = next.at;
    if (next.kind === 'wish') this.wish(false);
    else if (next.kind === 'verb' && form === 'participle' && passive && segment.tag(this.at) === 'VN')
      this.participles({ ...how, modal });
    else if (next.kind === 'verb') this.verbs(subject, { ...how, modal: segment.tag(this.at) === 'V0' ? modal : '' });
  }

  /** `is enriched, scored and assigned to a rep` */
  private participles(how: Manner): void {
    const word = this.segment.words[this.at];
    const before = this.found.at(-1);
    if (!word || !before) return;
    const from = this.at + 1;
    const { to, condition, next } = complementAt(this.segment, from, {
      form: 'participle',
      passive: true,
      modal: how.modal !== '',
    });
    this.found.push({ ...before, verb: word.text, rest: this.segment.said(from, to), agent: '', condition });
    this.at = next.at;
    if (next.kind === 'verb' && this.segment.tag(this.at) === 'VN') this.participles(how);
    else if (next.kind === 'verb') this.verbs(before.subject, { ...how, modal: '' });
  }

  /** `parishes to report a fault, Margit to sort and tuners to see`; `bare`: `lets nurses scan each vial`. */
  private wish(bare: boolean): boolean {
    const { segment } = this;
    let to = this.at;
    while (wanted.test(segment.tag(to))) to += 1;
    if (to === this.at || !opensWanted.test(segment.tag(this.at))) return false;
    const isTo = segment.tag(to) === 'T' && segment.tag(to + 1) === 'V0';
    if (!isTo && !(bare && segment.tag(to) === 'V0')) return false;
    const who = segment.said(this.at, to);
    this.at = isTo ? to + 1 : to;
    this.verbs(who, { wished: true, modal: '' });
    return true;
  }
}

/** `confirm or suggest another time within 2 hours`: nobody confirms another time. */
const another = /^(?:another|an? (?:new|different|other|alternative|better)) /i;
/** `residents apply, upload proof and pay`: nobody applies proof. */
const standsAlone = /^(?:appl(?:y|ies)|enrols?|enrolls?|registers?|repl(?:y|ies)|votes?|subscribes?|participates?)$/i;

/** `by the engineering manager within 5 business days` */
const byWhom =
  /(?:^|\s)by ((?:(?:the|an?|another|each|every|their|our|both) )?[\p{L}-]+(?: [\p{L}-]+)?)(?=$| (?:within|before|after|until|in|on|at|every|each|once|for|with|via)\b)/u;
