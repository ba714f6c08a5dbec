import nlp from 'compromise';
import { escapePattern, infinitive, lowerFirst, plural, singular } from '../language.js';
import type { Audience } from './brief.js';
import { countByLast } from './count-by-last.js';
import { departmentOf } from './departments.js';
import { isPeople, isProperWord } from './lexicon.js';
import { asGroup, bareNoun, headOf, prepositions } from './phrases.js';

const counting = String.raw`(?:(?:about|around|over|some|nearly|up to|more than|approx\.?|approximately|at least)\s+)?(?:(?<![\d:.,])\d+(?:[.,]\d+)*[km]?(?:\s?[–-]\s?\d[\d.,]*)?(?:\s(?:million|thousand|billion))?|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty)(?=\s))`;
const nobody =
  /^(?:(?:(?:monthly|weekly|daily) )?(?:active |paying |registered )?users?|days?|hours?|minutes?|weeks?|months?|people|person|anyone|everyone|somebody|someone|anybody|everybody|nobody|you|me|us|them|they|it|one|i|we|who|that|which|other|both|chain|network|consortium|alliance|member of staff|staff member|lot|thing|answer|run)$/i;

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
    // 'the cooperative's two administrators'
    .replace(new RegExp(`^(?:(?:an?|the|our) )?[\\p{L}-]+['’]s? (?=${counting} )`, 'iu'), '')
    .replace(/^(?:we['’]re|we are|i['’]m|i am) (?=an? )/iu, '')
    // 'a second technician' is one of them.
    .replace(/^((?:an?|the) )?(?:nearest|closest|next|second|third|different) (?=(?!person\b)\p{L}+(?:$|\s))/iu, '$1')
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
      counted && !partOf.test(phrase) && !perTime.test(behind.trim().split(' ').slice(0, 2).join(' '))
        ? countOf(counted)
        : null,
  };
}

const partOf = new RegExp(String.raw`^${counting} (?:in|of|out of) (?:every )?${counting} `, 'iu');

/** Places and departments that act through those who work there. */
export const staffed =
  /(?:^|\s)(?:office|department|shed|barn|boathouse|stock ?room|greenhouse|kitchen|reception|desk|cent(?:re|er)|hall|depot|yard|(?:ware|bake|pack|brew|slaughter)house|store|workshop|laundry|canteen|tower|weighbridge|registry|secretariat|ward|court|room|lab|laboratory|clinic|hospital|pharmacy|school|kindergarten|nursery|library|museum|theatre|shop|bakery|hotel|restaurant|caf[eé]|company|firm|agency|(?:county|city|district|borough) council|ministry|municipality|authority|association|cooperative|co-op|university|college|studio|brewery|factory|plant|mill|garage|bank|station|branch|compliance|customs|administration|dispatch|housekeeping|purchasing|procurement|logistics|accounting|accounts|finance|payroll|maintenance|production|quality control|customer service|(?:shop|sales|trading|factory|production) floor|front of house|back of house)$/i;

/** `A colleague from the education department` */
const oneOf =
  /^(?:an?|the|another|one) (?:colleague|person|member|employee|representative|somebody|someone) (?:from|of|in) (?:the |our )?((?:[\p{L}-]+ ){1,2}(?:department|office|team))$/iu;

