import { personsOf } from '../know/named.js';
import { sideOfRole } from '../know/sides.js';
import { escapePattern, lowerFirst, plural, singular, thirdPerson, upperFirst } from '../language.js';
import type { Plan } from '../plan/plan.js';
import { isPeople, isVerb } from '../read/lexicon.js';
import { roleOfWriter } from '../read/myself.js';
import { withOthers } from '../read/every-deed.js';
import type { Draft } from './draft.js';

/** Of whom there is one, the document speaks as of one: `the treasurer approves`, and by name where it tells who they are. */

interface One {
  role: string;
  many: string;
  name: string | null;
  /** Whether a word is what somebody does: also one that is a noun elsewhere, where the idea has it as a deed. */
  isDeed: (word: string) => boolean;
}

/** Offices that one person holds; of what is sold each house that buys it has its own. */
const office = /^(?:head|chair|chairperson|director|treasurer|mayor|principal|headteacher|secretary|warden|owner)$/;

/** Where there are several houses each may have its own. */
const manyPlaces =
  /\b(?:[2-9]|\d{2,}|two|three|four|five|six|seven|eight|nine|ten|twelve|several|all|our) (?:\p{L}+ )?(?:sites|branches|schools|clinics|practices|shops|stores|depots|farms|hospitals|stations|houses|homes|hotels|parishes|teams|wards|yards|locations|studios|kitchens|venues|workshops|garages|libraries|clubs)\b/iu;

/** Rooms in which one house keeps its things: `our theatre keeps 6,400 costumes in two stores`. */
const kept =
  /\b(?:keeps?|kept|stores?|stored|holds?|lies?|stands?|has|have)\b[^.;]{1,40}? (?:in|on|over) (?:[2-9]|two|three|four|five|six) (?:\p{L}+ )?(?:stores|sites|locations)\b/giu;

const found = new WeakMap<Plan, One[]>();

function onesOf(plan: Plan): One[] {
  const known = found.get(plan);
  if (known) return known;
  const { brief, personas } = plan;
  const text = brief.sentences.join(' ');
  const deeds = new Set(withOthers(brief.capabilities).map(({ verb }) => verb.split(' ')[0]));
  const isDeed = (word: string): boolean => isVerb(word) || deeds.has(word);
  const named = personsOf(brief);
  const isMany = (role: string): boolean => new RegExp(`\\b${escapePattern(plural(role))}\\b`, 'i').test(text);
  // Whoever writes of keepers and of the vet means one vet, unless every house that uses it has its own.
  const tellsApart =
    !plan.known.setting.sold &&
    !manyPlaces.test(text.replace(kept, ' ')) &&
    personas.some(({ role }) => plural(role) !== role && isMany(role));
  // Whoever answers for it and is not in the idea is one person, made up to have a name for it.
  const isMadeUp = (role: string): boolean => !new RegExp(`\\b${escapePattern(role)}`, 'i').test(text);
  // Who has no portrait is spoken of all the same.
  const admin = { role: plan.known.slots['admin'] ?? '', side: 'admin' as const };
  const people = personas.some(({ side }) => side === 'admin') || admin.role === '' ? personas : [...personas, admin];
  const ones = people.flatMap(({ role, side }): One[] => {
    const many = plural(role);
    if (many === role || isMany(role)) return [];
    const isGuest = sideOfRole(role) === 'served' && !office.test(role);
    const name = named.find((one) => one.role === role || role.endsWith(` ${one.role}`))?.name ?? null;
    const isOffice =
      (tellsApart || (office.test(role.split(' ')[0] ?? '') && !plan.known.setting.sold)) &&
      new RegExp(`\\b(?:the|our|my) ${escapePattern(role)}\\b`, 'i').test(text) &&
      !new RegExp(`\\b(?:an?|each|every|any|another|no) ${escapePattern(role)}\\b`, 'i').test(text) &&
      // 'guest - books a day' in notes is whoever comes, whatever the rules call one.
      !new RegExp(`(?:^|[.:;] |[-•*] |\\n)${escapePattern(role)}\\b`, 'i').test(brief.sentences.join('\n'));
    // 'Finance director wants a monthly view': a house has one.
    const isHead =
      !plan.known.setting.sold &&
      /\b(?:director|treasurer|mayor|principal|c[efot]o)$/i.test(role) &&
      new RegExp(`(?:^|[.;:,] )${escapePattern(role)} (?:wants|needs|gets|sees|approves|signs|decides)\\b`, 'i').test(
        text,
      );
    // 'I am owner of a transport company'
    const isWriter = !plan.known.setting.sold && roleOfWriter(brief.sentences) === role;
    return name !== null || isHead || isWriter || (isOffice && !isGuest) || (side === 'admin' && isMadeUp(role))
      ? [{ role, many, name, isDeed }]
      : [];
  });
  found.set(plan, ones);
  return ones;
}

