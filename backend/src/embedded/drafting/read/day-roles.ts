import type { DayRole, Limit, Stage } from './brief.js';

/** What happens on a day that the idea names, told from the piece of the sentence in which it stands. */

const ends =
  /\b(?:ends?(?! of\b)|ending|expires?|runs? out|is up|terminates?|up for renewal|shuts? down|switched off|end[- ]of[- ]life|sunsets?|runway|lasts? (?:until|till))\b/i;
const money =
  /\b(?:grants?|funding|funds?|runway|budget|money|seed|lottery|sponsorship|subsid(?:y|ies)|fiscal year|financial year|investment)\b/i;
const ofLaw =
  /\b(?:by law|deadline|appl(?:y|ies) from|in(?:to)? force|takes? effect|effective|mandatory|obligation|regulators?|compliance|new \p{Lu}{2,5} rules?)\b/iu;
const tried =
  /\b(?:pilots?|pilot(?:ed|ing)|beta|trials?|trial run|test run|tried out|early access|alpha|try (?:it|this)(?: out)? (?:in|at|with))\b/i;
const launched =
  /\b(?:launch(?:e[ds]|ing)?|(?:go(?:es)? |going |be )?live|ship(?:s|ped)?|(?:shipping|deliver(?:y|ies)|sales?) (?:starts?|begins?)|releas\w+|roll(?:ed|ing)? ?out|GA|general availability|ready|usable|up and running|running|in use|in production|MVP|v1|1\.0|must run|has to run|needed|first version|operational|open for \p{L}+|(?:start|opening) is (?:planned|set))\b|\bwe(?:['’]ll| will|['’]re| are)? (?:start|begin)(?:n?ing)?\b/iu;
/** `busiest before Easter each year`: when it comes back, and no day. */
export const comesBack =
  /\b(?:(?:each|every) (?:year|January|February|March|April|May|June|July|August|September|October|November|December|Easter|Christmas|Lent|Ramadan|spring|summer|autumn|fall|winter)|yearly|annually|busiest|busy (?:season|period|time|months?)|peaks?|peak season|high season|twice a year|once a year)\b/i;
const past =
  /\b(?:(?:we|they|i|it) (?:have |has |had )?(?:already )?(?:launched|went live|started|shipped|released|introduced|moved|switched|founded|began|opened|ran)|(?:beta|pilot|trial|test|desk|preview) (?:has |was |already )?(?:opened|started|began|ran|ended)|(?:ended|closed|finished) on|since|last)\b/i;

/** The clause with the day, and what stands in front of it in the same breath. */
function pieceWith(sentence: string, text: string): string {
  const at = sentence.toLowerCase().indexOf(text.toLowerCase());
  if (at < 0) return sentence.replace(/[.!]+$/, '').replace(withMoney, '');
  const before =
    sentence
      .slice(0, at)
      .split(
        /(?<=20\d\d),\s|[;:]\s|\.\s|,\s(?=(?:and|but|so|otherwise|or|pilot|beta|trial|launch|go-?live|live|ready|first \d\S*)\s)|\s(?:and|but|so|otherwise)\s(?=(?:it|we|they|the|a|an|all|must|version|general|has|is|launch|go live|ship|be (?:live|ready))\b)|\s(?:and|but)\s(?=(?:we |i )?(?:hope|aim|expect|want)\b(?! to (?:launch|start|begin|open|go|be)\b))|\sotherwise\s/,
      )
      .at(-1) ?? '';
  const behind =
    sentence
      .slice(at + text.length)
      .split(
        /[;:,]\s|\.\s|\s(?:and|but|so|otherwise)\s(?=(?:it|we|they|the|a|an|all|hope|aim|expect|want)\b(?! to (?:launch|start|begin|open|go|be)\b))/,
      )[0] ?? '';
  return `${before}${sentence.slice(at, at + text.length)}${behind}`
    .replace(/^(?:and|but|so|otherwise|or)\s/i, '')
    .replace(withMoney, '')
    .replace(/[.!]+$/, '')
    .trim();
}

/** `MVP in 6 months with a $400k budget`: the sum stands among what is fixed. */
export const withMoney =
  /,? (?:with|for|on|at|and) (?:an? |the )?(?:budget of )?(?:about |under |up to )?(?:[$£€]|EUR|USD|GBP)\s?\d\S*.*$/i;

