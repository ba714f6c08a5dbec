import { bound, timesIn, V } from './amounts.js';
import { clauseIn } from './clauses.js';
import { business } from './figures.js';
import { neverSo } from './ruled.js';
import { inDigits } from './values.js';

/** Goals in so few words that by themselves they might be a rule or a price: `Wrong bottles: 1 in 500`. */

export interface Aim {
  at: number;
  name: string;
  /** `at most`, `within`. */
  limit: string;
  figure: string;
  when: string | null;
}
const soft = String.raw`(?:please |ideally |preferably )?`;
const behindTime = String.raw`(?:,? (?:please|at most|max(?:imum)?|or less|or fewer|instead))?`;
const NP = String.raw`((?:the |our )?\p{L}[\p{L} '’-]{2,60}?)`;
const forms: [pattern: RegExp, read: (match: RegExpExecArray) => Omit<Aim, 'at' | 'when'>][] = [
  // 'Wrong bottles: 1 in 500', 'Next count: none'
  [
    new RegExp(String.raw`^${NP}:\s${soft}((?:${bound})\s)?(${V})${behindTime}$`, 'iu'),
    ([, name = '', limit = '', figure = '']) => ({ name, limit, figure }),
  ],
  // 'Losses under 5,000 euros a year', 'pumps back in 10 days', 'mails down to 15 a day', 'alert in under 5 minutes'
  [
    new RegExp(
      String.raw`^${soft}${NP}\s((?:${bound}|down to|up to|to|in|in at most|after|at|after at most)\s)(${V})${behindTime}$`,
      'iu',
    ),
    ([, name = '', limit = '', figure = '']) => ({
      name,
      limit: limit.replace(/^(?:down to|up to|to|in|at|after)\s$|^in (?=under|less|at most)/i, ''),
      figure,
    }),
  ],
  // '5 calls at most', 'no more than 2 leaving a year', 'at most 3 damaged crates'
  [
    new RegExp(String.raw`^${soft}((?:${bound})\s)(${V})\s(?:of (?:the |our )?)?${NP}$`, 'iu'),
    ([, limit = '', figure = '', name = '']) => ({ name, limit, figure }),
  ],
  [
    new RegExp(String.raw`^${soft}(${V})\s${NP},?\s(at most|max(?:imum)?|or less|or fewer)$`, 'iu'),
    ([, figure = '', name = '']) => ({ name, limit: 'at most', figure }),
  ],
  // '2 complaints a month are OK'
  [
    new RegExp(
      String.raw`^(${V})\s${NP}\s(?:is|are|would be) (?:fine|ok|okay|acceptable|tolerable|alright|all right|enough)$`,
      'iu',
    ),
    ([, figure = '', name = '']) => ({ name, limit: 'at most', figure }),
  ],
  // 'no cancellations', 'no wrong labels any more'
  [
    new RegExp(String.raw`^${soft}(?:and )?(?:no|zero|without) (?:more )?${NP}(?: any ?more| at all| left)?$`, 'iu'),
    ([, name = '']) => ({ name, limit: '', figure: '0' }),
  ],
  // 'Double bookings may not happen any more'
  [
    new RegExp(
      String.raw`^${NP}\s(?:may|must|should|shall) (?:not|never) (?:happen|occur)(?: any ?more| again)?$`,
      'iu',
    ),
    ([, name = '']) => ({ name, limit: '', figure: '0' }),
  ],
  // '9 in 10 filled in'
  [
    new RegExp(
      String.raw`^((?:${bound})\s)?(\d+ in \d+|\d[\d.,]*\s?%)\s(\p{L}+(?:ed|en)(?: (?:in|up|out|back|off|on time|in time))?)$`,
      'iu',
    ),
    ([, limit = '', figure = '', name = '']) => ({
      name: `share that is ${name}`,
      limit,
      figure,
    }),
  ],
  // '1 in 10 at most', 'contract says 12', 'allowed are 4'
  [
    new RegExp(String.raw`^(${V}),? (?:at most|max(?:imum)?|or less|or fewer|tops)$`, 'iu'),
    ([, figure = '']) => ({ name: '', limit: 'at most', figure }),
  ],
  [
    new RegExp(
      String.raw`^(?:(?:the |our )?(?:contract|law|rule|norm|standard|agreement) (?:says|allows|demands|foresees|asks for)|(?:allowed|permitted|accepted) (?:is|are)) ((?:${bound})\s)?(${V})$`,
      'iu',
    ),
    ([, limit = '', figure = '']) => ({ name: '', limit, figure }),
  ],
  // '3 would be fine', 'fewer than 1 in 20 should'
  [
    new RegExp(
      String.raw`^((?:${bound})\s)?(${V}) (?:would (?:also |still )?(?:do|be (?:\p{L}+ )?(?:fine|ok|okay|enough|alright|good|great|acceptable))|should(?: be)?)$`,
      'iu',
    ),
    ([, limit = '', figure = '']) => ({ name: '', limit, figure }),
  ],
  // 'That has to stop: not more than one', 'none this year'
  [
    new RegExp(String.raw`^((?:${bound})\s)(${V})(?:,? please)?$`, 'iu'),
    ([, limit = '', figure = '']) => ({ name: '', limit, figure }),
  ],
  [/^(none|zero|nil)(?: (?:this|next) (?:year|season|month))?$/iu, () => ({ name: '', limit: '', figure: '0' })],
  // 'it should be answered within 2'
  [
    new RegExp(
      String.raw`^(?:it|that|this|they|these) (?:should|must|has to|have to|shall) (?:be )?(?:\p{L}+ )?(?:up |back |there )?((?:${bound}|in)\s)?(${V})$`,
      'iu',
    ),
    ([, limit = '', figure = '']) => ({
      name: '',
      limit: limit.replace(/^in\s$/i, 'within '),
      figure,
    }),
  ],
];

