import { numberWords } from '../language.js';
import { aimForms } from './aim-forms.js';
import { amountOf, bound, part, V } from './amounts.js';
import { changeForms } from './change-forms.js';
import { byWhom, movedIn, unmoved } from './moved.js';
import { tidy } from './named.js';
import { isSoundMeasure } from './sound.js';
import { stateForms } from './state-forms.js';
import { type Around, changeOf, type Item, limitOf, lowering, raising, several, shall } from './target-words.js';
import { sizeOf } from './values.js';

const today = String.raw`(?:now|(?:they|it|that|these) (?:is|are)|(?:it|that)['’]s|today|currently|at present|last (?:year|month|season|winter|summer|spring|autumn|week|term)|this year|so far|was|is|were|in 20\d\d|it is|from|down from|up from|instead of)`;
const inBrackets = new RegExp(
  String.raw`\s?\((?:it (?:is|was) )?(?:${today}[:,]?\s)*(?:about |around |up to )?(${V})(?:\s(?:in (?:the )?)?[\p{L}\d ]{2,30})?\)`,
  'iu',
);

/** `an app to cut waste` */
const wished = new RegExp(String.raw`^.*\s(?:to|that|which|will|should|must|can)\s(?:${lowering}|${raising})s?\s`, 'i');

/** Without a figure or a word for one there is no goal to be read. */
const sized = new RegExp(
  String.raw`\d|\b(?:${numberWords.join('|')}|no|not|none|nil|half|halved?|doubled?|tripled?|twice|third|quarter|fewer|less|more|by|before)\b|\b(?:within|in) an? (?:hour|day|week|month)\b`,
  'i',
);

/** The goal that a part of a sentence tells, today's figure from its brackets. */
export function formOf(text: string, around: Around): Item | null {
  if (!sized.test(text)) return null;
  const from = inBrackets.exec(text)?.[1];
  const whole = text
    .replace(/\s?\([^)]*\)/g, '')
    .replace(/[,;:]$/, '')
    // What is done double is a thing, and nothing that shall become twice as much.
    .replace(
      /^(double|triple) (?=\p{L}+s (?:to (?:fall|drop|go|come|be|shrink|rise|grow)|should|must|shall|have|need|are|will|from \d|(?:to |down to )?\d|zero|none|nil)\b)/iu,
      '$1-',
    )
    .trim();
  const main = whole.replace(/(?:,(?!\d)|\s(?=without|so that|because|even)).*$/, '');
  // 'repairs under 600 euros and everyone mounted': what follows has no figure.
  const first = main.replace(/\sand\s\D*$/, '');
  const said = [...new Set([whole, main, first])];
  for (const read of [(text: string) => itemIn(text, from, around), (text: string) => movedIn(text, around)])
    for (const text of said) {
      const item = read(text);
      if (item) return item;
    }
  return null;
}

const fallsTo = /\b(?:(?:come|go|get|be brought) (?:back )?down|drop|fall|sink|shrink) to\b/i;

function itemIn(whole: string, from: string | undefined, around: Around): Item | null {
  const verb = new RegExp(`^(?:${lowering}|${raising}|halve|double)\\b`, 'i').exec(whole)?.[0] ?? '';
  for (const [pattern, read] of [...aimForms, ...changeForms, ...stateForms]) {
    const match = pattern.exec(whole);
    const item = match && read(match, { ...around, from: from !== undefined });
    if (!item) continue;
    const said = tidy(unmoved(item.name.replace(wished, '')).replace(/^(?:our|my|their) /i, ''));
    const name = byWhom(said, item.target)
      .replace(/\b(?:my|our) /g, 'the ')
      .replace(/^(double|triple)-(?=\p{L}+s\b)/iu, '$1 ');
    // 'fewer than 20 damaged a season': of what, it does not say.
    if (
      !isSoundMeasure(name) ||
      /^\S+ed(?:\s(?:an?|per|each|every)\s\S+)?$|\d\s?%|\bfrom \d|^(?:want|need|like|aim|goal|plan|target|please|night|day|week|month|year|season|shift|evening|term|fall|drop|rise|shrink|sink|grow|average)$/.test(
        name,
      )
    )
      continue;
    const baseline = item.baseline ?? (from ? amountOf(from) : null);
    const half = /^(half of|twice|three times) today/.exec(item.target)?.[1];
    const target =
      half && baseline
        ? several(half === 'twice' ? 'double' : half === 'half of' ? 'halve' : 'triple', baseline)
        : item.target;
    const better =
      item.better ??
      (baseline ? (sizeOf(baseline) < sizeOf(target) ? 'higher' : 'lower') : fallsTo.test(whole) ? 'lower' : 'higher');
    return { name, baseline, target, better, verb: verb || around.verb };
  }
  return null;
}

