import { upperFirst } from '../language.js';
import type { Stage } from './brief.js';
import { dates, months } from './dates.js';
import { withMoney } from './day-roles.js';
import { firstAndRest } from './first-and-rest.js';
import { isVerb } from './lexicon.js';
import { placesInTurn } from './places-in-turn.js';

/** The steps in which a product is to come, as the idea lays them out: a pilot and a launch, phases, one city and then others. */

const trial = String.raw`(?:(?:private|closed|internal|invite-only|limited|paid|small|first|public|open|customer) )?(?:pilot(?:ing)?(?: customers?| phase| run| with)?|beta(?: test| phase)?|alpha|trial(?: run)?|early access|soft launch|v?0\.\d)`;
const launch = String.raw`(?:(?:public|full|wide|general|global|commercial|official|first|Product Hunt) )?(?:launch(?:ing)?|go-?live|going live|GA|general availability|release|MVP|roll-?out|rolling out|v1(?:\.0)?|1\.0|version 1(?:\.0)?|start(?:ing)?|live)`;
const phase = String.raw`(?:phase|stage|wave|release|step|milestone|version) ?(?:\d(?:\.\d)?|one|two|three|four|[a-d])|v[2-9](?:\.\d)?|[2-9]\.0`;
const after = String.raw`(?:nationwide|company-?wide|everyone else|everybody else|everyone|everybody|(?:all )?the others|(?:all )?the rest|all \d+|all others|all (?:[\p{L}-]+ )?[\p{L}-]+s(?= (?:by|in|from|before|on) )|the other (?:[\p{L}-]+ )?[\p{L}-]+s|the remaining)`;
/** `Pilot with 12 reps`, and neither `pilot logs a flight` nor `launch a campaign`. */
const goesOn = String.raw`(?=$|:|,|\s[–-]\s|\s(?:in|with|to|for|by|on|from|before|after|at|across|early|mid|late|first|if|once|MVP|GA|starts?|begins?|end of|start of|\d{1,2} \p{Lu}|(?:${months.join('|')})\b))`;
const heads: [Stage['kind'], RegExp][] = [
  ['trial', new RegExp(String.raw`^(?:the |an? )?(${trial})${goesOn}`, 'iu')],
  ['later', new RegExp(String.raw`^(${phase})(?=$|[\s:,])`, 'iu')],
  ['launch', new RegExp(String.raw`^(?:the |an? )?(${launch})${goesOn}`, 'iu')],
];
const next = /^(?:and )?(?:then|after that|later|followed by|next|afterwards)\b[ ,:]*/i;
const opens = new RegExp(
  String.raw`(?:then|later|followed by|after that|${trial}|${launch}|${phase}|${after})\b`,
  'iu',
);
/** `Adyen in April` behind a stage: what follows it, with its day. */
const thenDated = String.raw`[\p{L}\d][^,;.]{0,40}? (?:in|by|from|before|on) (?:the )?(?:early |mid |late |end of |start of )?(?:\d{1,2} )?(?:${months.join('|')})\b`;
const isThenDated = new RegExp(`^${thenDated}`, 'iu');
/** Milliseconds within which another step follows. */
const soonest = 270 * 86_400_000;

const splits = new RegExp(
  String.raw`;\s+|,\s+(?:and\s+)?(?=${opens.source})|,\s+(?=${thenDated})|\s+(?:and\s+)?(?=then\s)|\s+(?=(?:followed by|and later)\s)`,
  'iu',
);

const season = 'spring|summer|autumn|fall|winter';
const bareDay = new RegExp(
  String.raw`\b(?:in|from|by|after|before|during|over|starting|starts?|at the (?:end|start) of) (?:the )?(?:early |mid |late |end of )?(${months.join('|')}|${season}|Q[1-4]|Labor Day|Easter)(?: 20\d\d)?\b`,
  'iu',
);
const dated = new RegExp(
  String.raw`,?\s*\b(?:(?:starts?|starting|begins?|beginning|planned) )?(?:(?:in|from|by|on|after|before|during|over|for|at the end of|at the start of|no later than) )?(?:the )?(?:early |mid-?|late |end of |start of )?(?:\d{1,2} )?(?:${months.join('|')}|${season}|Q[1-4]|H[12]|Labor Day|Easter|the (?:end|start) of (?:the year|${months.join('|')}))(?: \d{1,2})?(?:,? 20\d\d)?\b|\b(?:in|within) (?:\d{1,2}|two|three|four|six|nine|twelve) (?:weeks|months)\b|\b(?:in|from|by|before|starting) week \d{1,2}\b`,
  'giu',
);

