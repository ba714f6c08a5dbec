import { escapePattern, isPlural, plural, singular, stripStop } from '../language.js';
import { doer, isSomebody } from '../grammar/somebody.js';
import { isHouse } from '../know/places.js';
import { audience } from '../read/audiences.js';
import type { Audience, Capability } from '../read/brief.js';
import { isGroup, isPeople } from '../read/lexicon.js';
import { lowered } from '../read/lowered.js';
import { headOf } from '../read/phrases.js';
import type { Statement } from './statements.js';

/** Who an idea is about: those who act in it, then those whom it is for, each once and with their number. */
export function peopleIn(statements: readonly Statement[], acting: readonly Audience[]): Audience[] {
  const people: Audience[] = [];
  const acts = new Set(acting.map(({ noun }) => noun)).size;
  // 'Two teachers can assess the same piece': how many do it together, and not how many there are.
  for (const one of acting)
    if (/^(?:One|Two|Both)\b/u.test(one.count ?? '')) Object.assign(one, { count: null, text: plural(one.noun) });
  for (const one of acts < 2 ? [...ownPeople(statements), ...acting] : acting) add(people, one);
  const asked = statements.filter(({ role }) => /^(?:do|rule|need|is)$/.test(role)).map(({ text }) => text);
  const isAskedFor = (text: string): boolean => {
    const { noun } = audience(text);
    return noun !== '' && asked.some((one) => new RegExp(`\\b${escapePattern(noun)}`, 'iu').test(one));
  };
  const listed = statements.flatMap(({ role, parts }) =>
    parts
      .filter(
        ({ kind, text }) =>
          // 'some aligners (aligners NOT in scope)'
          !/\b(?:not in|out of) scope\b/i.test(text) &&
          // Who only has today's trouble is meant where nobody is told to act.
          ((kind === 'p' &&
            (role !== 'bg' ||
              (/^\D{0,8}\d/.test(text) &&
                isPeople(audience(text).noun) &&
                !isGroup(audience(text).noun) &&
                isAskedFor(text))) &&
            (role !== 'today' || acting.length === 0 || isAskedFor(text))) ||
            (kind === 'for' && !(acting.length > 0 && isOwnHouse(text))) ||
            (role === 'do' && (kind === 't' || kind === 'to'))),
      )
      .flatMap(({ kind, text }) =>
        (kind === 't'
          ? countedIn(text)
          : kind === 'for'
            ? listIn(text)
            : kind === 'p' || (namesSomebody(text) && !(kind === 'to' && isGroup(text.split(' ').at(-1) ?? '')))
              ? [text]
              : []
        ).map((said) => ({
          text: said,
          isListed: role === 'who',
        })),
      ),
  );
  for (const { text, isListed } of listed) {
    const [, department = ''] =
      /^(?:(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) )?(?:people|colleagues) in (\p{L}+)$/iu.exec(
        text,
      ) ?? [];
    // 'two people in finance'
    if (department !== '' && doer(department).noun.endsWith(' staff')) {
      if (!sameAs(people, doer(department))) people.push({ ...doer(department), count: text });
      continue;
    }
    const one = audience(
      lowered(text.replace(/^(?:\p{L}+ )?(?:of )?(?:our|the|all|my|their) /iu, '').replace(/\s*\([^)]*\)/g, '')),
    );
    // Below `Users` everything is somebody, whatever the word.
    if (one.noun === '' || !(isListed || namesSomebody(one.noun))) continue;
    const known = sameAs(people, one);
    if (known) known.count ??= one.count?.replace(/^about /, 'about ') ?? null;
    else if (people.length < most) people.push(one);
  }
  for (const text of customersTold(statements)) {
    const one = audience(text);
    if (one.noun !== '' && !sameAs(people, one) && people.length < most) people.push(one);
  }
  // 'real estate people' beside associates and partners: nobody more than they.
  if (acts > 0) people.splice(0, people.length, ...people.filter(({ noun }) => !/ (?:person|people)$/.test(noun)));
  const texts = statements.filter(({ role }) => /^(?:is|who|bg|today|do)$/.test(role)).map(({ text }) => text);
  for (const one of people)
    one.count ??= numberOf(
      one.noun,
      texts.filter((text) => !askedThem.test(text)),
    );
  for (const one of people)
    if (
      one.count !== null &&
      (!/\p{L}/u.test(one.count) || texts.some((text) => askedThem.test(text) && text.includes(one.count ?? '')))
    )
      one.count = null;
  return people;
}

