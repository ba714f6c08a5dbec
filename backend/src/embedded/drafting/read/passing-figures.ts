import { gerund, infinitive, lowerFirst, plural, singular } from '../language.js';
import type { Figure } from './figures.js';
import { isVerb } from './lexicon.js';
import { done, tidy } from './named.js';
import { isSoundMeasure } from './sound.js';
import { money, ratio } from './values.js';

/** Figures of today that stand in the middle of what somebody tells, each named by the words around it. */

const soft = '(?:about |around |like |roughly |some |only |nearly |almost |over |at least |up to |on average |~ ?)*';
const time = String.raw`\d[\d.,]*\s?(?:minutes?|mins?|hours?|hrs?|h|(?:(?:working|business|calendar) )?days?|weeks?|months?)\b(?:\s(?:an?|per|each|every)\s\p{L}+)?`;
const percent = String.raw`\d[\d.,]*\s?(?:%|per ?cent)`;
const opens = '(?:(?:today|currently|right now|now|at present|so far|still),? )?';

type Form = [pattern: RegExp, read: (match: RegExpExecArray, sentence: string) => [name: string, figure: string]];

const forms: Form[] = [
  // 'A tax return sits 19 days on average waiting for paperwork'
  [
    new RegExp(
      String.raw`^${opens}(?:our |the )?(?<what>(?:an? |each |every )?\p{L}[\p{L} '’-]{2,60}?) (?<verb>sits?|waits?|lies|stays?|hangs|stands) (?:for )?${soft}(?<figure>${time})(?: on average)?(?<rest>(?: (?:in|on|with|waiting|until|before|unanswered|untouched|unread)\b[\p{L} '’-]{0,40})?)$`,
      'iu',
    ),
    ({ groups: { what = '', verb = '', figure = '', rest = '' } = {} }) => {
      const thing = lowerFirst(what.replace(/ (?:at|in|of) our (?:[\p{L}-]+ )?[\p{L}-]+$/u, ''));
      return [
        /wait/i.test(`${verb}${rest}`)
          ? `waiting time per ${singular(thing.replace(/^(?:an?|each|every) /, ''))}`
          : `time that ${thing} ${verb}${rest}`,
        figure,
      ];
    },
  ],
  // 'has to write a postmortem and we're at like 40% done within 5 days'
  [
    new RegExp(
      String.raw`\b(?:we|they)(?:['’]re| are)(?: only| still)? at ${soft}(?<figure>${percent}) (?<how>(?:done|finished|\p{Ll}+ed)(?: (?:with)?in ${time}| on time)?)$`,
      'iu',
    ),
    ({ groups: { figure = '', how = '' } = {} }, sentence) => {
      const [, verb = '', noun = ''] =
        /\b(\p{Ll}+) (?:an?|the|each|every) ((?:[\p{Ll}-]+ )?[\p{Ll}-]+)(?= (?:and|but)\b|,)/u.exec(sentence) ?? [];
      return [isVerb(verb) ? `share of ${plural(singular(noun))} ${how}` : `share ${how}`, figure];
    },
  ],
  // 'I'm losing around 1 in 5 requests because owners answer too slowly'
  [
    new RegExp(
      String.raw`\b(?<verb>los(?:e|es|ing)|miss(?:es|ing)?|wast(?:e|es|ing)) ${soft}(?<figure>${ratio}|${percent}) (?:of )?(?:all |our |the )*(?<what>(?:[\p{Ll}-]+ ){0,2}?[\p{Ll}-]+s)(?=$|[,;.]| (?:because|when|since|to|as|before|while)\b)`,
      'iu',
    ),
    ({ groups: { verb = '', figure = '', what = '' } = {} }) => [`share of ${what} ${done(verb)}`, figure],
  ],
  // 'sells these at the desk if they remember, roughly €2.10 per stay'
  [
    new RegExp(
      String.raw`\b(?:sells?|sold|earns?|makes?|made|brings? in|upsells?)\b[^;.]*?[ ,]${soft}(?<figure>${money}) (?<per>(?:per|a|each) (?!day|week|month|quarter|year)\p{Ll}+)$`,
      'iu',
    ),
    ({ groups: { figure = '', per = '' } = {} }) => [
      `revenue ${per.replace(/^(?:a|each) /, 'per ')}`,
      `${figure} ${per}`,
    ],
  ],
  // 'Owners call six suppliers on average, which eats 4.5 hours a week'
  [
    new RegExp(
      String.raw`^${opens}(?:the |our )?(?<who>(?:[\p{Ll}-]+ )?[\p{Ll}-]+s) (?<verb>\p{Ll}+) (?<what>[^,;.\d]{3,40}|[\p{L}\d ]{3,30}?)(?: on average)?,? (?:which|this|that) (?:eats|takes|costs|needs|burns) (?:them |us )?${soft}(?<figure>${time})$`,
      'iu',
    ),
    ({ groups: { who = '', verb = '', what = '', figure = '' } = {} }) => [
      isVerb(verb)
        ? `time that ${lowerFirst(who)} spend ${gerund(infinitive(verb))} ${what.replace(/ on average$/, '')}`
        : '',
      figure,
    ],
  ],
  // '…, so treatments start 6 days after the first finding'
  [
    new RegExp(
      String.raw`(?:^|\bso )(?:the |our )?(?<what>[\p{Ll}-]+s) (?<verb>start|begin|arrive|happen|follow|come|go out) (?:only )?${soft}(?<figure>${time}) (?<rest>after (?:the |an? )?[\p{Ll} -]{3,40})$`,
      'iu',
    ),
    ({ groups: { what = '', verb = '', figure = '', rest = '' } = {} }) => [
      `time until ${what.toLowerCase()} ${verb} ${rest}`,
      figure,
    ],
  ],
  // 'Receptionists now retype everything into Dentrix, about 8 minutes per patient'
  [
    new RegExp(
      String.raw`^${opens}(?:the |our )?(?:[\p{Ll}-]+ )?[\p{L}-]+s (?:now |still |currently |have to )*(?<verb>\p{Ll}+) [^,;\d]{3,60}, ${soft}(?<figure>\d[\d.,]*\s?(?:minutes?|mins?|hours?|hrs?)) (?:per|for each|each) (?<per>\p{Ll}+)(?:,.*)?$`,
      'iu',
    ),
    ({ groups: { verb = '', figure = '', per = '' } = {} }) => [
      isVerb(verb) || isVerb(verb.replace(/^re/, '')) ? `${gerund(verb)} time per ${per}` : '',
      figure,
    ],
  ],
  // 'mean time to repair is 27 days, against a statutory 15'
  [
    new RegExp(
      String.raw`^${opens}(?:the |our )?(?<what>(?:(?:mean|median|average) )?(?:[\p{Ll}-]+ )?time to \p{Ll}+(?: [\p{Ll} ]{2,30}?)?) (?:is|are|was|stands at) ${soft}(?<figure>${time})$`,
      'iu',
    ),
    ({ groups: { what = '', figure = '' } = {} }) => [what, figure],
  ],
];

/** `at our pilot firm, Harrow & Pike, sits`: a name beside its thing. */
const besides = /, \p{Lu}[\p{L}\d&'’. -]{1,40},(?= \p{Ll})/u;

/** The figure that a sentence, or the last of its clauses, tells in passing; null for any other text. */
export function passingFigure(sentence: string): Figure | null {
  if (!/\d/.test(sentence) || sentence.length > 300) return null;
  const whole = sentence.replace(/[.!]+$/, '').replace(besides, '');
  const parts = whole.split(/;\s|,?\s(?:and|but)\s(?=(?:the |about |around |roughly |last |\d))|,\s(?=against\b)/i);
  for (const part of parts.length > 1 ? [whole, ...parts] : [whole])
    for (const [pattern, read] of forms) {
      const match = pattern.exec(part.trim());
      const [said, figure] = match ? read(match, whole) : ['', ''];
      const name = said === '' ? '' : tidy(said);
      if (name !== '' && isSoundMeasure(name)) return { name, baseline: figure.trim() };
    }
  return null;
}
