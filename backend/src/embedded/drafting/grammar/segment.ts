import { isFinite, isNoun, type Tagged } from './viterbi.js';

const timeWord = /^(?:\p{L}+day|day|morning|evening|night|week|month|quarter|year|hour)$/u;

/** The words between two full stops, semicolons or dashes, and what can be seen in them without going through them. */
export class Segment {
  constructor(
    private readonly text: string,
    readonly words: readonly Tagged[],
  ) {}

  /** All segments of a sentence. */
  static all(text: string, words: readonly Tagged[]): Segment[] {
    const all: Tagged[][] = [[]];
    for (const word of words) {
      if (word.tag === ';') all.push([]);
      else all.at(-1)?.push(word);
    }
    return all.filter((one) => one.length > 0).map((one) => new Segment(text, one));
  }

  tag(at: number): string {
    return this.words[at]?.tag ?? 'end';
  }

  lower(at: number): string {
    return this.words[at]?.lower ?? '';
  }

  /** The text from one word up to another. */
  said(from: number, to: number): string {
    const first = this.words[from];
    const last = this.words[to - 1];
    return first && last && to > from ? this.text.slice(first.start, last.end) : '';
  }

  hasOr(from: number): boolean {
    return this.words.slice(from).some(({ lower }) => lower === 'or');
  }

  hasVerb(from: number): boolean {
    return this.words.slice(from).some(({ tag }) => isFinite(tag));
  }

  /** The place behind `When a lead comes in, …`, where the main clause begins; 0 where nothing leads in. */
  mainClause(): number {
    if (this.tag(0) !== 'S') return 0;
    const comma = this.words.findIndex(({ tag, place }, at) => at > 1 && tag === ',' && place === 0);
    if (comma >= 0) return comma + 1;
    // 'If an update is missing the lead gets a message': the subject of the second verb.
    const [first = 0, second] = this.words.flatMap(({ tag }, at) =>
      isFinite(tag) && !/^(?:W|CC|M|B)$/.test(this.tag(at - 1)) ? [at] : [],
    );
    if (second === undefined) return 0;
    return Math.max(
      0,
      this.words.findLastIndex(({ tag }, at) => at < second && at > first && /^(?:D|P1|P2)$/.test(tag)),
    );
  }

  /** The next verb that a clause can be built on; -1 where there is none. */
  verbFrom(start: number): number {
    // 'runners who train alone': what they do is said to tell who they are.
    const first = this.words.findIndex(
      ({ tag, anew }, at) =>
        at >= start &&
        this.lower(at - 1) !== 'who' &&
        (isFinite(tag) || (tag === 'V0' && (at === start || anew || this.tag(at - 1) === 'R'))),
    );
    return first < 0 ? first : (this.behindRelative(start, first) ?? first);
  }

  /** `A vendor that has a breach is flagged`, `A driver whose licence has lapsed cannot be assigned`: the verb of the vendor. */
  private behindRelative(start: number, first: number): number | null {
    let opens = first - 1;
    while (opens > start && /^(?:N1|N2|NP|A|R)$/.test(this.tag(opens)) && this.lower(opens) !== 'whose') opens -= 1;
    if (opens <= start || !/^(?:that|which|whose)$/.test(this.lower(opens)) || !isNoun(this.tag(opens - 1)))
      return null;
    const next = this.words.findIndex(({ tag }, at) => at > first && isFinite(tag));
    const isOuter =
      next > 0 &&
      /^(?:N1|N2|NP|VN|PO|C|A|R)$/.test(this.tag(next - 1)) &&
      !this.words.slice(first, next).some(({ tag }) => /^(?:S|W|CC|,)$/.test(tag));
    return isOuter ? next : null;
  }

  /** The subject between two places; of `at the moment 11 vans` and `an internal dashboard that` only what acts. */
  subjectOf(from: number, to: number): string {
    let start = from;
    while (start < to && /^(?:R|CC|,|X|S)$/.test(this.tag(start))) start += 1;
    // 'Help village shops order together'
    if (start === 0 && to > 1 && this.lower(0) === 'help') start = 1;
    if (this.tag(start) === 'I') {
      const comma = this.words.findIndex(({ tag }, at) => at > start && at < to && tag === ',');
      if (comma > 0) start = comma + 1;
    }
    const isRelative = (this.tag(to - 1) === 'W' || /^(?:that|which|who)$/.test(this.lower(to - 1))) && to - 1 > start;
    const end = isRelative ? to - 1 : to;
    for (let at = start; at < end - 1; at += 1) {
      // 'a habit tracker where friends bet': friends do.
      if (this.lower(at) === 'where') start = at + 1;
      // 'hi, as discussed we need'
      if (at > start && this.tag(at + 1) === 'P2' && this.lower(at + 1) !== 'those' && at + 2 === end) start = at + 1;
      // 'after two warnings the committee votes'
      const isLed =
        this.tag(start) === 'I' ||
        /^(?:after|before|during)$/.test(this.lower(start - 1)) ||
        // 'Every morning at 6 the system creates'
        (/^(?:every|each)$/.test(this.lower(start)) && timeWord.test(this.lower(start + 1)));
      if (
        isLed &&
        this.tag(at + 1) === 'D' &&
        (isNoun(this.tag(at)) || this.tag(at) === 'C' || this.tag(at) === 'VG' || this.lower(at) === 'else')
      )
        start = at + 1;
    }
    const comma = this.words.findLastIndex(({ tag }, at) => tag === ',' && at > start && at < end - 1);
    const isListed = this.words.slice(start, end).some(({ tag }) => tag === 'CC');
    if (comma > start && !isListed) start = comma + 1;
    return this.said(start, end)
      .replace(/\s*\([^)]*\)/g, '')
      .replace(/[\s,]+$/, '')
      .trim();
  }

  /** The place of the verb of `is a tool that lets nurses scan vials`: what it is for, is done by it; -1 otherwise. */
  relativeFrom(start: number): number {
    const that = this.words.findIndex(
      ({ lower }, at) => at >= start && (lower === 'that' || lower === 'which') && /^(?:VZ|M)$/.test(this.tag(at + 1)),
    );
    const isPlain = !this.words.slice(start, that).some(({ tag }) => isFinite(tag) || tag === ',');
    return that >= 0 && isPlain ? that + 1 : -1;
  }

  /** Whether another `tuners to see` begins here. */
  wishAt(at: number): boolean {
    let to = at;
    while (/^(?:D|A|N1|N2|NP)$/.test(this.tag(to))) to += 1;
    return to > at && this.tag(to) === 'T' && this.tag(to + 1) === 'V0';
  }

  /** Whether a joint is followed by a subject of its own with its verb: `, and managers approve`. */
  opensClause(at: number): boolean {
    // ', and dentists and the coordinator can see': several act together.
    let to = at;
    while (/^(?:D|A|N1|N2|NP)$/.test(this.tag(to)) || (this.tag(to) === 'CC' && to > at && this.tag(at - 1) === 'CC'))
      to += 1;
    if (to > at && isFinite(this.tag(to)) && this.words[to]?.anew === true) return true;
    const verb = this.words.findIndex(
      ({ tag, anew }, place) =>
        // ', but implants and sedation need a call'
        place >= at &&
        (tag === ',' ||
          (tag === 'CC' &&
            this.lower(at - 1) !== 'but' &&
            !(this.tag(place - 1) === 'C' && this.tag(place + 1) === 'C')) ||
          anew ||
          isFinite(tag)),
    );
    return verb > at && this.words[verb]?.anew === true;
  }
}
