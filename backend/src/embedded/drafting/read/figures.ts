import { isPlural, lowerFirst, memo, participle, singular, withArticle } from '../language.js';
import { bareShare, done, fullness, shareOf, tail, tidy } from './named.js';
import { countOf } from './counted.js';
import { partIn } from './part-in.js';
import { passingFigure } from './passing-figures.js';
import { isSoundMeasure } from './sound.js';
import { money, physical, ratio, value } from './values.js';
import { toldCounts } from './told-counts.js';

/** Sums of business: they are terms and limits, never what success is read from; fees that nobody has paid are. */
export const business =
  /\b(?:commission|(?<!\b(?:unpaid|overdue|outstanding|late|missed|unclaimed) )fees?|prices?|priced|pays?|budget|costs?|cap|grant|funding|margin|we (?:take|keep)|subscription|invest\w*|rent is|discount)\b/i;

export interface Figure {
  name: string;
  baseline: string;
}

const patterns: [pattern: RegExp, name: (match: RegExpMatchArray) => string, figure: number][] = [
  // '1 in 8 incidents is traced to …', 'one in five payslips needs a correction'
  [
    new RegExp(
      String.raw`\b(?:about |around |nearly )?(${ratio}) (?:of )?(?:all |our |the )?((?:[\p{L}'’-]+ ){0,2}?[\p{L}'’-]+s) ([\p{L}]+(?:n['’]t)?(?:\s[^,.;]{2,60})?)`,
      'iu',
    ),
    ([, , what = '', how = '']) => shareOf(what, how),
    1,
  ],
  // 'average 38 minutes from alarm to departure'
  [
    new RegExp(
      String.raw`\b(?:on average|averages?|median)\s(${value})\s(from\s[^,.;]{3,40}?\sto\s[^,.;]{3,30})`,
      'iu',
    ),
    ([, , span = '']) => `average time ${span.trim()}`,
    1,
  ],
  // 'reviews 900 supplier contracts a year by hand, 4 hours each'
  [
    new RegExp(
      String.raw`\b\d[\d.,]*\s((?:[\p{L}-]+\s){0,2}?[\p{L}-]+s)\b[^.;]*?,\s(?:about |around )?(\d[\d.,]*\s?(?:minutes?|hours?|days?|weeks?))\s(?:each|apiece|per \p{L}+)`,
      'iu',
    ),
    ([, what = '']) => `time per ${singular(what)}`,
    2,
  ],
  // 'spend 22 minutes per report', 'Handover takes 40 minutes per shift', 'two analysts need 3 weeks each quarter'
  [
    /\bspends? (?:about |around |up to |over )?(\d[\d.,]*\s?(?:minutes?|hours?|days?|weeks?)) (?:per|on each|on every|for each) ((?:[\p{L}-]+ )?[\p{L}-]+)/iu,
    ([, , what = '']) => `time per ${what.replace(/ (?:and|in|of|on|to|with|by|for)$/, '')}`,
    1,
  ],
  [
    /^(?:today |currently |the |our |a |each |every )*([\p{L}' -]{3,30}?) takes? (?:about |around |up to |over )?(\d[\d.,]*\s?(?:minutes?|hours?|days?|weeks?)) (?:per|each|every|a) (\p{L}+)/iu,
    ([, what = '', , each = '']) => `${tidy(what)} time per ${each}`,
    2,
  ],
  [
    /^(?:today |currently |right now |the |our )*(?:\p{L}+ )?([\p{L}-]+s) needs? (?:about |around |up to |over )?(\d[\d.,]*\s?(?:minutes?|hours?|days?|weeks?)) (?:per|each|every|a|for each) (\p{L}+)/iu,
    ([, who = '', , each = '']) => `time that ${lowerFirst(who)} need each ${each}`,
    2,
  ],
  // 'Average claim takes 23 days to close'
  [
    new RegExp(
      String.raw`^(?:.*[,;:]\s)?((?:an? |the |one |each |our )?[\p{L}' -]{3,40}?)\s(?:now |currently |still )?takes?\s(?:our \p{L}+ team |them |us |me |him |her |about |around |up to |over )*(${value})(?:\sto\s(\p{L}+))?`,
      'iu',
    ),
    ([, what = '', , verb]) =>
      verb
        ? `time to ${verb} ${withArticle(tidy(what))}`
        : `time that ${/^(?:an?|one|each)\s/i.test(what) ? withArticle(tidy(what)) : tidy(what)} ${isPlural(what.split(' ').at(-1) ?? '') ? 'take' : 'takes'}`,
    2,
  ],
  // 'It takes our team 3 days to onboard a supplier'
  [
    new RegExp(
      String.raw`^(?:and )?it (?:now |currently |still )?takes (?:us |them |(?:our|an?|the|each|every) (?:\p{L}+ ){1,2}|\p{L}+s )?(?:about |around |up to |over )?(${value})(?: on average)? to (\p{L}+ [^,.;]{3,40})[.]?$`,
      'iu',
    ),
    ([, , deed = '']) => `time to ${deed}`,
    1,
  ],
  // 'it takes 23 days on average until the money is paid'
  [
    new RegExp(
      String.raw`^(?:and )?it (?:now |currently |still )?takes (?:us |them )?(?:about |around |up to |over )?(${value})(?: on average)? (until|before) ((?:the|an?|our|their) [^,.;]{5,50})[.]?$`,
      'iu',
    ),
    ([, , word = '', rest = '']) => `time ${word} ${rest}`,
    1,
  ],
  // 'Security teams spend 20 hours on each questionnaire'
  [
    new RegExp(
      String.raw`\bspends?\s(?:about |around |up to |over )?(${value})\s(?:on|with|for)\s([^,.;]{3,50})`,
      'iu',
    ),
    ([, , what = '']) => `time spent on ${tail(what)}`,
    1,
  ],
  [
    new RegExp(String.raw`\bspends?\s(?:about |around |up to |over )?(${value})\s(\p{L}+ing\s[^,.;]{3,50})`, 'iu'),
    ([, , what = '']) => `time spent ${tail(what)}`,
    1,
  ],
  // 'Dairy farmers lose about 6% of milk to undetected mastitis', 'We throw away 8% of donated food'
  [
    /\b(lose|loses|losing|throws? away|wastes?|miss(?:es)?|cancels?|return)\s(?:about |around |up to |over |nearly )?(\d[\d.,]*\s?%) of ([^,.;]{3,50})/iu,
    ([, verb = '', , what = '']) =>
      `share of ${tail(what).replace(/ (to|through|every|each|per) .*$/, '')} ${/^what\s/.test(what) ? 'that is ' : ''}${done(verb)}`,
    2,
  ],
  // 'Right now we breach 9% of SLAs'
  [
    /\b(?:we|they|agents|teams|users|customers) (?:(?:still|now|currently) )?(?!(?:want|need|take|keep|charge|pay|get|have)\b)(\p{Ll}{3,}) (?:about |around |up to |over |nearly )?(\d[\d.,]*\s?%) of (?:our |the |all )?([\p{L}][\p{L} -]{2,40}?)(?=$|[,.;]|\s(?:and|because|when|since|today|now)\b)/iu,
    ([, verb = '', , what = '']) => `share of ${tail(what)} ${participle(verb.toLowerCase())}`,
    2,
  ],
  // 'Bakers throw out 41 kg of bread a day per shop'
  [
    new RegExp(
      String.raw`\b(lose|loses|losing|throws? (?:away|out)|wastes?|spills?)\s(?:about |around |up to |over )?(\d[\d.,]*\s?(?:${physical})) of ([\p{L} -]{3,40}?)(?=\s(?:an?|per|each|every)\s|[,.;]|$)`,
      'iu',
    ),
    ([, verb = '', , what = '']) => `${what} ${done(verb)}`,
    2,
  ],
  // 'We lose 40 minutes a day to phone calls'
  [
    /\blos(?:es?|ing|t) (?:about |around |up to |over )?(\d[\d.,]*\s?(?:minutes?|hours?|days?|weeks?)(?:\s(?:an?|per|each|every)\s\p{L}+)?) (?:to|on|with) ((?:\p{L}+ ){0,2}\p{L}+s)(?=$|[,.;])/iu,
    ([, , what = '']) => `time lost to ${what}`,
    1,
  ],
  // 'a farmer loses 9 days a season'
  [
    /\b(?:loses?|losing|lost) (?:about |around |up to |over )?(\d[\d.,]*\s?(?:minutes?|hours?|days?|weeks?)(?:\s(?:an?|per|each|every)\s\p{L}+)?)(?=$|[,.;]|\s(?:because|through|to|by|on|with|for|when)\b)/iu,
    ([, figure = '']) => `${/minutes|hours|days|weeks/.exec(figure)?.[0] ?? 'time'} lost`,
    1,
  ],
  // 'about a third of the catch spoils before it is sold'
  [
    new RegExp(
      String.raw`^(?:[^,;]*;\s)?(?:about |around |nearly |over )?(${ratio}|\d[\d.,]*\s?(?:%|per ?cent)) of (?:all |our |the )((?:[\p{L}'’-]+ )?[\p{L}'’-]*[^s\P{L}]) (?!is\b|was\b|has\b|goes\b|gets\b)([a-z]+s(?:\s[^,.;]{2,60})?)$`,
      'iu',
    ),
    ([, , what = '', how = '']) => `share of the ${what} that ${how}`,
    1,
  ],
  // '62% of invoices are paid late'
  [
    /(\d[\d.,]*\s?(?:%|per cent|percent)) of ((?:all |our |the )?[\p{L} '’-]{3,40}?) (is|are|was|were|get|gets|go|goes|went) ([^,.;]{3,60})/iu,
    ([, , what = '', verb = '', how = '']) =>
      `share of ${what.replace(/^our /, '')} that ${verb} ${how.trim().replace(/ (?:before|because|while|and|today|now|currently)(?: .*)?$/, '')}`,
    1,
  ],
  // '30% of singers miss the change of venue'
  [
    /(\d[\d.,]*\s?(?:%|per cent|percent)) of ((?:all |our |the )?(?:[\p{L}'’-]+ ){0,2}?[\p{L}'’-]+s) ((?:never|do not|don['’]t|[a-z]+)(?:\s[^,.;]{1,60})?)(?=[,.;]|$)/iu,
    ([, , what = '', how = '']) => shareOf(what, how),
    1,
  ],
  // 'kilns that are on average 55% full'
  [
    /([\p{L}-]+)\s(?:that |which )?(?:is|are|run|runs)\s(?:on average |only |about |around )*(\d[\d.,]*\s?(?:%|per ?cent)) (\p{L}+)/iu,
    ([, what = '', , state = '']) => fullness(what, state),
    2,
  ],
  // 'No-show rate is 22%', 'customers churn at 4.5% a month', 'Median first response 6h today'
  [new RegExp(String.raw`\bchurns? at (${value})`, 'iu'), () => 'customer churn', 1],
  [
    new RegExp(
      String.raw`^(?:.*[,;:]\s)?([\p{L}][\p{L}' -]{3,40}?)\s(?:rate\s)?(?:is|are|stands? at|averages?)\s(?:about |around |now |currently )?(${value})`,
      'iu',
    ),
    ([whole = '', what = '']) =>
      tidy(/\brate\s(?:is|stands)/i.test(whole) && !/rate$/.test(what) ? `${what} rate` : what),
    2,
  ],
  [
    new RegExp(String.raw`(?:^|[,;:]\s)([\p{L}][\p{L}' -]{3,40}?)\s(${value})\s(?:today|now|currently)`, 'iu'),
    ([, what = '']) => tidy(what),
    2,
  ],
  // '30% pay late'
  [
    /\b(?:and )?(\d[\d.,]*\s?%) ((?:pay|arrive|come|leave|finish|drop|cancel|rent|use|buy|open|book|reply|answer|complete|renew|visit|attend|return|read|goe)s? [\p{L} ]{2,30}?)(?: (?:today|now|currently))?(?=[,.;]|$)/iu,
    ([, , how = '']) => (/^goes/.test(how) ? `share that ${how.trim()}` : `share of those who ${how.trim()}`),
    1,
  ],
  // '1 in 6 is sent back', '70% stopped coming': of whom or what stands elsewhere
  [
    new RegExp(
      String.raw`(?:^|[,;:(]\s?|\b(?:and|but|about|around|nearly|over|almost|some|that|still|only|just)\s)(${ratio}|\d[\d.,]*\s?(?:%|per ?cent))\s(?:of (?:them|these|those|all) )?((?:is|are|was|were|has|have|had|gets?|got|don['’]t|[a-z]+)\s[^,;.]{2,70}|[a-z]+ed)`,
      'iu',
    ),
    ([, , how = '']) => bareShare(how),
    1,
  ],
  // 'claims sit in an inbox for about 9 days'
  [
    new RegExp(
      String.raw`\b((?:[\p{L}-]+\s)?[\p{L}-]+s\s(?:sit|wait|lie|stay|hang|remain|stand|are stuck)(?:\s(?:in|on|at|with)\s[^,;.]{2,40}?)?)\sfor\s((?:about |around |up to |over )?${value})`,
      'iu',
    ),
    ([, what = '']) => `time that ${lowerFirst(what.replace(/^(?:today|currently|now|the|our)\s/i, ''))}`,
    2,
  ],
  // 'invoices are paid after 47 days on average'
  [
    new RegExp(
      String.raw`^(?:today |currently |the |our )*([\p{L}'’ -]{3,40}?s)\s(are|get)\s([a-z]+(?:ed|en|id|nt|lt|ld))\s(?:only )?after\s((?:about |around )?${value})`,
      'iu',
    ),
    ([, what = '', , how = '']) => `time until ${tidy(what)} are ${how}`,
    4,
  ],
  // 'people wait 9 days'
  [
    new RegExp(
      String.raw`\b(?:waits?|queues?)\s(?:for )?(?:on average |up to |about |around |up to |over )?(${value})(?:\sfor\s([^,.;]{3,40}))?`,
      'iu',
    ),
    ([, , what]) => `waiting time${what ? ` for ${tail(what)}` : ''}`,
    1,
  ],
  // 'It takes us 11 days from report to repair'
  [
    new RegExp(
      String.raw`\b(?:takes|needs) (?:them |us |me |him |her |you |everyone )?(?:about |around |up to |over )?(${value}) (from (?:[\p{L}-]+ ){1,3}?to (?:[\p{L}-]+ ?){1,3})(?=[,.;]|$)`,
      'iu',
    ),
    ([, , span = '']) => `time ${span.trim()}`,
    1,
  ],
  [
    new RegExp(
      String.raw`\b(?:it )?(?:takes|needs|costs us) (?:them |us |me |him |her |you |everyone )?(?:about |around |up to |over )?(${value})`,
      'iu',
    ),
    () => 'time that the work takes',
    1,
  ],
];

/** Longer pieces than any clause with a figure; a limit keeps the time for reading in proportion to the text. */
const longest = 240;

/** The sentence, and its parts where the sentence as a whole says too much. */
const candidatesIn = (sentence: string): string[] => {
  const parts = sentence.split(/[,;:]\s|,?\s(?:and|but|while|so|because)\s/);
  // 'Right now a request takes 4 days': when is no part of what takes them.
  const all = [...(parts.length > 1 ? [sentence, ...parts] : [sentence])].map((one) => one.replace(nowFirst, ''));
  return all.filter(
    (part) => part.length <= longest && /\d/.test(part) && !business.test(part) && !onlyMoney.test(part),
  );
};
const nowFirst = /^(?:right now|at the moment|at present|as of today|presently|these days|so far|up to now),? /i;
const onlyMoney = new RegExp(String.raw`^\D*${money}\D*$`, 'u');

/** A figure of today with what it counts, or null. Sums of business count nothing. */
export const figureOf = memo((sentence: string): Figure | null => {
  const passing = passingFigure(sentence);
  if (passing) return passing;
  const parts = candidatesIn(withoutWhole(sentence.replace(/\s(?:although|even though|though)\s[^,.;]*/i, '')));
  const exact = patterns.slice(0, -1);
  for (const part of parts) {
    const found = partIn(part) ?? countOf(part) ?? figureBy(exact, part);
    if (found) return found;
  }
  const [counted] = toldCounts(sentence);
  if (counted) return counted;
  // 'it takes 3 hours' says least: only when no part says what takes them.
  return parts.map((part) => figureBy(patterns.slice(-1), part)).find(Boolean) ?? null;
});

/** `6% of the 300 batches a month` is a share of batches: the whole is no figure to be changed. */
const withoutWhole = (sentence: string): string =>
  // '12 in 90 hires last year went out wrong': when it was stands between the things and their verb.
  sentence
    .replace(/(?<=\d in \d+ (?:\p{L}+ )?\p{L}+s) last (?:year|month|season|quarter|week|term)(?= [a-z])/u, '')
    .replace(
      /((?:%|per ?cent) of )(?:(?:all|our|the) )?\d[\d.,]*\s(\p{L}+s)(?:\s(?:an?|each|every|per)\s\p{L}+)?/iu,
      '$1$2',
    );

function figureBy(by: typeof patterns, part: string): Figure | null {
  for (const [pattern, name, at] of by) {
    const match = part.match(pattern);
    const baseline = match?.[at]?.trim();
    if (!match || !baseline || !/%|\p{L}/u.test(baseline)) continue;
    const named = name(match);
    if (isSoundMeasure(named) && !/\b(?:we|they|it|who|you|each) takes?$/.test(named)) return { name: named, baseline };
  }
  return null;
}
