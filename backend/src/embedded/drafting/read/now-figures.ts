import { infinitive, lowerFirst, memo, participle } from '../language.js';
import { amountOf, V } from './amounts.js';
import { business, figureOf, type Figure } from './figures.js';
import { tidy } from './named.js';
import { passingFigure } from './passing-figures.js';
import { isSoundMeasure } from './sound.js';
import { toldFigure } from './told-figures.js';
import { inDigits, physical, unitOfValue } from './values.js';
import { isPast } from './words.js';

/** Figures of today in forms that only count beside a goal: `Refund time is 12 days`, `Wrong meals happen 3 times a month`. */

const NP = String.raw`(?:today |currently |at present |now |right now )?(?:the |our |my |all |an? |fewer |less |more )*(\p{L}[\p{L}\d '’-]{2,70}?)`;
const soft = '(?:about |around |roughly |some |up to |only |nearly |almost |over |currently |now |still |at )*';
const now = String.raw`(?:\s(?:now|today|currently|at present|at the moment|on average|last (?:year|month|season|quarter|week|term)|in 20\d\d|this year))*`;

const named = [
  new RegExp(
    String.raw`^${NP}(?::|\s(?:is|are|stands? at|was|were|takes?|took|costs?|averages?|lies at|comes to|amounts? to))\s${soft}(${V})${now}$`,
    'iu',
  ),
  // 'looking for a stone, that's 40 minutes now'
  new RegExp(
    String.raw`^(?:and |but |so )?${NP},?\s(?:that|it|which)(?:['’]s|\s(?:is|are|takes?|was|were))\s${soft}(${V})${now}$`,
    'iu',
  ),
  new RegExp(
    String.raw`^${NP}\s${soft}(${V})\s(?:now|today|currently|at present|last (?:year|month|season|quarter|week|term)|in 20\d\d)$`,
    'iu',
  ),
];
const happening = new RegExp(
  String.raw`^${NP}\s(?:happens?|occurs?|comes? up)\s${soft}(\d+ times|once|twice)(\s(?:an?|per|each|every)\s\p{L}+)`,
  'iu',
);
const counted = new RegExp(
  String.raw`^(?:(?:last (?:year|month|season|quarter|week|term)|in 20\d\d|at present|today|now),?\s)?(?:(?:\p{L}+ ){1,3}(?:cost|caused|brought|gave|found|counted|recorded|registered|noted) (?:us |them )?)?(?:we |they |there )?(?:had |have |were |are |got )?${soft}(\d[\d.,]*|${'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'})\s(\p{L}[\p{L} '’-]{2,60}?)(?:\s(?:last (?:year|month|season|quarter|week|term)|in 20\d\d|now|today|so far|at present))?$`,
  'iu',
);

/** `19 kayaks were stolen in 2026`, `21 devices were not ready last year`. */
const befell = new RegExp(
  String.raw`^(?:.*\b(?:and|but) )?(?:last year |in 20\d\d )?${soft}(\d[\d.,]*)\s((?:[\p{L}-]+ ){0,2}?\p{L}+s)\s(were|got|went|came back|had to be|are|get|go)\s((?:not |too )?\p{L}+(?: (?:late|open|again|away|off|unseen|for|\p{L}+ly))?)(?:\s(?:last (?:year|month|season|quarter|week|term)|in 20\d\d|(?:an?|per|every|each) (?:year|month|week|season)))$`,
  'iu',
);

const gone = new RegExp(
  String.raw`^${soft}(\d[\d.,]*\s?(?:${physical}|%|per ?cent))\s(?:of\s)?(?:the |our )?(\p{L}[\p{L} -]{2,40}?)\s(?:is |are |gets? )?(thrown away|wasted|lost|spilled|returned|unsold|left over|scrapped)((?:\s(?:an?|per|each|every)\s\p{L}+)?)`,
  'iu',
);

const idling = new RegExp(
  String.raw`^${NP}\s((?:stands?|sits?|lies?|stays?|runs?|is|are) (?:still|idle|empty|open|unused|down|late|closed|shut|blocked))\s(?:for )?${soft}(\d[\d.,]*\s?(?:minutes?|hours?|days?|weeks?)(?:\s(?:an?|per|each)\s\p{L}+)?)`,
  'iu',
);

const money = String.raw`(?:[€£$¥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:euros?|pounds|dollars|francs|kroner|kronor|[A-Z]{3}\b))`;
/** `The leaflet appeal brought in £21,000 last year`. */
const broughtIn = new RegExp(
  String.raw`^((?:the|our|my) [\p{L} -]{3,40}?) (?:brings? in|brought in|raised|raises|earned|earns|yielded|collected|makes|made) ${soft}(${money})(\s(?:last year|an?\s(?:year|month|season)))?$`,
  'iu',
);
/** `we lose roughly 15 pieces a month`, `growers rang 11 beekeepers on average before they found hives`. */
const deedToMany = new RegExp(
  String.raw`^(?:last \p{L}+ )?(we|they|people|(?:the |our |my )?[\p{L}-]*s(?: (?:in|of|at|from) [\p{L} ]{2,30}?)?) ((?!(?:is|are|was|were|has|have|had|need|needs|takes?|took|want|use|can|could|will|would|should|must|may)\b)\p{Ll}+) ${soft}(?:perhaps )?(\d[\d.,]*) (\p{L}{3,}s|people)((?:\s(?:an?|per|each|every)\s\p{L}+)?)(?: on average)?(?:,? (?:before|until|when|because) .*)?$`,
  'iu',
);
/** `7 floats drove off without an inspection`. */
const manyDid = /^(?:about |around |only )?(\d[\d.,]*) ((?:[\p{L}-]+ )?\p{L}+s) (\p{Ll}+(?: [\p{Ll}-]+){1,6})$/u;