/** Who acts in a clause: `the kitchen sees one list` is its staff, since there is one kitchen and no kitchen sees. */
export function actor(subject: string): Audience {
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

/** What is no quality of those who are counted: 'under the Act 2019 a parent' counts nobody. */
const standsBetween =
  /^(?:of|in|on|per|by|and|or|to|until|for|a|an|the|each|every|any|no|our|their|its|this|that|these|those|who|which|is|are|was|were|must|may|can|will|should)$/i;
const perTime = /^(?:per|each|every) \p{L}|^an? (?:shift|tour|trip|course|class|boat|room)$/iu;
/** '40 cyclists a week are left standing': so many suffer it, and nobody says how many there are. */
const happening =
  /^an? (?:day|night|week|month|season|year) (?:is|are|was|were|gets?|goe?s?|miss|lose|wait|never|cannot|have)$/i;
const inEach = /^(?:with|of|from|between|have|has|employ|employs)$/i;
const isYear = /^(?:19|20)\d\d$/;

/** Every word with the one before it and the number before that: `12 night dispatchers`. */
function* wordsWithNumbers(sentence: string): Generator<{ word: string; before: string; count: string | null }> {
  const tokens = [
    ...sentence.matchAll(
      new RegExp(String.raw`\d[\d.,]*\s?%|\d[\d.,]*-\p{L}[\p{L}-]*|${counting}|\p{L}[\p{L}-]*|[.,;:]`, 'giu'),
    ),
  ].map(([token]) => token);
  const isCount = (token: string | undefined): boolean =>
    token !== undefined && new RegExp(String.raw`^${counting}\s$`, 'i').test(`${token} `);
  for (const [at, word] of tokens.entries()) {
    const [first, before = ''] = [tokens[at - 2], tokens[at - 1]];
    // '30% of singers' and '12 of the nurses' count something else.
    const near = isCount(first) && /^\p{L}/u.test(before) && !standsBetween.test(before) && !isYear.test(first ?? '');
    // '2 in 9 visitors' are a part of them all, whatever their number.
    const isPart =
      /^(?:in|of)$/i.test(first ?? '') &&
      (isCount(tokens[at - 3]) || (/^out$/i.test(tokens[at - 3] ?? '') && isCount(tokens[at - 4])));
    // '14 patients per shift' are so many in a shift, and nobody knows how many in all.
    const isRate =
      perTime.test(tokens.slice(at + 1, at + 3).join(' ')) || happening.test(tokens.slice(at + 1, at + 4).join(' '));
    const size = isCount(before) ? at - 1 : near ? at - 2 : -1;
    // '2 to 15 instructors each', 'with 2 to 15 instructors': as many as one of several has.
    const from =
      /^(?:to|and)$/i.test(tokens[size - 1] ?? '') && isCount(tokens[size - 2]) ? `${tokens[size - 2]} to ` : '';
    const ofEach =
      /^(?:each|apiece)$/i.test(tokens[at + 1] ?? '') ||
      (from !== '' && (inEach.test(tokens[size - 3] ?? '') || /^an?$/i.test(tokens[at + 1] ?? '')));
    // 'Our survey of 140 treasurers': so many were asked, and nobody says how many there are.
    const isAsked =
      size > 0 &&
      /\b(?:survey|interviews?|interviewed|asked|surveyed|polled|spoke|talked)$/i.test(
        tokens
          .slice(Math.max(0, size - 3), size)
          .join(' ')
          .replace(/ (?:of|with|to|our|the)$/i, ''),
      );
    const count = isPart || isRate || isAsked || ofEach || size < 0 ? undefined : `${from}${tokens[size] ?? ''}`;
    // 'in Flanders' is a place, whatever its ending.
    if (at > 0 && /^\p{Lu}\p{Ll}/u.test(word) && nlp(word).has('#Place')) continue;
    if (/^\p{Lu}\p{Ll}/u.test(word) && /^(?:in|at|from|of|near|across|around|to|through)$/i.test(before)) continue;
    if (/^\p{L}{3,}/u.test(word)) yield { word, before: isCount(before) ? '' : before, count: count ?? null };
  }
}

/** Words that make a group another one: a bed cleaner is no cleaner of streets. */
const shaping =
  /^(?:parish|dog|cat|pet|bike|bicycle|delivery|taxi|bus|ward|care|dental|primary|family|field|dairy|sheep|fruit|junior|senior|night|town|city|school|private|foster|student|site|project|office|maintenance|cleaning|kitchen|bed|harvest|boat|plant|lab|music|language|maths|math|sports|football|yoga|charity|community|hospital|clinical|line|team|warehouse|safety|quality|data|software|backend|platform|first-time|support|blood|wind|truck|factory|construction|social|lorry|forklift|bank|shift|crew|law|food|wedding|street|tour|estate|health|pool|claims|security|sales|marketing|design|engineering|product|legal|finance|operations|success|insurance|fleet|patrol|ski|social|youth|event|film|stage|forest|fire|mountain|tax|water|rail|train|flight|air|ground)$/i;

/** 'Under the Data Act 2019 a customer may …': the year belongs to the law. */
function withoutYear(audience: Audience): Audience {
  const [, said] = /^(?:19|20)\d\d\s((?:an?|the)\s.+)$/i.exec(audience.text) ?? [];
  return said === undefined ? audience : { ...audience, text: said, count: null };
}

/** Users the clauses did not name, and numbers for those they did. */
export function audiencesOf(found: Audience[], sentences: string[], name: string): Audience[] {
  // 'Pilot at two sites' is a trial; people who fly are told of as pilots, or as one who does something.
  const isTrial = ({ noun, text }: Audience): boolean =>
    noun === 'pilot' && /^(?:an? |the )?pilot (?:at|in|on|with|by|from|until)\b/i.test(text);
  // 'The first ten clinics go live in February': how it begins.
  const isFirst = ({ text }: Audience): boolean => found.length > 1 && firstFew.test(text);
  const known = found
    .filter((one) => one.noun !== '' && !isTrial(one) && !isFirst(one) && !/^non-/i.test(one.noun))
    .map(withoutYear);
  const acting = known.length;
  for (const [at, sentence] of sentences.entries()) {
    for (const { word, before, count } of wordsWithNumbers(sentence)) {
      const noun = peopleNoun(before, word, name);
      if (!noun) {
        countByLast(known, word, count, sentence);
        continue;
      }
      // 'librarians at small-town libraries' are one group; the libraries tell where.
      if (
        known.some(
          (entry) =>
            entry.text.split(' ').length > 2 &&
            entry.text.toLowerCase().includes(word.toLowerCase()) &&
            !isSame(entry.noun, noun),
        )
      )
        continue;
      const counted = count ? `${lowerFirst(count)} ${plural(noun)}` : null;
      const same = known.find((entry) => entry.noun === noun) ?? known.find((entry) => isSame(entry.noun, noun));
      if (same) {
        // '28 staff' are not those of the stockroom.
        if (!/^(?:staff|people|workers|employees)$/i.test(word) || same.noun === noun) same.count ??= counted;
      }
      // 'Launch with 5 design partners', 'vouched for by at least two families': how it begins, and what is asked of something.
      else if (known.length > 0 && (begins.test(sentence) || /^at least\b/i.test(count ?? ''))) continue;
      // 'We're two founders': who writes is no user.
      else if (new RegExp(`\\bwe(?:['’]re| are) (?:\\p{L}+ ){0,2}${escapePattern(word)}\\b`, 'iu').test(sentence))
        continue;
      // Who says how large the house is, or as what others stand to it, names nobody who uses the product.
      else if (isSize(sentence, word, counted !== null) || asWhat(word).test(sentence)) continue;
      // '28 staff, 45 volunteers, 55,000 euros': in a list of figures stands how many there are, and nobody who acts.
      else if (acting > 1 && counted !== null && figureList.test(sentence)) continue;
      // 'Median age in our audit of 26 companies': looked at, and nobody who acts.
      else if (acting > 1 && lookedAt.test(sentence)) continue;
      // '640 pianos in churches and schools', 'beekeepers' co-operative': where it is, or whose, where others act.
      else if (acting > 1 && counted === null && onlyPlaced(word).test(sentence)) continue;
      // Whoever is only mentioned on the way is nobody the product is for.
      else if (
        at === 0 ||
        counted !== null ||
        acting < 3 ||
        /\b(?:survey|interviews?) (?:of|with) /i.test(sentence) ||
        new RegExp(`\\bfor (?:the |our |all )?(?:\\p{L}+ )?${escapePattern(word)}\\b`, 'iu').test(sentence)
      )
        known.push({ noun, text: plural(noun), count: counted });
    }
  }
  if (known.length === 0) known.push(...sentences.flatMap(doersIn).slice(0, 1));
  const longest = known.filter((entry, at) => {
    const { noun, text, count } = entry;
    const fuller = known.find(
      (other, index) =>
        index !== at &&
        other.noun.toLowerCase().endsWith(` ${noun.toLowerCase()}`) &&
        !ofOthers.test(other.noun) &&
        // Officers and the district officer are two: one of them is a single person.
        !(
          found.some((one) => one.noun === noun) &&
          (isChief(other.noun) || (isMany(text, noun) && /^(?:an?|the) /.test(other.text)))
        ),
    );
    // 'Working parents spend 4 hours' tells of some; parents who act are all of them.
    if (fuller && found.includes(entry) && isSomeOf(fuller.noun)) return true;
    // '210 growers' are so many of the fruit growers.
    if (fuller)
      fuller.count ??= count?.replace(new RegExp(`${escapePattern(plural(noun))}$`, 'i'), plural(fuller.noun)) ?? null;
    return !fuller;
  });
  const whole = longest.filter(
    (one) =>
      !isSomeOf(one.noun) ||
      !longest.some((other) => other !== one && found.includes(other) && one.noun.endsWith(` ${other.noun}`)),
  );
  longest.splice(0, longest.length, ...whole);
  // The studio whose staff act is no user beside them.
  const staff = longest.flatMap(({ noun }) => /^(.+) staff$/.exec(noun)?.[1] ?? []);
  // 'Kalbarri Hearing Clinic lends out …, clients report': the house is called by its name, and others act in it.
  const isHouse = (noun: string): boolean =>
    / \p{Lu}\p{Ll}+ /u.test(` ${noun} `) &&
    /(?:staff|clinic|company|school|club|society|association|office)$/i.test(noun);
  if (longest.filter(({ noun }) => found.some((one) => one.noun === noun) && !isHouse(noun)).length > 1)
    return merged(longest.filter(({ noun }) => !isHouse(noun) && !staff.some((place) => isSame(place, noun)))).slice(
      0,
      6,
    );
  return merged(longest.filter(({ noun }) => !staff.some((place) => isSame(place, noun)))).slice(0, 6);
}

/** `working parents`, `elderly residents`: some of them, by what they are like. */
const isSomeOf = (noun: string): boolean =>
  /^(?:(?!un)[a-z]{3,}ed|on-call|part-time|full-time|working|busy|single|new|first-time|returning|regular|frequent|young|younger|old|older|elder|elderly|existing|potential|other|happy|local)\s/i.test(
    noun,
  );

const firstFew = /^(?:the )?first (?:\d+|two|three|four|five|six|eight|ten|twelve|twenty|few) /i;
const lookedAt = /\b(?:audit|study|sample|analysis|benchmark|review) (?:of|with|among|across) \d/i;
const begins = /^(?:launch|pilot|beta|go-live|rollout|roll-out|start)(?:ing|ed)?\b|\bgo(?:es)? live\b/i;

const figureList = /^\d[\d.,]* \p{L}+(?: \p{L}+)?(?:[.]?$|, (?:[€£$]\s?)?\d[\d.,]*)/u;

const isSize = (sentence: string, word: string, counted: boolean): boolean =>
  // 'consulting firms (50-500 employees)'
  (counted &&
    new RegExp(String.raw`\((?:about |up to )?\d[\d,.]*(?:\s?(?:-|–|to)\s?\d[\d,.]*|\+)? ${word}\)`, 'iu').test(
      sentence,
    ) &&
    /^(?:employees|staff|people|seats|users)$/i.test(word)) ||
  (counted &&
    /^(?:employees|staff|workers|colleagues)$/i.test(word) &&
    new RegExp(String.raw`\b(?:with|of|has|have|employs?) ${counting}\s+(?:\p{L}+ )?${word}\b`, 'iu').test(sentence));

const onlyPlaced = (word: string): RegExp =>
  new RegExp(
    String.raw`\b(?:in|at|inside|around|across|from) (?:the |our )?(?:\p{L}+(?:,| and| or) )?${escapePattern(word)}\b|\b${escapePattern(word)}['’] \p{L}`,
    'iu',
  );

/** `40 pharmacies as customers`: the pharmacies are named already. */
const asWhat = (word: string): RegExp =>
  new RegExp(String.raw`\p{L} as (?:our |its |their )?${escapePattern(word)}\b`, 'iu');

/** The head setter is one of the setters, and not all of them; so is a charge nurse of the nurses. */
export const isChief = (noun: string): boolean =>
  /^(?:head|chief|charge|senior|lead|deputy|assistant|junior|trainee|student) /i.test(noun);

const isMany = (text: string, noun: string): boolean => new RegExp(`(?:^|\\s)${plural(noun)}(?:\\s|$)`, 'i').test(text);

const pastimes =
  /^(?:hike|run|walk|swim|climb|dance|knit|paint|sing|garden|bake|camp|surf|sail|row|ski|dive|travel|commute|ride|own|rent|drive)$/;
/** `people over 50 who hike in the Eifel` are hikers. */
function doersIn(sentence: string): Audience[] {
  const [text = '', verb = ''] =
    /\b(?:people|anyone|anybody|everyone|adults|women|men|those)\b[^,.;]{0,40}?\swho\s([a-z]+)\b[^,.;]*/i.exec(
      sentence,
    ) ?? [];
  const base = infinitive(verb);
  if (!pastimes.test(base)) return [];
  const noun = /e$/.test(base) ? `${base}r` : /^(?:run|swim)$/.test(base) ? `${base}${base.at(-1)}er` : `${base}er`;
  return [{ noun, text: asGroup(text), count: null }];
}

function peopleNoun(before: string, word: string, name: string): string | null {
  const lower = word.toLowerCase();
  const one = singular(lower);
  // Only plurals: 'the safety officer' is a person of the story, 'officers' are users.
  if (one === lower && plural(lower) !== lower) return null;
  if (plural(lower) === lower && one === lower && !/^(?:staff|crew|people)$/.test(lower)) return null;
  if (
    !isPeople(one) ||
    /^non-/.test(lower) ||
    nobody.test(one) ||
    /^(?:team|group)$/.test(one) ||
    name.toLowerCase().includes(lower)
  )
    return null;
  if (/^[A-Z]{2,}s$/.test(word)) return word.slice(0, -1);
  return shaping.test(before) ? `${before.toLowerCase()} ${one}` : one;
}

const isSame = (one: string, other: string): boolean => {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  // A family member is no member of the club.
  if (first !== second && [first, second].some((noun) => ofOthers.test(noun))) return false;
  return first === second || first.endsWith(` ${second}`) || second.endsWith(` ${first}`);
};

const ofOthers = /^(?:family|household|team|crew|staff|board|committee|council) members?$/;

/** One entry a noun: the longest wording and any count. */
function merged(list: Audience[]): Audience[] {
  const byNoun = new Map<string, Audience>();
  for (const entry of list) {
    const before = byNoun.get(entry.noun.toLowerCase());
    if (before) before.count ??= entry.count;
    else byNoun.set(entry.noun.toLowerCase(), { ...entry });
  }
  return [...byNoun.values()];
}
