import nlp from 'compromise';
import { lowerFirst, singular } from '../language.js';
import { isStarter } from './clean.js';
import { kindWords } from './kinds.js';
import { isKnownWord, isPeople, isProperWord, isVerb, looksVerbal, verbOf } from './lexicon.js';
import { headOf, prepositions } from './phrases.js';

/** Persons whom an idea names act by what they are: `Ana Silva, the market manager, approves …` is the market manager. */

const courtesy = String.raw`(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof|Sister|Father|Rev)\.?\s)`;
const proper = String.raw`\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?`;
const fullName = String.raw`${courtesy}?${proper}(?:\s${proper}){0,2}`;
const begins = String.raw`(^|[,;:]\s|[–—-]\s|\band\s|\bthen\s|\bwhere\s|\bthat\s|\bso\s|\bfor\s|\bto\s|\b(?:[Ee]very|[Ee]ach|[Ii]n) (?:spring|summer|autumn|winter|week|month|year|morning|evening|\p{L}+day)\s)`;
const modals = /^(?:can|could|may|must|shall|should|will|would|wants?|needs?)$/;

const acts = (word: string): boolean =>
  modals.test(word) ||
  /^(?:is|has|gets)$/.test(word) ||
  (/^[a-z]+s$/.test(word) && (verbOf(word) !== null || looksVerbal(word.replace(/e?s$/, ''))));

/** `Teresa Falcão, the market manager,` and `Teresa Falcão (market manager)`. */
const explained = new RegExp(
  String.raw`${begins}${fullName}(?:,\s(?:who is\s|is\s)?(?:(?:the|our|my|an?|their|its)\s)?([^,;:()]{3,40}),|\s\((?:the\s|our\s)?([^()\d]{3,40})\))\s(?=(\p{L}+))`,
  'gu',
);
/** `Ingrid Solheim, who leads the tool room, plans`. */
const leading = new RegExp(
  String.raw`${begins}${fullName},\swho (?:leads|heads|runs|manages) ((?:the|our)(?: [\p{L}-]+){1,3}),\s(?=\p{Ll}+s\b|to \p{Ll})`,
  'gu',
);
/** `the museum director, Dr Lena Hartmann, decides`. */
const named = new RegExp(
  String.raw`\b([Tt]he|[Oo]ur|[Mm]y)\s((?:[\p{L}'’-]+\s){0,4}[\p{L}-]+),\s${fullName},\s(?=(\p{Ll}+)\b)`,
  'gu',
);
/** Behind whom somebody is called by name, and no verb of theirs follows. */
const namedBehind = new RegExp(
  String.raw`(?<=\b(?:to|by|with|for|from|calls?|asks?|tells?|told) (?:the|our|my) )((?:[\p{Ll}’'-]+\s){0,2}[\p{Ll}-]+),\s${fullName}(?:(?=[.;]|$)|,(?=\s(?:after|before|when|if|within|and|who|by|on|at)\b))`,
  'gu',
);
/** `market manager Ana Silva approves`, `the treasurer Rui Costa collects`. */
const titledName = new RegExp(
  String.raw`${begins}((?:(?:[Tt]he|[Oo]ur|[Mm]y)\s)?\p{L}[\p{Ll}-]+(?:\s[\p{Ll}-]+){0,2})\s${fullName}\s(?=(\p{Ll}+)\b)`,
  'gu',
);
/** `Mrs Okafor sends`, `Juraj schedules`: nobody says what they are. */
const bareName = new RegExp(
  String.raw`${begins}(${courtesy})?(${proper}(?:\s${proper})?)\s(?=(\p{Ll}+)\b\s?([^\s,;]*))`,
  'gu',
);

const called = new RegExp(
  String.raw`\b(\p{Ll}[\p{Ll}-]+),? (?:called|named|whose name is) ${fullName}(?=[\s,.)])`,
  'gu',
);