function doneTo(said: string): Figure | null {
  const [, , verb = '', many = '', things = '', often = ''] = deedToMany.exec(said) ?? [];
  if (verb) return sound(`number of ${things} ${participle(infinitive(verb.toLowerCase()))}`, `${many}${often}`);
  const [, count = '', who = '', did = ''] = manyDid.exec(said) ?? [];
  return count && isPast(did.split(' ')[0] ?? '') ? sound(`number of ${who} that ${did}`, count) : null;
}

/** `Right now`, `at the last stock-take`: when it was counted. */
const timed = /^(?:right now|now|today|currently|at present|at the last [\p{L}-]+|last (?!year\b)\p{L}+),?\s+/iu;

/** What is counted today and how much it is; null where it is no measure. */
export const figureToday = memo((text: string): Figure | null => {
  // '9 tonnes were thrown away of 140'
  const whole = inDigits(text.replace(/[.!?…]+$/, '').trim()).replace(
    /(?<=\b(?:away|lost|wasted|late|missing|returned)) of \d[\d.,]*$/i,
    '',
  );
  const said = whole.replace(timed, '');
  const found = passingFigure(whole) ?? figureIn(whole) ?? (said === whole ? null : figureIn(said));
  return found && /^(?!number |share |time |part ).+ that (?:is|are|was|were) /.test(found.name)
    ? { ...found, name: `number of ${found.name}` }
    : found;
});

function figureIn(said: string): Figure | null {
  const earned = broughtIn.exec(said);
  if (earned)
    return sound(
      `income from ${lowerFirst(earned[1] ?? '')}`,
      `${earned[2] ?? ''}${/last year/i.test(earned[3] ?? '') ? ' a year' : (earned[3] ?? '')}`,
    );
  if (business.test(said))
    return /\bcosts?\b|\b(?:in|on) (?:fines|penalties|compensation|overtime|repairs|fuel|postage)\b/i.test(said)
      ? toldFigure(said)
      : null;
  const [, often = '', rate = '', each = ''] = happening.exec(said) ?? [];
  if (often)
    return sound(often, `${rate === 'once' ? '1' : rate === 'twice' ? '2' : rate.replace(/ times$/, '')}${each}`);
  const [, thing = '', state = '', span = ''] = idling.exec(said) ?? [];
  if (thing) return sound(`time that ${lowerFirst(thing)} ${state}`, span);
  const [, weight = '', stuff = '', how = '', per = ''] = gone.exec(said) ?? [];
  // 'items are ever returned' is a clause.
  if (weight && !/\s(?:is|are|gets?)\b/.test(stuff))
    return sound(/%|cent/.test(weight) ? `share of ${stuff} ${how}` : `${stuff} ${how}`, `${weight}${per}`);
  const own = /\s(?:takes?|took)\s/i.test(said) ? figureOf(said) : null;
  if (own) return own;
  for (const pattern of named) {
    const [, name = '', figure = ''] = pattern.exec(said) ?? [];
    if (name && !/^(?:we|they|it|there|who|you|i|this|that)$/i.test(name)) {
      const time = /\s(?:takes?|took)\s/i.test(said) && !/\b(?:time|hours?|wait)\b/i.test(name);
      const found = sound(
        /^\p{L}+ing\s/u.test(name) && unitOfValue(figure) === 'time'
          ? `time for ${lowerFirst(name)}`
          : time
            ? `time that ${lowerFirst(name)} ${/s$/.test(name) ? 'take' : 'takes'}`
            : name,
        figure,
      );
      if (found) return found;
    }
  }
  const [, many = '', things = '', befalls = '', what_ = ''] = befell.exec(said) ?? [];
  if (many) return sound(`number of ${things} that ${befalls.toLowerCase()} ${what_}`, many);
  const other = figureOf(said);
  if (other) return other;
  const deed = doneTo(said);
  if (deed) return deed;
  const [, number = '', what = ''] = counted.exec(said) ?? [];
  const had = number && /\b(?:last|in 20\d\d|had|were|so far)\b/i.test(said) ? sound(what, number) : null;
  const parts = had ? [] : said.split(/,(?!\d)\s|;\s/);
  return (
    had ??
    toldFigure(said) ??
    (parts.length > 1 ? (parts.map((part) => figureToday(part)).find(Boolean) ?? null) : null)
  );
}

const sound = (name: string, figure: string): Figure | null => {
  const bare = tidy(name.replace(/\s(?:rate )?(?:is|are)$/, ''));
  const whole = [bare, `number of ${bare}`].find(isSoundMeasure);
  return whole && (whole === bare || /^\p{L}+s (?:done|made|held|\p{L}+ed)\b/u.test(bare))
    ? { name: whole, baseline: amountOf(figure) }
    : null;
};
