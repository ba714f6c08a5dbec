import { numberWords } from '../language.js';
import type { Measure } from '../read/brief.js';
import { asGoal } from '../read/hopes.js';
import { inDigits } from '../read/values.js';
import { type Fact, factFor, factsOfAll } from './goal-facts.js';
import { type Item, itemOf } from './goal-items.js';
import { timeOfEach, timesApart, withoutTimes } from './goal-times.js';

/** Goals of a sentence that says plainly what is aimed at: `We want 25 paying firms and no missed break date by December`. */

const who = String.raw`(?:we|they|i|the (?:(?!we\b|they\b|i\b)\p{L}+ ?){1,3}?(?<! )|\p{Lu}[\p{L}\d]+)`;
const opener = new RegExp(
  [
    String.raw`(?:^|(?<=[\s,;:]))(?:the |our |my |their |its )?(?:main )?(?:goals?|targets?|aims?|objectives?)(?: for [^:,;]{3,30}?)?(?: (?:is|are)|\s?[:=–])(?: to| that)? `,
    String.raw`(?:^|(?<=[\s,;:]))(?!our |my |their |its )${who}(?:['’]d| would)?(?: also| now| really)* (?:want|wants|like|aim|aims|hope|hopes|expect|expects|need|needs)(?: (?:to|for|at))? `,
    String.raw`(?:^|(?<=[\s,;:]))(?:and|but)(?: also)? wants? (?:to )?`,
    String.raw`^(?:hoping|aiming) (?:for|to) `,
    String.raw`(?:^|(?<=[\s,;:]))success(?: (?:means|is|would be)|:)(?: that)? `,
    String.raw`(?:^|(?<=[\s,;:]))(?:(?:we|i) )?(?:would|['’]d) (?:call|consider|count) it (?:as )?a success if `,
    String.raw`^\p{Lu}[\p{L}\d]+ (?:should|must|is to|has to)(?: help(?: us)?(?: to)?)? (?=(?:reduce|cut|bring|lower|raise|increase|shorten|halve|double)\b)`,
  ].join('|'),
  'iu',
);

/** `same-day reports for 95% of breaks`: 95% of breaks covered by them. */
const shareFirst = (sentence: string): string =>
  sentence.replace(
    /(?<!\d )\b((?!to |is |are )[\p{L}-]+(?: [\p{L}-]+)? )(?:for|in) ((?:at least |about |over )?\d+ ?% of (?:the |all |our )?[\p{L}-]+(?: [\p{L}-]+)?)(?=[.,;]|$)/u,
    (_, what: string, share: string) => `${share} covered by ${what.trim()}`,
  );

/** `Under 2 hours a week on planning and I'm happy`, `150 paying instructors at €19 a month`: what is no part of the goal. */
const aside =
  /,? and (?:i['’]m|i am|we['’]re|we are|that['’]s) (?:happy|fine|glad|done|good|enough)\b.*$|(?<= \p{L}+) at [€£$]\s?\d[\d.,]*(?: (?:an?|per|each) \p{L}+)(?=$|[.,;])/giu;

/** `fines minus 70%` -> fines down by 70%. */
const signed = /(?<=\p{L} )(minus|plus) (?=\d[\d.,]*\s?%)/giu;
const changed = (_: string, sign: string): string => (/^m/i.test(sign) ? 'down by ' : 'up by ');

/** Where the goal begins, and what stands before it. */
export function goalIn(sentence: string): { facts: string; body: string } {
  const said = shareFirst(asGoal(sentence.replace(aside, '').replace(signed, changed)));
  const at = opener.exec(said);
  return at
    ? {
        facts: said.slice(0, at.index).replace(/[\s,;]+(?:and|but|so)?[\s,;]*$/i, ''),
        body: said.slice(at.index + at[0].length).replace(/[.!]+$/, ''),
      }
    : { facts: '', body: said.replace(/[.!]+$/, '') };
}

const joint = /(,? and also |,? and | but |, but |, with | with |; and |; |, )/u;

/** Every goal of the sentence; null where one of them is not plain. */
export function goalsOfSentence(
  sentence: string,
  before: readonly string[],
  beside: readonly string[] = [],
): Measure[] | null {
  // '60% of its sales online': whose, goes without saying.
  const { facts: told, body } = goalIn(
    sentence.replace(/(%|per ?cent|percent) of (?:all )?(?:its|their|our|my) /giu, '$1 of '),
  );
  const lead = timesApart(told);
  const first = lead.times.length > 0 && withoutTimes(lead.text).replace(/[\s,]+/g, '') === '' ? lead.times[0] : null;
  const near = factsOfAll([...beside, told]);
  const facts = factsOfAll([...before, ...beside, told]);
  const timed = timesApart(body.replace(/(?<=[\s,]|^)(?:we (?:also )?want|we aim for|to have) /giu, ''));
  const [, early = '', rest = timed.text] = /^\s?([\uE100-\uE11F])[:,]?\s(.*)$/u.exec(timed.text) ?? [];
  const parts = partsOf(limitsInDigits(inDigits(rest)), facts, near);
  if (parts === null) return null;
  const times = timeOfEach(
    parts.map(({ text }) => text),
    timed,
  );
  const all = first ?? (early === '' ? null : (timed.times[0] ?? null));
  return parts.map(({ item: { noun: _, ...item } }, at) => ({ ...item, when: times[at] ?? all }));
}

/** `no more than one e-mail per permit` */
const limitsInDigits = (text: string): string =>
  text.replace(
    new RegExp(
      String.raw`\b(no more than|not more than|at most|fewer than|less than|at least|more than) (${numberWords.slice(1, 13).join('|')})\b`,
      'gi',
    ),
    (_, limit: string, word: string) => `${limit} ${numberWords.indexOf(word.toLowerCase())}`,
  );

interface GoalPart {
  text: string;
  item: Item;
}

/** A comma or an `and` opens the next goal only where one stands behind it: `the Mosel, Rioja and Alto Adige` is one place. */
function partsOf(body: string, facts: readonly Fact[], near: readonly Fact[]): GoalPart[] | null {
  const pieces = body.split(joint);
  const read = (text: string, noun: string | null): Item | null => itemOf(withoutTimes(text), { noun, facts, near });
  const parts: GoalPart[] = [];
  let text = pieces[0] ?? '';
  const noun = (): string | null => parts.findLast(({ item }) => item.noun !== null)?.item.noun ?? null;
  const close = (): boolean => {
    const item = read(text, noun());
    if (item === null) return false;
    parts.push({ text, item });
    return true;
  };
  for (let at = 1; at < pieces.length; at += 2) {
    const next = pieces[at + 1] ?? '';
    const own = read(text, noun());
    const hasFigure = /\d|\bhalf\b|^(?:no|zero|halve|double)\b/i.test(withoutTimes(next));
    if (own !== null && hasFigure && read(next, own.noun ?? noun()) !== null && close()) text = next;
    else if (own !== null && /^\S+ in \d+$|^\d[\d.,]*\s?%$/.test(withoutTimes(next))) {
      // 'raise this to 20 applications and one in three'
      const today = factFor('this', withoutTimes(next), facts);
      if (today === null || !close()) return null;
      parts.push({
        text: next,
        item: { name: today.name, baseline: today.value, target: withoutTimes(next), better: 'higher', noun: null },
      });
      text = '';
    } else if (text === '') text = next;
    else text = `${text}${pieces[at] ?? ''}${next}`;
  }
  if (withoutTimes(text) !== '' && !close()) return null;
  return parts.length > 0 ? parts : null;
}