/** `In the interviews (14 patrons, 6 box office staff)`: who was asked, and not how many there are. */
const askedThem = /\b(?:interview|survey|spoke (?:to|with)|talked (?:to|with))/i;

/** `registrars, conservators and couriers`: each of them; `parish and municipal clerks` are of one kind. */
function listIn(text: string): string[] {
  const list = text.split(/,\s(?:and\s)?|\sand\s/);
  return list.length > 1 && list.every((one) => isPlural(one) && namesSomebody(one))
    ? list
    : namesSomebody(text)
      ? [text]
      : [];
}

/** `We have 46 engineers in 7 teams`: for whom it works where hardly anybody is told to act. */
const ownPeople = (statements: readonly Statement[]): Audience[] =>
  statements
    .filter(({ role }) => role === 'bg')
    .flatMap(({ text: whole, parts }) =>
      parts
        .filter(({ kind, text }) => kind === 'p' && whole.toLowerCase().startsWith(`we have ${text.toLowerCase()}`))
        .map(({ text }) => audience(text)),
    )
    .filter(({ noun, count }) => count !== null && isPeople(noun) && !founding.test(noun) && !isGroup(noun));
const founding = /(?:^| )(?:founders?|partners?|people|staff|employees?)$/i;

/** `Our customers would be ERP vendors and in-house developers at mid-size companies` */
const customersTold = (statements: readonly Statement[]): string[] =>
  statements.flatMap(({ text }) => {
    const [, list = ''] =
      /^(?:and )?our (?:customers|users|clients|buyers) (?:are|will be|would be) (?!the\b|not\b|on\b|in\b|at\b)([^.;:]{4,90})$/iu.exec(
        stripStop(text),
      ) ?? [];
    return list === ''
      ? []
      : list.split(/,\s(?:and\s)?|\sand\s/).filter((one) => isPlural(one.split(/ (?:at|in|of|with|who) /)[0] ?? ''));
  });

/** `an assistant for our physio clinic`: the house that asks, and nobody in it. */
const isOwnHouse = (text: string): boolean =>
  /^(?:our|my) /i.test(text) && isHouse(singular(headOf(text.replace(/\s*\([^)]*\)/g, ''))));

/** `a wine cooperative of 640 growers`: of growers, wherever it is said; `5 growers a day` counts none of them. */
function numberOf(noun: string, texts: readonly string[]): string | null {
  const counted = new RegExp(
    String.raw`(?<![\d.,£$€-])((?:[Aa]bout |[Aa]round |[Oo]ver |[Ss]ome |[Nn]early )?\d(?:[\d.,]*\d)? (?:(?!(?:the|and|or|of|with|for|in|to|at|on|per)\b)[\p{L}-]+ ){0,3}${escapePattern(plural(noun))})(?! (?:an?|per|each|every|in(?! \p{Lu})|of|at a)\b)`,
    'u',
  );
  return texts.map((text) => counted.exec(text)?.[1]).find((found) => found !== undefined) ?? null;
}

/** `get matching parts from 300 dealers`: they are a side of their own. */
const countedIn = (text: string): string[] => {
  const [, people = ''] =
    /^(?:from|with|among) ((?:about |over |some )?\d[\d.,]* (?:\p{Ll}+ )?\p{Ll}+s)$/iu.exec(text) ?? [];
  return people !== '' && namesSomebody(people) ? [people] : [];
};