const before =
  'for|by|to|of|with|from|than|and|or|beside|on|between|are|is|spare|ask|asks|tell|tells|remind|reminds|let|lets|make|makes|have|reach|around';

/** `the vet`, `keepers`: how the document speaks of people of a role. */
export const manyOf = (role: string, plan: Plan): string =>
  onesOf(plan).some((one) => one.role === role) ? `the ${role}` : plural(role);

const number = 'two|three|four|five|six|seven|eight|nine|ten|\\d+';

/** What people do without an object, so that no lexicon of deeds has it. */
const state = /^(?:want|lose|say|keep|need|know|complain|expect|wish|miss|think)$/;

/** `four of five vets finish`, `two of the vets`: where there is one vet, the vet finishes. */
const asNumber = (text: string, { role, many, isDeed }: One): string =>
  text.replace(
    new RegExp(
      `(^|[^\\p{L}])(?:(?:of )?(?:${number}) ${escapePattern(many)}, (?:${number})|(?:(?:${number}) of )?(?:${number}|both|several|all|most|some)(?: of(?: the)?)?(?: more| invited| other)? ${escapePattern(many)}(?: of (?:${number}))?)( \\p{Ll}+)?(?!\\p{L})`,
      'giu',
    ),
    (whole, start: string, next: string | undefined) => {
      const one = start === '' || /^[A-Z]/.test(whole.slice(start.length)) ? `The ${role}` : `the ${role}`;
      const verb = next?.trim() ?? '';
      return `${start}${one}${verb !== '' && (isDeed(verb) || state.test(verb)) && thirdPerson(verb) !== verb && !/^(?:with|who|to|would|can)$/.test(verb) ? ` ${thirdPerson(verb)}` : (next ?? '')}`;
    },
  );

function inOne(given: string, one: One): string {
  return asIs(asNumber(given, one), one);
}

/** Behind these stands who does something, and then what. */
const opens = 'what|that|which|where|if|as|before|after|when|while';
const noVerb =
  'and|or|nor|but|with|who|to|of|in|on|at|by|for|from|would|could|can|will|may|must|should|shall|never|not|only';
const irregular: Record<string, string> = { are: 'is', were: 'was', have: 'has', do: 'does', go: 'goes' };