/** The day of a stage, which lies behind that of the one before it. */
function dayOf(piece: string, today: string, before: string | null): string | null {
  const [told] = dates(piece, today).flatMap(({ day }) => day ?? []);
  if (told) return told;
  if (/\b(?:by|before|until) (?:the )?end of (?:the|this) year\b/i.test(piece)) {
    const year = Number((before ?? today).slice(0, 4));
    return `${(before ?? today).slice(5) > '11-15' ? year + 1 : year}-12-31`;
  }
  const [, week = ''] = /\b(?:in|from|by|before|starting) week (\d{1,2})\b/i.exec(piece) ?? [];
  if (week !== '') return mondayOf(Number(week), before ?? today);
  const [, word = ''] = bareDay.exec(piece) ?? [];
  if (word === '') return null;
  const spoken = word.toLowerCase() === 'fall' ? 'autumn' : word;
  const from = before ?? today;
  for (const year of [0, 1, 2].map((more) => Number(from.slice(0, 4)) + more)) {
    const [day] = /labor/i.test(word)
      ? [laborDay(year)]
      : dates(
          `by ${/^q/i.test(spoken) ? spoken.toUpperCase() : upperFirst(spoken.toLowerCase())} ${year}`,
          today,
        ).flatMap((limit) => limit.day ?? []);
    // 'nationwide after Labor Day'
    if (day && day > from) return /\bafter\b/i.test(piece) ? nextDay(day) : day;
  }
  return null;
}

const nextDay = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** The Monday of the next such week of a year; the first week holds the fourth of January. */
function mondayOf(week: number, from: string): string {
  for (const year of [0, 1].map((more) => Number(from.slice(0, 4)) + more)) {
    const fourth = Date.UTC(year, 0, 4);
    const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * 86_400_000 + (week - 1) * 7 * 86_400_000;
    const day = new Date(monday).toISOString().slice(0, 10);
    if (day > from) return day;
  }
  return from;
}

/** The first Monday of September. */
function laborDay(year: number): string {
  const first = new Date(Date.UTC(year, 8, 1)).getUTCDay();
  return `${year}-09-${String(1 + ((8 - first) % 7)).padStart(2, '0')}`;
}

/** `Pilot with 12 reps in Austin`: the stage in the words of the idea, without its day. */
const titleOf = (text: string): string => {
  const bare = text
    .replace(onCondition, '')
    .replace(dated, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s(?:first|in|from|by|on|to start|to begin with)[\s.,]*$/i, '')
    .replace(/[\s.,;:]+$/, '')
    .trim();
  const named = bare
    .replace(/ ,.*$/, '')
    .replace(/^rolling out\b/i, 'Rollout')
    .replace(/^launching\b/i, 'Launch')
    // 'A pilot with three ports starts', 'Version 1 should be ready for the boat show'
    .replace(/^(?:an?|the) (?=(?:\p{L}+ )?(?:pilot|trial|beta|test|launch|roll-?out|release)\b)/iu, '')
    .replace(/\s(?:starts?|begins?|runs?|follows?)$/i, '')
    .replace(said, '');
  return /^v\d/.test(named) ? named : upperFirst(named);
};

const said =
  /\s(?:should|must|has to|needs to|is to|will|shall) be (?:ready|live|available|launched|released|out|usable)\b.*$/i;

/** `the rest by summer if uncovered shifts drop by half`: on what it depends is no part of its name. */
const onCondition = /,? (?:but )?(?:only )?(?:if|once|provided(?: that)?|as long as) .*$/i;

const tidied = (text: string): string =>
  text
    .replace(onCondition, '')
    .replace(dated, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s(?:first|in|from|by|on|to start|to begin with)[\s.,]*$/i, '')
    .replace(/^[\s:,–-]*(?:(?:with|in|at|for|to|is|are|of) )?(?=\S)/i, '')
    .replace(/[\s.,;:]+$/, '')
    .trim();