/** Letters of a piece that can be quoted beside its day. */
const longest = 140;

/** `120 integrations within 12 months after launch` says nothing of the day of the launch. */
const afterLaunch = /\b(?:after|of) (?:the |our )?(?:launch|go-live|release|roll-?out)\b(?! (?:in|on|at|by)\b)/i;

const roleIn = (piece: string): DayRole | undefined =>
  afterLaunch.test(piece)
    ? 'goal'
    : ends.test(piece) && !/\bweekends?\b/i.test(piece)
      ? money.test(piece)
        ? 'money'
        : 'end'
      : tried.test(piece)
        ? 'trial'
        : launched.test(piece)
          ? 'launch'
          : ofLaw.test(piece)
            ? 'law'
            : // 'will open a grant scheme on 1 September', 'before the new wing opens on 1 June'
              begins.test(piece)
              ? 'end'
              : undefined;
const begins = /\b(?:will (?:open|start|begin|introduce)|opens|starts|begins)\b/i;

/** `Launch: May 2027` */
const labelRole = (sentence: string): DayRole | undefined =>
  /^(?:launch(?: date)?|go-?live|release|MVP)\s?[:–-]/i.test(sentence)
    ? 'launch'
    : /^(?:pilot|beta|trial)\s?[:–-]/i.test(sentence)
      ? 'trial'
      : undefined;

/** The days of a sentence with what happens on them; a season that comes back each year and what has long happened set none. */
export function withRoles(days: Limit[], sentence: string, today: string): Limit[] {
  return days.flatMap((limit) => {
    if (limit.kind !== 'date') return [limit];
    const about = pieceWith(sentence, limit.text);
    const role = labelRole(sentence) ?? roleIn(about);
    if (role !== 'launch' && role !== 'trial' && comesBack.test(about)) return [];
    if ((limit.day ?? today) <= today && past.test(about)) return [];
    if (role === undefined) return [limit];
    return [{ ...limit, role, ...(about.length <= longest ? { about } : {}) }];
  });
}

/** `we went live with online booking in 2024`: tells of what is there, and rules nothing. */
const hasHappened =
  /^(?:we|they) (?:have |had )?(?:already )?(?:launched|went live|started|shipped|released|introduced|moved|switched) .*\b(?:in|since|on) [^,;]*\b20(?:1\d|2[0-6])\b/i;

const alike = (one: string, other: string): boolean => one.toLowerCase().includes(other.toLowerCase());
/** `it must be live before that`: of the day named before. */
const beforeThat =
  /^(?:so )?(?:it|this|the \p{L}+) (?:must|has to|should|needs to) be (?:live|ready|running|in use|done|there) (?:by|before) (?:that|then)$/iu;
/** `MVP in 3 months`, `launch MVP in 6 months`: its day stands among the days. */
const onlyDay =
  /^(?:(?:launch|ship|release|deliver|build|have) )?(?:an? |the )?(?:MVP|first version|launch|release|go-?live|pilot|beta|v1)(?: (?:live|ready|out))? (?:in|within|by|on) [^,;]{3,30}$/iu;

/** Days with the stage they belong to; a stage, and what a day is about, rule nothing beside it. */
export function withStages(limits: Limit[], stages: Stage[]): Limit[] {
  const days = limits.map((limit): Limit => {
    const stage = limit.kind === 'date' ? stages.find(({ text }) => alike(text, limit.text)) : undefined;
    return stage ? { ...limit, role: stage.kind, about: stage.text } : limit;
  });
  const told = days.flatMap(({ kind, about }) => (kind === 'date' && about ? [about] : []));
  const isTold = (text: string): boolean =>
    beforeThat.test(text) ||
    hasHappened.test(text) ||
    (onlyDay.test(text) && days.some(({ kind }) => kind === 'date')) ||
    stages.some((stage) => alike(text, stage.text)) ||
    (told.some((about) => alike(text, about) || alike(about, text)) && !/\b(?:may|only|never|no|not)\b/i.test(text));
  return days.filter(({ kind, text }) => kind !== 'other' || !isTold(text));
}

/** `We'd like to be running by 1 September 2027`: a day, and no aim beside it. */
export const setsLaunch = (aim: string, limits: Limit[]): boolean =>
  limits.some(({ role, text }) => role === 'launch' && alike(aim, text));