/** `singers and …`: who stands before the `and` is part of one subject with whoever follows. */
const endsInPeople = (before: string): boolean => {
  const [, many = '', one = ''] = /(?:^|[\s(])(?:(\p{L}+s)|the (?:\p{L}+ )?(\p{L}+)) $/iu.exec(before) ?? [];
  return isPeople(singular(many.toLowerCase())) || isPeople(one.toLowerCase());
};

/** `support teams pause an account`: a new subject, though its first word is a verb elsewhere. */
const opensOthers = (text: string): boolean => {
  const [, noun = '', verb = ''] = /^\p{Ll}+ (\p{Ll}+s) (\p{Ll}+)/u.exec(text) ?? [];
  return isPeople(singular(noun)) && isVerb(verb);
};

function asIs(text: string, { role, many, isDeed }: One): string {
  const [one, all] = [`the ${role}`, escapePattern(many)];
  const said = text
    .replace(new RegExp(`^${all}$`, 'iu'), upperFirst(role))
    .replace(
      new RegExp(`(?<!\\p{L})${all} (?=(?:must|can|cannot|may|should|will|shall|could)\\b)`, 'giu'),
      (whole, at: number) => `${at === 0 ? upperFirst(one) : one} `,
    )
    .replace(
      new RegExp(
        `(?<=\\b(?:let|lets|help|helps) )${all}(?= \\p{Ll})|(?<=\\b(?:${before}) )${all}(?=$|[.,;:)]| (?:and|or|in|at|on|who|to|by|before|until|with|for|without|whose|it|is|are)\\b)`,
        'giu',
      ),
      one,
    )
    .replace(
      new RegExp(`(?<=, )${all}(?= and\\b|, )|(?<!\\p{L})${all}(?= (?:and|or) \\p{Ll}+s\\b)`, 'giu'),
      (_, at: number) => (at === 0 ? upperFirst(one) : one),
    )
    .replace(new RegExp(`(?<!\\p{L})${all}['’](?= )`, 'giu'), `${one}'s`)
    .replace(
      new RegExp(`(?<!\\p{L})${all} who (?!(?:${noVerb})\\b)(\\p{Ll}+)`, 'giu'),
      (_, verb: string) => `${one} who ${irregular[verb] ?? thirdPerson(verb)}`,
    )
    .replace(
      new RegExp(`(?<!\\p{L})an? ${escapePattern(role)} or another ${escapePattern(role)}(?!\\p{L})`, 'giu'),
      (_, at: number) => (at === 0 ? upperFirst(one) : one),
    )
    .replace(
      new RegExp(
        `(?<=\\b(?:where|what|when|if|that|because|before|after|until|needs?|by|for|with|to) )an? ${escapePattern(role)}(?= \\p{Ll}|$|[.,;])`,
        'giu',
      ),
      one,
    );
  // 'treasurers approve every order and pay the invoices'
  const agreed = said.replace(
    new RegExp(`(^|[.;:] |, |\\b(?:and|which|where|that|while|then|when|if) )(${all}) (\\p{Ll}+)([^.;:]*)`, 'giu'),
    (whole, start: string, _: string, verb: string, rest: string, at: number) =>
      start === 'and ' && endsInPeople(said.slice(0, at))
        ? `${start}${one} ${verb}${rest}`
        : isDeed(verb) || verb in irregular
          ? `${start}${start === '' || /^[.]/.test(start) ? upperFirst(one) : one} ${irregular[verb] ?? thirdPerson(verb)}${rest.replace(
              /((?:, (?:and )?| and ))(\p{Ll}+)(?= (?:an?|the|each|every|all|their|who|what|how|\p{Ll}+s)\b)/gu,
              (part, glue: string, next: string, place: number) =>
                isVerb(next) && next.length > 2 && !opensOthers(rest.slice(place + glue.length))
                  ? `${glue}${thirdPerson(next)}`
                  : part,
            )}`
          : whole,
  );
  // Wherever else they stand behind a small word: 'what vets save', 'staff and vets'.
  return agreed
    .replace(
      new RegExp(
        `(?<=\\b(?:${opens}) )${all} (\\p{Ll}+ly |still |often |also )?(?!(?:${noVerb})\\b)(\\p{Ll}+)(?: (and|or) (\\p{Ll}+)(?=$|[.,;]))?`,
        'giu',
      ),
      (_, adverb: string | undefined, verb: string, glue: string | undefined, next = '') => {
        const also = glue ? ` ${glue} ${isVerb(next) ? thirdPerson(next) : next}` : '';
        return `${one} ${adverb ?? ''}${irregular[verb] ?? (verb.endsWith('s') ? verb : thirdPerson(verb))}${also}`;
      },
    )
    .replace(
      new RegExp(`(?<=\\b(?:${before}|${opens}|costs?|gives?|shows?|allows?|concerns?) )${all}(?!\\p{L})`, 'giu'),
      one,
    )
    .replace(new RegExp(`\\b(its|their|our|your) the (?=${escapePattern(role)}\\b)`, 'giu'), '$1 ');
}

const quoted = /(“[^”]*”)/;

function told(text: string, ones: One[], key: string): string {
  const own =
    key === 'name' || key === 'title' ? ones.find(({ role, many }) => [role, many].includes(lowerFirst(text))) : null;
  if (own?.name) return `${upperFirst(own.role)} (${own.name})`;
  const said = text
    .split(quoted)
    .map((part, at) => (at % 2 === 1 ? part : ones.reduce(inOne, part)))
    .join('');
  return /^\p{Ll}/u.test(text) ? lowerFirst(said) : said;
}

export function asOne<T>(data: T, { plan, block }: Draft): T {
  const ones = onesOf(plan);
  const diagrams = new Set(
    (block.section?.fields ?? []).filter(({ kind }) => kind === 'diagram').map(({ name }) => name),
  );
  const walk = (value: unknown, key: string): unknown =>
    typeof value === 'string'
      ? told(value, ones, key)
      : Array.isArray(value)
        ? value.map((one) => walk(one, Array.isArray(one) ? key : typeof one === 'string' ? '' : key))
        : value !== null && typeof value === 'object'
          ? Object.fromEntries(
              Object.entries(value).map(([name, one]) => [
                name,
                diagrams.has(name) || /^(?:id|uid)$/.test(name) ? one : walk(one, name),
              ]),
            )
          : value;
  return ones.length === 0 ? data : (walk(data, '') as T);
}