const withRoles = (text: string): string =>
  text
    .replace(leading, (_, start: string, what: string) => `${start}the head of ${what} `)
    // 'to the duty coordinator, Satu Lehtonen, after 45 minutes'
    .replace(namedBehind, (whole, role: string) => (isPeople(headOf(role)) ? role : whole))
    .replace(called, (whole, role: string) => (isPeople(role) ? role : whole))
    .replace(explained, (whole, start: string, one: string | undefined, other: string | undefined, verb: string) => {
      const role = (one ?? other ?? '').trim();
      return (isPeople(headOf(role)) || /\b(?:lead|head|chief|chair)$/.test(role)) && acts(verb)
        ? `${start}the ${role} `
        : whole;
    })
    .replace(named, (whole, _: string, role: string, verb: string) =>
      isPeople(headOf(role)) && acts(verb) ? `the ${role.replace(/^[\p{L}-]+['’]s\s/u, '')} ` : whole,
    )
    .replace(titledName, (whole, start: string, role: string, verb: string) =>
      isPeople(role) && !/^(?:father|sister|brother|uncle|aunt|mother)$/i.test(role) && acts(verb)
        ? `${start}the ${lowerFirst(role.replace(/^(?:the|our|my)\s/i, ''))} `
        : whole,
    );

const relative =
  /^(?:\p{L}+ )?(?:sister|brother|wife|husband|mother|father|son|daughter|uncle|aunt|cousin|friend|partner)$/iu;

/** Whom the idea calls by name once it has told what they are: `the receptionist, Ilse, writes …` -> Ilse is the receptionist. */
export function namesOf(sentences: string[]): [name: string, role: string][] {
  const text = sentences.join(' ');
  const found: [string, string][] = [];
  const keep = (who: string, role: string): void => {
    const plain = role.trim().replace(/^(?:the|our|my|an?) /i, '');
    // 'the shop I run with my sister Achieng': she runs it too.
    if (relative.test(plain)) {
      if (new RegExp(`\\b(?:I|we) (?:run|own|manage)\\b[^.;]*\\b${who.split(' ')[0] ?? ''}`, 'u').test(text))
        found.push([who, 'owner']);
      return;
    }
    if (isPeople(headOf(plain)) || /^(?:\p{Ll}+ ){1,2}lead$/u.test(plain))
      found.push(...[who, who.split(' ')[0] ?? ''].map((name): [string, string] => [name, lowerFirst(plain)]));
  };
  for (const [, role = '', who = ''] of text.matchAll(
    new RegExp(
      String.raw`\b(?:[Tt]he|[Oo]ur|[Mm]y)\s((?:\p{Ll}[\p{Ll}-]+\s){0,2}\p{Ll}[\p{Ll}-]+)(?:,\s|\s\(|\s)(?:${courtesy})?(${proper}(?:\s${proper})?)(?=[,.)]|\s\p{Ll})`,
      'gu',
    ),
  ))
    keep(who, role);
  for (const [, role = '', who = ''] of text.matchAll(
    new RegExp(
      String.raw`\b((?:\p{Ll}[\p{Ll}-]+\s)?\p{Ll}[\p{Ll}-]+),?\s(?:called|named|whose name is)\s(?:${courtesy})?(${proper}(?:\s${proper})?)(?=[\s,.)])`,
      'gu',
    ),
  ))
    keep(who, role);
  for (const [, who = '', role = ''] of text.matchAll(
    new RegExp(
      String.raw`(?:${courtesy})?(${proper}(?:\s${proper})?)(?:,\s(?:who is\s|is\s)?(?:(?:the|our|my)\s)?|\s\((?:the\s|our\s)?)([\p{Ll} -]{3,40}?)(?=[,.)])`,
      'gu',
    ),
  ))
    keep(who, role);
  return found.filter(([name]) => name.length > 1 && !isStarter(name));
}

/** Persons without a told role, or told by what they lead, under the role that stands for them. `product`: its name. */
export function rolesFound(sentences: string[], product: string): [name: string, role: string][] {
  const found: [string, string][] = [];
  for (const sentence of sentences) {
    for (const match of sentence.matchAll(leading))
      found.push([match[0].slice(match[1]?.length ?? 0).split(',')[0] ?? '', `head of ${match[2] ?? ''}`]);
    for (const match of sentence.matchAll(titledName)) {
      const [whole, start = '', role = '', verb = ''] = match;
      const plain = lowerFirst(role.replace(/^(?:the|our|my)\s/i, ''));
      if (isPeople(plain) && acts(verb)) found.push([whole.slice(start.length + role.length).trim(), plain]);
    }
    asRoles(sentence, product, (who, titled, verb) => {
      if (isInCharge(who, titled, verb)) found.push([who, 'coordinator']);
      return 'somebody';
    });
  }
  return found;
}