/** More would be a list of everybody mentioned. */
const most = 8;

const namesSomebody = (text: string): boolean => {
  const head = headOf(text);
  return isPeople(text) || isPeople(head) || isGroup(head) || isPeople(singular(head)) || isSomebody(text);
};

function add(people: Audience[], one: Audience): void {
  const known = sameAs(people, one);
  if (known) {
    known.count ??= one.count;
    // 'Owners' later called 'cat owners' are those.
    if (known.noun.length < one.noun.length) Object.assign(known, { noun: one.noun, text: one.text });
  } else people.push({ ...one, text: isPlural(one.text) ? one.text : one.text });
}

const isStaffOf = (one: string, other: string): boolean => one === `${other} staff` || one === `${other} team`;
const sameAs = (people: Audience[], { noun }: Audience): Audience | undefined =>
  people.find(
    (known) =>
      known.noun === noun ||
      // Who acts for a lab is its staff.
      isStaffOf(known.noun, noun) ||
      isStaffOf(noun, known.noun) ||
      known.noun.endsWith(` ${noun}`) ||
      noun.endsWith(` ${known.noun}`) ||
      isShortFor(noun, known.noun) ||
      isShortFor(known.noun, noun),
  );

/** 'Keepers' of an app for beekeepers are these; parents are no grandparents, and contractors no subcontractors. */
const isShortFor = (short: string, long: string): boolean =>
  short.length > 4 && long.endsWith(short) && !ofOthers.test(long.slice(0, -short.length));
const ofOthers = /(?:^|\s)(?:grand|great|step|god|foster|sub|super|vice|co|non|ex|under|over)-?$/i;

/** `owner` as whoever was named in full: `cat owner`. */
export function byFullName(capabilities: Capability[], people: readonly Audience[]): void {
  const full = (noun: string): string =>
    people.find((one) => one.noun === noun)?.noun ??
    people.find((one) => isStaffOf(one.noun, noun))?.noun ??
    people.find((one) => one.noun.endsWith(` ${noun}`))?.noun ??
    noun;
  for (const one of capabilities) {
    if (one.by !== undefined) one.by = full(one.by);
    if (one.also) one.also = one.also.map(full).filter((noun) => noun !== one.by);
  }
}

/** `A worker offers a shift, a colleague takes it`: another worker, and no kind of people of their own. */
export function asThemselves(capabilities: Capability[], people: Audience[]): void {
  const main = people.find(({ noun }) => !amongThemselves.test(noun) && capabilities.some(({ by }) => by === noun));
  if (!main) return;
  for (const one of capabilities) if (amongThemselves.test(one.by ?? '')) one.by = main.noun;
  people.splice(0, people.length, ...people.filter(({ noun }) => !amongThemselves.test(noun)));
}
const amongThemselves = /^(?:colleague|co-?worker|workmate|team-?mate|classmate)$/;

/** `Customers send their stock list` to an API for wholesalers: those for whom it is, under one word. */
export function asCustomers(capabilities: Capability[], people: Audience[], statements: readonly Statement[]): void {
  const acts = (noun: string): boolean => capabilities.some(({ by, also = [] }) => by === noun || also.includes(noun));
  const [customer] = ['customer', 'client'].filter(acts);
  if (customer === undefined) return;
  const whom = statements.flatMap(({ role, parts }) =>
    role === 'is' ? parts.flatMap(({ kind, text }) => (kind === 'for' ? [text.toLowerCase()] : [])) : [],
  );
  const isMeant = ({ noun }: Audience): boolean =>
    noun !== customer && !acts(noun) && whom.some((text) => text.includes(noun));
  if (!people.some(isMeant)) return;
  const first = people.filter(({ noun }) => noun === customer);
  people.splice(0, people.length, ...first, ...people.filter((one) => !isMeant(one) && one.noun !== customer));
}
