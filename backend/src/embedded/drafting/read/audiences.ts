import { lowerFirst, upperFirst } from '../language.js';
import type { Audience } from './brief.js';
import { months } from './dates.js';
import { departmentOf } from './departments.js';
import { isPeople, isProperWord } from './lexicon.js';
import { asGroup, bareNoun, headOf, prepositions } from './phrases.js';

const counting = String.raw`(?:(?:about|around|over|some|nearly|up to|more than|approx\.?|approximately|at least)\s+)?(?:(?<![\d:.,])\d+(?:[.,]\d+)*[km]?(?:\s?[–-]\s?\d[\d.,]*)?(?:\s(?:million|thousand|billion))?|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty)(?=\s))`;
const nobody =
  /^(?:(?:(?:monthly|weekly|daily) )?(?:active |paying |registered )?users?|days?|hours?|minutes?|weeks?|months?|people|person|anyone|everyone|somebody|someone|anybody|everybody|nobody|you|me|us|them|they|it|one|i|we|who|that|which|other|both|chain|network|consortium|alliance|member of staff|staff member|lot|thing|answer|run)$/i;

const onDay = new RegExp(String.raw` (?:on|from|by|until) \d{1,2} (?:${months.map(upperFirst).join('|')})\b.*$`);

/** A group as the idea puts it: `harvest masters at 40 seaweed farms on the Norwegian coast`. */
export function audience(raw: string): Audience {
  const phrase = raw
    .trim()
    .replace(
      /^(?:about |around |some |over |nearly )?(?:(?:an?|two|three|four|five|six|seven|eight|nine|ten|several) )?(?:thousand|hundred|dozen) (?=\p{L})/iu,
      '',
    )
    .replace(/^((?:an?|the|our|each|every) )?(?:outside|inside) (?=\p{L}+$)/iu, '$1')
    .replace(/^one of (?:the |our )?(?=\d|\p{L})/iu, '')
    // 'one parent can read it'
    .replace(/^one (?=\p{Ll}+$)/u, 'a ')
    // 'owners of houses with damage on 1 September': the day belongs to what happens then.
    .replace(onDay, '')
    // 'the cooperative's two administrators'
    .replace(new RegExp(`^(?:(?:an?|the|our) )?[\\p{L}-]+['’]s? (?=${counting} )`, 'iu'), '')
    .replace(/^(?:we['’]re|we are|i['’]m|i am) (?=an? )/iu, '')
    // 'a second technician' is one of them.
    .replace(
      /^((?:an?|the) )?(?:nearest|closest|next|second|third|different|moved|affected|concerned|responsible) (?=(?!person\b)\p{L}+(?:$|\s))/iu,
      '$1',
    )
    .replace(/\s(?:anywhere|everywhere|worldwide)\b.*$/i, '')
    .replace(/\s(?:who|that|which|whose)(?:\s.*)?$/i, '')
    .replace(/(?<=\p{L}s) (?:waiting|living|working|standing|staying|coming|seeking|travelling) .*$/iu, '')
    .replace(/\s(?:on demand|in need)\b.*$/i, '')
    .replace(/\swith (?:about |around |over )?\d.*$/i, '')
    .replace(/\s(?:on|by|via|through)\s(?:the\s)?(?:web|phone|mobile|internet|video call)\b.*$/i, '')
    .replace(
      /^(?:(?:where|so|and|that|which|also|then|otherwise|or else|the|right now|at the moment|at present|nowadays|now|today|currently|(?:each|every) (?:day|week|month|year|term|season|spring|summer|autumn|winter))\s+)+/i,
      '',
    );
  const chief = /^(?:(?:the|our|an?) )?((?:deputy )?(?:head|chair|chief) of (?:the |our )?\p{Ll}+(?: \p{Ll}+)?)$/u.exec(
    phrase,
  )?.[1];
  if (chief) return { noun: chief.replace(/ our /, ' the '), text: `the ${chief}`, count: null };
  const text = asGroup(phrase);
  const head = phrase.split(new RegExp(String.raw`\s(?:${prepositions}|of|aged|over)\s`, 'i'))[0] ?? phrase;
  const counted = text
    .replace(/\s(?:with|aged|between|over|under|within)\s.*$/i, '')
    .match(new RegExp(String.raw`\b(${counting}\s+[\p{L}'’-]+(?:\s[\p{L}'’-]+){0,2})`, 'iu'))?.[1];
  const bare = bareNoun(head.replace(new RegExp(`^${counting}\\s+`, 'i'), ''));
  const noun = nobody.test(bare) || bare.split(' ').length > 4 ? '' : quieten(bare);
  const [, behind = ''] = counted ? text.split(counted) : [];
  return {
    noun,
    text: quietStart(text),
    // '3 out of 10 callers' counts none of them.
    count:
      counted &&
      !ofTime.test(counted) &&
      !partOf.test(phrase) &&
      !perTime.test(behind.trim().split(' ').slice(0, 2).join(' '))
        ? countOf(counted)
        : null,
  };
}