const isInCharge = (who: string, titled: boolean, verb: string): boolean =>
  titled ||
  nlp(who.split(' ')[0] ?? '').has('#FirstName') ||
  /^(?:approves|signs|decides|confirms|answers)$/.test(verb);

const asRoles = (text: string, name: string, called: (who: string, titled: boolean, verb: string) => string): string =>
  withRoles(text).replace(
    bareName,
    (whole, start: string, title: string | undefined, who: string, verb: string, next: string) =>
      acts(verb) && !ofSeveral(verb, next) && who !== name && (title !== undefined || isPersonal(who, next))
        ? `${start}${called(who, title !== undefined, verb)} `
        : whole,
  );

/** `Village clubs request a set`, `Woodland trusts lend tools`: the plural before a verb acts itself. */
const ofSeveral = (word: string, next: string): boolean => /^[a-z]+s$/.test(word) && isVerb(next) && !/s$/.test(next);

const flows = new RegExp(`^(?:${prepositions})?$`, 'i');
/** A first name, or a word that no dictionary and no map knows and that does something to a thing. */
const isPersonal = (who: string, next: string): boolean => {
  const [first = ''] = who.split(' ');
  if (isStarter(first) || new RegExp(`^(?:${kindWords})$`, 'i').test(first)) return false;
  if (nlp(first).has('#FirstName')) return true;
  // 'Reminders should be grouped'
  if (nlp(first.toLowerCase()).has('#Plural') || isKnownWord(singular(first.toLowerCase()))) return false;
  return !isKnownWord(first) && !isProperWord(first) && !/(?:ly|ify|io|app)$/.test(first) && !flows.test(next);
};

const ofHands =
  /^(?:schedules|plans|books|checks|writes|keeps|reads|delivers|collects|sells|teaches|cuts|takes|approves|signs)$/;
/** Sentences in which no person can be taken for the product: whoever has a role, or acts by hand in a later one. */
export const withoutPersons = (sentences: string[]): string[] => {
  const persons = personsIn(sentences);
  return sentences.map((sentence, at) => {
    const told = persons.reduce(
      (all, name) => all.replace(new RegExp(String.raw`(?<!\p{L})${name}(?!\p{L})`, 'gu'), 'somebody'),
      withRoles(sentence),
    );
    return at === 0
      ? told
      : told.replace(
          bareName,
          (whole, start: string, title: string | undefined, who: string, verb: string, next: string) =>
            title !== undefined || (ofHands.test(verb) && isPersonal(who, next)) ? `${start}somebody ` : whole,
        );
  });
};

/** What only somebody does, or is asked to: no product rings round, forgets, or gets an alert. */
const inPerson = new RegExp(
  String.raw`${begins}(${proper})\s(?:(?:rings|phones|drives|walks|forgets|decides|knows|sees|gets|types|wants|thinks|hopes|sits|carries)\b|(?:should|must|can|needs to|wants to|has to|would like to)\s(?:see|get|know|decide|ring|phone|choose|be told|be asked)\b)`,
  'gu',
);
const ofProduct = String.raw`(?:\s(?:lets|helps|gives|sends|reminds|matches|tracks|is an? (?:[\p{L}-]+ ){0,3}?(?:${kindWords}))\b|:|\s[–—-]\s)`;

/** Names with a role beside them, and first names that act as somebody does; none that also act as a product. */
function personsIn(sentences: string[]): string[] {
  const [opening = ''] = sentences;
  const acting = sentences.flatMap((sentence) =>
    [...sentence.matchAll(inPerson)].flatMap(([, , who = '']) =>
      nlp(who).has('#FirstName') && !opening.startsWith(who) ? [who] : [],
    ),
  );
  const text = sentences.join(' ');
  return [...new Set([...namesOf(sentences).map(([name]) => name), ...acting])].filter(
    (name) => !new RegExp(`(?<!\\p{L})${name}${ofProduct}`, 'u').test(text),
  );
}