function stageIn(piece: string, today: string, before: Stage | undefined): Stage | null {
  const bare = piece
    .trim()
    .replace(/[.!]+$/, '')
    // 'Starting with Germany, 4 euro per driver': what it costs.
    .replace(/,\s(?:from )?(?:[€£$]\s?\d|\d[\d.,]*\s?(?:euros?|pounds?|dollars?|[€£$])).*$/i, '')
    // 'Beta on 12 January, founder Ada owns the product': another clause begins.
    .replace(
      /,\s(?:[\p{L}-]+\s){1,4}(?:owns?|is|are|will|must|should|can|has|have|leads?|decides?|approves?)\b.*$/u,
      '',
    )
    // 'Beta with 10 merchants by 15 September, 60 paying by the end of the year': what shall be reached later.
    .replace(/,\s\d[\d,]* \p{Ll}+ (?:by|before|until|within|in|after) .*$/u, '')
    .replace(withMoney, '');
  const follows = next.test(bare);
  const text = bare.replace(next, '');
  for (const [kind, head] of heads) {
    const [whole = '', name = ''] = head.exec(text) ?? [];
    if (name === '') continue;
    const rest = text.slice(whole.length);
    // 'Launch 1 March, before the festival': why then, and not what.
    const about = tidied(
      rest.replace(said, '').replace(/,? (?:before|ahead of|in time for) (?:the )?\p{L}[^,;\d]*$/u, ''),
    );
    // A first phase is what opens it.
    const isFirst = /\b(?:1|one|a)$/i.test(name) && kind === 'later';
    return {
      kind: isFirst ? 'launch' : kind,
      title: titleOf(text),
      about,
      day: dayOf(text, today, before?.day ?? null),
      text: bare,
    };
  }
  const isRest = new RegExp(`^${after}\\b`, 'iu').test(text);
  if (!before || isVerb(text.split(' ')[0]?.toLowerCase() ?? '')) return null;
  const day = dayOf(text, today, before.day);
  const isNext =
    isThenDated.test(text) &&
    before.day !== null &&
    day !== null &&
    day > before.day &&
    Date.parse(day) - Date.parse(before.day) < soonest;
  if (!follows && !isRest && !isNext) return null;
  return { kind: 'later', title: titleOf(text), about: tidied(text), day, text };
}

/** `Start with Ohio and Michigan`, `Launch in Austin`: where it is to be first. */
const opensPlace =
  /^(?:we |we['’]ll |we will )?(?:[Ss]tart|[Bb]egin|[Ll]aunch)(?:ing)? (?:with|in) \p{Lu}[\p{L}-]+(?:(?:,| and)(?: the)? \p{Lu}[\p{L}-]+)*(?: first)?(?:[.!]?$|, (?=\d))/u;

/** After the first that is open to all comes a later one: an MVP in March, and the general release in September. */
const inTurn = (stages: Stage[]): Stage[] =>
  stages.map((stage, at) =>
    stage.kind === 'launch' &&
    stage.day !== null &&
    stages.slice(0, at).some(({ kind, day }) => kind === 'launch' && day !== null && day < (stage.day ?? ''))
      ? { ...stage, kind: 'later' }
      : stage,
  );

/** What a stage may be called by; a whole sentence is none. */
const longest = 70;

/** The stages that the idea names, when there are at least two of them or one that is tried before. */
export function stagesOf(sentences: readonly string[], today: string): Stage[] {
  const found: Stage[] = [];
  for (const sentence of sentences) {
    const first = firstAndRest(sentence, today);
    const told = first.length > 0 ? first : placesInTurn(sentence, today);
    found.push(...told);
    if (told.length > 0) continue;
    const pieces = sentence.split(splits).filter(Boolean);
    const inSentence: Stage[] = [];
    for (const piece of pieces) {
      // Behind another stage of its sentence, or at the beginning of one.
      const stage =
        piece === pieces[0] || inSentence.length > 0 ? stageIn(piece, today, inSentence.at(-1) ?? undefined) : null;
      if (stage && stage.about.length <= longest) inSentence.push(stage);
    }
    const [only] = inSentence;
    const isTold =
      inSentence.length > 1 ||
      (only &&
        (only.day !== null || /^(?:phase|stage|wave|milestone)\b/i.test(only.title) || opensPlace.test(sentence)));
    if (isTold) found.push(...inSentence);
  }
  const distinct = found.filter((one, at) => found.findIndex((other) => other.text === one.text) === at);
  const [own] = distinct;
  // 'Version 2 will be generally available on 9 December' is the launch, where nothing comes before it.
  if (
    distinct.length === 1 &&
    own?.kind === 'later' &&
    /^(?:version|release|v\d)\b.*\b(?:available|released|launch\p{L}*|live|out)\b/iu.test(own.title)
  )
    return [];
  const isAlone = distinct.length === 1 && distinct[0]?.kind === 'launch' && distinct[0].about === '';
  return isAlone ? [] : inTurn(distinct).slice(0, 5);
}
