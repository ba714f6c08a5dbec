import { stripStop } from '../language.js';
import { attributeField } from './details.js';
import { isPeople } from '../read/lexicon.js';
import { everyRule } from './operating.js';
import { ruledIf } from './ruled-if.js';
import type { Plan } from './plan.js';

/** What a rule of the idea has to read before it can say yes or no, as fields of the thing that it rules. */

/** `may not be booked again within 12 weeks`, `only once in 8 weeks` */
const again = /\b(?:be |been )?(\p{L}+(?:ed|en|t)) again (?:within|for|before|until)\b/iu;
/** `A man may …, a woman …` */
const bySex = /\b(?:m[ae]n|male)\b.*\b(?:wom[ae]n|female)\b/i;
const byAge =
  /\b(?:under|over|younger than|older than|below|aged?|from) \d{1,2}(?:s\b| years| may| can| must|$)|\b\d{1,2} years (?:old|of age)\b/i;
/** `a valid licence`, `whose insurance has expired` */
const inDate =
  /\b(?:valid|current|unexpired) (?!(?:for|until|from|in|only|on|at|to|and|or)\b)([\p{L}-]+)\b(?! (?:number|code|id|reference|address|name)\b)|\b([\p{L}-]+) (?:has |have |is |are )?(?:expired|expires?|run out|runs out|out of date|no longer valid)\b/iu;
const somebody = /\b(?:m[ae]n|wom[ae]n|persons?|people|nobody|no one|anyone|everybody|everyone|child|children)\b/i;

/** `must be retired after 10 years`: counted from the day on which it came into use. */
/** `A device whose calibration is older than 12 months`: what it is that grows old. */
const agedPart = (rule: string): string => {
  const [, part] = /\bwhose ([\p{L}-]+(?: [\p{L}-]+)?) (?:is|are) older than\b/iu.exec(rule) ?? [];
  return part ? `last ${part.toLowerCase()}` : /\bolder than\b/i.test(rule) ? 'dates from' : 'in use since';
};
const aged =
  /\b(?:(?:retired|replaced|scrapped|discarded|thrown away)\b.{0,20}? after|older than) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:years|months)\b/i;

/** `needs a health certificate younger than 30 days`, `must carry a numbered tag`, `without litres and signature` */
const needing =
  /\b(?:needs?|requires?|must (?:have|carry|bear|show)) (?:an? |the |its |their )?([^,;:]{3,60}?)(?= (?:first|beforehand|from|before|when|if)\b|$)/iu;
const lacking =
  /\bwithout (?:an? |the |its |their )?([^,;:]{3,60}?)(?= (?:is|are|may|must|can|cannot|will|leaves?|goes|go)\b|$)/iu;
const paperOf =
  /^((?:\p{L}+ )?(?:certificate|permit|licence|license|passport|consent|receipt|insurance))(?: (?:younger|not older|no older) than (\d+ (?:days|weeks|months|years)))?$/iu;
const tagged = /^(?:numbered )?(?:\p{L}+ )?(?:tag|label|seal|sticker)$/iu;

/** What has to be there by a rule before something may be done with a thing: its papers, its number, a signature. */
function neededIn(rule: string): string[] {
  const said = needing.exec(rule)?.[1] ?? lacking.exec(rule)?.[1] ?? '';
  return said.split(/, (?:and )?| and /).flatMap((part): string[] => {
    const [, paper, age] = paperOf.exec(part.trim()) ?? [];
    if (paper)
      return [`${paper}: file`, ...(age ? [`${paper} issued on: date | Not older than ${age}, read by the rule`] : [])];
    if (tagged.test(part)) return [`${part.replace(/^numbered /i, '')} number: text, unique`];
    const value = attributeField(part);
    return value && /: (?:picture|signature)$/.test(value) ? [value] : [];
  });
}

interface Ruled {
  noun: string;
  isPerson?: boolean;
  /** It is what everything is about. */
  isUnit?: boolean;
  /** Whether a rule names any of the things that deeds change. */
  isNamed?: (rule: string) => boolean;
}

export function ruledFields(
  { noun, isPerson = false, isUnit = false, isNamed = () => true }: Ruled,
  { brief }: Pick<Plan, 'brief'>,
): string[] {
  if (noun === '') return [];
  return everyRule(brief).flatMap(({ text }) => {
    const rule = stripStop(text);
    const names = new RegExp(`\\b${noun}s?\\b`, 'i').test(rule);
    // A rule about what no deed handles is one about the thing that everything is about.
    // Whether it holds of all of them, the rule does not say.
    if (!names && isUnit && !isNamed(rule))
      return neededIn(rule).map((field) => (field.includes('|') ? field : `${field}, optional`));
    if (!names && !(isPerson && somebody.test(rule))) return [];
    const [, done] = again.exec(rule) ?? [];
    const [, valid, expired] = inDate.exec(rule) ?? [];
    const paper = (valid ?? expired ?? '').toLowerCase();
    // 'A puppet graded "fragile" never leaves without a signature': only such a one needs it.
    const [, , graded] =
      new RegExp(
        `\\b${noun}s? (graded|marked|worth|over|above|older|heavier|longer|with|that|which|from|of|under) (["“\\p{L}£$€\\d]+)`,
        'iu',
      ).exec(rule) ?? [];
    const isSome = graded !== undefined;
    const needed = neededIn(rule).map((field) => (isSome && !field.includes('|') ? `${field}, optional` : field));
    return [
      ...(new RegExp(`\\b${noun}s? graded `, 'i').test(rule) ? ['grade: text, optional'] : []),
      ...(isPerson ? [] : needed),
      ...(done ? [`last ${done.toLowerCase()} on: date, optional | Not in the future; read by the rule`] : []),
      ...(!isPerson && aged.test(rule) && !ruledIf(rule)
        ? [`${agedPart(rule)}: date | In the past; read by the rule`]
        : []),
      ...(isPerson && bySex.test(rule) ? ['sex: man, woman'] : []),
      ...(isPerson && byAge.test(rule) ? ['date of birth: date | In the past; read by the rule on age'] : []),
      ...(paper !== '' && paper !== noun && !isPeople(paper) ? [`${paper} valid until: date | Read by the rule`] : []),
    ];
  });
}