/** `a driver who is more than 30 minutes late` is not so many. */
const ofTime = /\d\s(?:seconds?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|km|miles?|metres?)\b/i;
const partOf = new RegExp(String.raw`^${counting} (?:in|of|out of) (?:every )?${counting} `, 'iu');

/** Places and departments that act through those who work there. */
export const staffed =
  /(?:^|\s)(?:office|department|shed|barn|boathouse|stock ?room|greenhouse|kitchen|reception|desk|cent(?:re|er)|hall|depot|yard|(?:ware|bake|pack|brew|slaughter)house|store|workshop|laundry|canteen|tower|weighbridge|registry|secretariat|ward|court|room|lab|laboratory|clinic|hospital|pharmacy|school|kindergarten|nursery|library|museum|theatre|shop|bakery|hotel|restaurant|caf[eé]|company|firm|agency|(?:county|city|district|borough) council|ministry|municipality|authority|association|cooperative|co-op|university|college|studio|brewery|factory|plant|mill|garage|bank|station|branch|compliance|customs|administration|dispatch|housekeeping|purchasing|procurement|logistics|accounting|accounts|finance|payroll|maintenance|production|quality control|customer service|(?:shop|sales|trading|factory|production) floor|front of house|back of house)$/i;

/** `A colleague from the education department` */
const oneOf =
  /^(?:an?|the|another|one) (?:colleague|person|member|employee|representative|somebody|someone) (?:from|of|in) (?:the |our )?((?:[\p{L}-]+ ){1,2}(?:department|office|team))$/iu;

/** Who acts in a clause: `the kitchen sees one list` is its staff, since there is one kitchen and no kitchen sees. */
export function actor(said: string): Audience {
  const subject = said.replace(rate, '').replace(/^[~≈] ?/, '');
  const [, where = ''] = oneOf.exec(subject.trim()) ?? [];
  if (where !== '') return actor(`the ${where}`);
  const department = departmentOf(subject);
  if (department !== null) return { noun: department, text: department, count: null };
  const who = audience(subject);
  const last = headOf(subject.trim()).split(' ').at(-1)?.toLowerCase() ?? '';
  const single = !/^(?:an?|each|every|any|one of|\d)\b/i.test(subject.trim()) && who.noun.toLowerCase().endsWith(last);
  if (!single || !staffed.test(who.noun) || /\sof\s/.test(who.noun)) return who;
  const noun = `${who.noun} staff`;
  return { noun, text: noun, count: null };
}

/** `310 families a yr` */
const rate = /(?<=\p{L}) (?:an?|per|each|every) (?:yr|year|wk|week|mo|month|day|quarter|season)$/iu;

/** `Site managers on …` stands inside sentences. */
const quietStart = (text: string): string => (isProperWord(/^\S+/u.exec(text)?.[0] ?? '') ? text : lowerFirst(text));

/** `B2B SaaS vendor` keeps its capitals, `Dairy farmer` does not. */
const quieten = (noun: string): string =>
  noun
    .split(' ')
    .map((word, at) =>
      /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*$/u.test(word) && (at === 0 || isPeople(word)) ? word.toLowerCase() : word,
    )
    .join(' ');

const countOf = (text: string): string =>
  text
    .replace(
      new RegExp(
        String.raw`\s(?:${prepositions}|of|who|that|and|or|a|an|is|are|was|were|has|have|must|should|can|will|only)\b.*$`,
        'iu',
      ),
      '',
    )
    .trim();
const perTime = /^(?:per|each|every) \p{L}|^an? (?:shift|tour|trip|course|class|boat|room)$/iu;