/** A heading before a goal that names none: `Next count: none`. */
const heading =
  /^(?:(?:the )?next \p{L}+|in (?:the )?future|from then on|soon|that (?:has|have) to stop|this must stop|aim|goal|target)$/iu;

export function aimsIn(sentence: string, at: number): Aim[] {
  const said = inDigits(sentence.replace(/[.!?…]+$/, '').replace(/\s?\([^)]*\)/g, ''));
  const time = timesIn(said)?.replace(/^in (?=by|before|until)/i, '') ?? null;
  // 'In May the desk gets 30 calls; 3 would be fine': that month is told of today.
  const whole = time !== null && /[;,]/.test(said) && said.startsWith(time) ? null : time;
  const bare = whole && /\d/.test(said.replace(whole, '')) ? said.replace(whole, '').replace(/\s+/g, ' ').trim() : said;
  const pieces = [
    bare,
    ...bare.split(/[;]\s|,(?!\d)\s(?:and |but )?|\sand\s(?=(?:no|at most|under|below|fewer|less)\b)/),
  ];
  const parts = [...new Set([...pieces, ...pieces.flatMap((piece) => piece.split(/:\s/).slice(-1))])];
  return parts.flatMap((part): Aim[] => {
    const text = part.trim();
    // 'Nobody presses alone under 16', 'no print leaves without consent' rule.
    if (
      text.split(' ').length > 12 ||
      business.test(text) ||
      neverSo.test(text) ||
      /^(?:nobody|no one|only|everyone|everybody|anyone) /i.test(text)
    )
      return [];
    for (const [pattern, read] of forms) {
      const match = pattern.exec(text);
      if (!match) continue;
      const aim = read(match);
      const name = heading.test(aim.name) ? '' : aim.name;
      if (/^(?:should|would|must|please)\b/i.test(name)) continue;
      if (!/^share that/.test(name) && (clauseIn(name, '') || /\s(?:for|of|by|to|than|and)$/.test(name))) continue;
      if (!/^share that/.test(name) && /\s(?:is|are|was|were|has|have|may|can|will|gets?|takes?)\s/i.test(` ${name} `))
        continue;
      return [{ ...aim, name, at, limit: aim.limit.trim(), when: whole }];
    }
    return [];
  });
}