const moved = String.raw`(?:bring|get|cut|push|take|reduce|lower|raise|keep|drive|drop|shorten) (?:it|that|this|them|these|those|the (?:number|figure|time)) (?:back )?(?:down |up )?(?:to )?`;
const wanted = new RegExp(
  String.raw`^(?:(?:next|this|the coming) (?:year|season|month|term|quarter),? )?(?:(?:i|we) (?:think|guess|believe|feel) (?:that )?)?(?:${moved}|(?:the |our |my )?(?:targets?|goals?|aims?|plan|wanted|wish|needed)(?: (?:is|are|of))?:?\s|(?:(?:we|i|they)(?:['’]d)?\s)?(?:(?:would |should )?(?:want|like(?: to see)?|need|aim for|promise|be at|accept|be (?:proud|happy|glad|content|satisfied|pleased) (?:to (?:get|come|be)(?: down)?(?: to| at)|with)|hope for|settle for|be happy with)\s)?(?:(?:that|this|the) (?:number|figure|share|average|mean|median|total) |(?:that|this|the) time |it |that |this |them |these |which )?(?:at (?=\d))?(?:(?:${shall}|could|might)\s)?(?:(?:become|reach|see|hit|be|take|last|fall|drop|rise|go|come|down|cut|reduced|have|get)\s)*(?:to\s|at\s|down to\s|up to\s)?)((?:${bound})\s)?(${V})(?:\s(?:this|next|the coming) (?:year|season|month|winter|summer|term))?(?:\s(?:from now on|from then on|soon|instead|at most|max(?:imum)?|please|tops|or less|or fewer|or more|\p{L}+ing|late|lost|empty|wrong|missing|unpaid|unused|\p{L}+ed|(?:is|are|was) (?:what .{3,50}|promised)|(?:would|will|might|should) (?:also )?do|(?:would|will|might|should) be (?:\p{L}+ )?\p{L}+|(?:is|are) (?:also |quite )?(?:fine|ok|okay|enough|acceptable|good|plenty|heaven|great|alright|perfect|ideal|realistic|possible|feasible|doable|achievable|reasonable|tolerable|a dream|paradise|wonderful)))?$`,
  'iu',
);
/** `half that by Easter`, `save a third of it`: a part of what was told before. */
const fraction = new RegExp(
  String.raw`^(?:to )?(halve|half(?: of)?|double|triple|(?:save|cut|reduce|spare) (${part}) of) (?:it|that|this|them|these|those|the (?:number|figure|time))(?: (?:would|will|might) (?:already |also )?(?:be (?:fine|enough|good|great|ok|okay|a success|nice)|do))?$|^(?:to )?(cut|bring|reduce) (?:it|that|this|them) (?:in half|by half)$`,
  'iu',
);
export function partTarget(text: string, baseline: string): string | null {
  const [, whole = '', by, cut] = fraction.exec(text.replace(/[,;:]$/, '').trim()) ?? [];
  const word = cut ? 'halve' : whole;
  return !word ? null : by ? changeOf(by, 'lower') : several(/^hal/i.test(word) ? 'halve' : word, baseline);
}

const only = new RegExp(
  String.raw`^(?:but |and |where |while )?(?:(?:today|now|currently|at the moment|at present|so far|last (?:year|month|season)),?\s)?(?:(?:it|they|that|this|we|there)(?:['’]s|\s(?:is|are|was|were|takes?|took)(?: at)?)\s)(?:only |about |around |still |now |currently )*(${V})(?:\s(?:now|today|currently|at present|at the moment))?$`,
  'iu',
);
/** `today it is about 25`: where the goal named before starts from. */
export const unnamedToday = (text: string): string | null => {
  const held =
    /^(?:we|i|they) (?:have|had|are at|stand at|do) (?:only |about |around |now |currently )*(\d[\d.,]*)(?: (?:now|today|so far|already))?$/i.exec(
      text,
    )?.[1];
  if (held) return held;
  const gone = new RegExp(
    String.raw`^(?:no longer|no more|instead of|rather than|and not|not|up from|down from) (${V})$`,
    'iu',
  ).exec(text);
  if (gone?.[1]) return amountOf(gone[1]);
  const figure = /\b(?:today|now|currently|at the moment|at present|so far|last|was|were)\b|^it(?:['’]s| is) /i.test(
    text,
  )
    ? only.exec(text)?.[1]
    : null;
  return figure ? amountOf(figure) : null;
};

/** `target 24 hours`, `it should be 5`, `that must become zero`: a wish whose thing was named before. */
export function unnamedTarget(text: string, wished: boolean): string | null {
  const bare = text
    .replace(/\s?\([^)]*\)/g, '')
    .replace(/[,;:]$/, '')
    .trim();
  if (/^(?:all|every one) of (?:them|these|those)\b(?: should| must| shall| will)?$/i.test(bare)) return '100%';
  const [whole, limit, figure] = wanted.exec(bare) ?? [];
  if (!whole || !figure) return null;
  const only = whole.replace(/^(?:about |around )/, '') === figure;
  return wished || !only || /^(?:zero|none|nil)$/i.test(figure) || / from now on$/i.test(bare)
    ? limitOf(limit, figure)
    : null;
}
