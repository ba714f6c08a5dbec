import nlp from 'compromise';
import { doer } from '../grammar/somebody.js';
import { isHouse } from '../know/places.js';
import { sideOfRole } from '../know/sides.js';
import { escapePattern, isPlural, plural, singular, stripStop, upperFirst } from '../language.js';
import { wholePart } from '../language/whole-deed.js';
import type { Statement } from '../told/statements.js';
import type { Audience, Capability } from './brief.js';
import { isPeople, isVerb, verbOf } from './lexicon.js';
import { bareNoun } from './phrases.js';

/** Whom the idea gives a part that is no deed with the product: `objections go to the legal clerk`. */
export interface Beside {
  /** `legal clerk`. */
  noun: string;
  /** What the idea says of them, word for word. */
  said: string;
}

const acting =
  'must|may|can|cannot|(?:is|are) (?:informed|notified|told|alerted|asked|called|warned)|has to|have to|will|should|needs? to|also|gets?|receives?|sees?|hears?|agrees?|decides?|approves?|reads?|checks?|signs?|confirms?|reviews?|gives?|takes?|learns?|overrides?|waives?|releases?|allows?';
const acts = `(?:${acting})`;
const word = String.raw`(?!(?:an?|the|our|to|in|on|at|for|with|by|from|and|or|when|if|while|that|which|who|once|both|their|each|every|any|all|then|of|before|after|within|during|until|as|first|it|them|they|has|have|is|are|now|${acting})\b)[\p{L}'’-]+`;
const role = String.raw`(?<role>${word}(?: ${word}){0,3}(?: of ${word})?)`;
const article = String.raw`(?:an?|the|our|one of (?:our|the)) `;
const tells = /^(?:alert|inform|notify|remind|tell|warn|call|text)$/;
const joints =
  'and|but|or|that|which|when|if|until|unless|before|after|once|while|where|because|so|as|though|then|what|how|whether';
/** How the idea speaks of somebody with a part, each a way of its own. */
const ways: RegExp[] = [
  // 'a senior adjuster must agree', 'which the duty officer gives'
  // 'outages by the grid operator must not count': not of them.
  // Nor of 'a delivery date the lab can meet'.
  new RegExp(
    String.raw`(?<!\b(?:by|of|from|with|at) )(?<!\b(?!(?:${joints})\b)\p{Ll}{3,} (?=the ))\b${article}${role} ${acts}\b`,
    'giu',
  ),
  // 'When a technician puts a case on hold', 'as soon as the clerk saves a weight'
  new RegExp(
    String.raw`\b(?:when|whenever|if|once|until|unless|after|as soon as) ${article}${role} (?!(?:is|has)\b(?! \p{Ll}+ed\b))\p{Ll}+s\b`,
    'giu',
  ),
  // 'Payroll clerks get a file'
  new RegExp(String.raw`(?:^|[,;:] (?:and |but |while )?)${role} ${acts}\b`, 'giu'),
  // 'objections go to the legal clerk', 'flagged to the customer care lead'
  new RegExp(
    String.raw`\b(?:go|goes|went|sent|flagged|passed|escalated|reported|forwarded|handed|routed|referred|assigned|shown|given|moves|returns|refer|send|report|pass|escalate|invited) (?:[\p{L}\d]+ ){0,3}?to ${article}${role}(?=$|[.,;:]| (?:within|before|after|at|by|for|in|when|if|as|who|with|first)\b)`,
    'giu',
  ),
  // 'conservator's opinion, director's approval when the value is above £50,000'
  new RegExp(
    String.raw`(?:^|[,:;] |\b(?:an?|the|our|and|with|without) )${role}['’]s (?:approval|consent|sign-off|signature|opinion|agreement|go-ahead)\b`,
    'giu',
  ),
  // 'with the consent of the board', 'approved by the head of nutrition'
  new RegExp(
    String.raw`\b(?:(?:consent|approval|agreement|permission|signature|sign-off) (?:of|from|by)|(?:approved|signed|checked|confirmed|reviewed|decided|released|countersigned) by) ${article}${role}(?=$|[.,;:]| (?:within|before|after|at|for|in|when|if|who|first|and|or)\b)`,
    'giu',
  ),
];
const nobody =
  /^(?:users?|people|person|somebody|someone|everybody|everyone|anybody|nobody|whoever|they|it|we|he|she|both sides|side|team|owner|member|colleague|co-worker|(?:[\p{L} ]+ )?(?:people|person|choir|band|orchestra|crew|class|community)|(?:other|next|second|same) \p{L}+)$/iu;

/** `capabilities`: whoever does something with the product, or is told something by it, has a part already. */
export function besideIn(
  statements: readonly Statement[],
  audiences: readonly Audience[],
  capabilities: readonly Capability[],
  names: readonly string[],
): Beside[] {
  const whole = capabilities.filter((deed) => wholePart(deed) !== null);
  const doing = whole.flatMap(({ by, also = [], automatic }) => (by && !automatic ? [by, ...also] : []));
  // Whom a report is sent to has no deed of their own.
  const told = whole.filter(({ automatic, verb }) => automatic && tells.test(verb)).map(({ object }) => object);
  const hasPart = (noun: string): boolean =>
    doing.some((by) => isSame(by, noun)) || told.some((text) => named(noun).test(text));
  const found: Beside[] = [];
  for (const { role: kind, text, parts } of statements) {
    if (!/^(?:do|rule|need)$/.test(kind)) continue;
    for (const clause of clausesOf(text)) {
      const said = ways.flatMap((way) => [...clause.matchAll(way)].map(({ groups }) => groups?.['role'] ?? ''));
      const marked = parts.flatMap((part) =>
        /^(?:who|to)$/.test(part.kind) && clause.includes(part.text) && !isOfOthers(part.text, clause)
          ? [bareRole(part.text)]
          : [],
      );
      for (const one of [...said, opening(clause), ...marked]) {
        const noun = roleOf(one, audiences);
        if (
          noun === '' ||
          // 'No brewery may see …' names nobody who does.
          /^(?:no|none|neither) /i.test(noun) ||
          hasPart(noun) ||
          isOnlyBound(clause, noun) ||
          isOnlyHandled(clause, noun) ||
          names.some((name) => isSame(name.toLowerCase(), noun))
        )
          continue;
        if (!found.some((other) => isSame(other.noun, noun)))
          found.push({
            noun,
            said: upperFirst(
              stripStop(briefly(clause, noun)).replace(/^(?:where|in which|which|that|so that|and|but) /i, ''),
            ),
          });
      }
    }
  }
  return found.filter(({ said }) => said.length <= longest).slice(0, most);
}

/**
 * Of people whom the idea gives no deed, the first clause that speaks of them and of the product: `between the two it goes to
 * a queue that the merchant's analyst treats`. Today, background and aims tell nothing of their part in it.
 */
export const spokenOf = (statements: readonly Statement[], audiences: readonly Audience[]): Beside[] => {
  const of = (...kinds: string[]): string[] =>
    kinds.flatMap((kind) => statements.filter(({ role: own }) => own === kind).flatMap(({ text }) => clausesOf(text)));
  // 'A trade body for bookshops needs a tool': whose it is, is no part in it.
  const [clauses, whose] = [of('do', 'rule', 'need'), of('is')];
  return audiences.flatMap(({ noun }) => {
    const clause =
      clauses.find((one) => named(noun).test(one)) ??
      (isHouse(noun) ? undefined : whose.find((one) => named(noun).test(one)));
    const said = clause === undefined ? '' : upperFirst(stripStop(briefly(clause, noun)));
    return clause === undefined ? [] : [{ noun, said: said.length <= longest ? said : '' }];
  });
};

/** `A family may have at most 6 carers`, `company users sign in through Suomi.fi`: what holds for them is no part in it. */
const isOnlyBound = (clause: string, noun: string): boolean =>
  new RegExp(
    String.raw`\b(?:${escapePattern(noun)}|${escapePattern(plural(noun))}) (?:(?:may|can|must|should|shall|will|also|only) )*(?:have|has|holds?|counts?|(?:sign|log)s? (?:in|on))\b(?! (?:to|\d+ \p{L}+ to)\b)`,
    'iu',
  ).test(clause);

/** `Isolation patients can't be combined with other trips`: what is done with them is no part of theirs. */
const isOnlyHandled = (clause: string, noun: string): boolean =>
  new RegExp(
    String.raw`\b(?:${escapePattern(noun)}|${escapePattern(plural(noun))}) (?:can['’]t|cannot|(?:can|must|may|should|shall) (?:not|never)) be\b`,
    'iu',
  ).test(clause);

/** Of a long clause the piece that names them. */
const briefly = (clause: string, noun: string): string =>
  clause.length <= longest
    ? clause
    : (clause.split(/, (?:and |but )?/).find((piece) => named(noun).test(piece) && piece.split(' ').length > 3) ??
      clause);

/** Letters: it is quoted where somebody's part is told. */
const longest = 130;
const most = 5;

/** `The handler edits every letter; a lawyer must agree`: each by itself, without the reason behind it. */
const clausesOf = (text: string): string[] =>
  stripStop(text)
    .replace(/, (?:because|since|so that|as required)\b.*$/iu, '')
    .split(/;\s/)
    .flatMap((part) =>
      part.split(/,\s(?:and|but|while)\s/u).reduce<string[]>((clauses, rest) => {
        const last = clauses.pop();
        if (last === undefined) return [rest];
        return /^(?:an?|the|our|one of) |^(?:[\p{L}\d%-]+ ){1,6}(?:go|goes|are|is) /u.test(rest) || opening(rest) !== ''
          ? [...clauses, last, rest]
          : [...clauses, `${last}, and ${rest}`];
      }, []),
    )
    .map((clause) => clause.trim());

/** `port data stewards correct berth data`: several of them at the head of a clause, whatever they do; empty for anything else. */
function opening(clause: string): string {
  // 'A homeowner installs it without tools'
  const [, single = ''] =
    /^(?:an?|the) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+) (?=\p{Ll}+s (?:it|them)\b)/iu.exec(clause) ?? [];
  if (single !== '' && isPeople(single)) return single;
  const words = clause.split(' ');
  const verb = words.findIndex(
    (one, at) =>
      at > 0 &&
      at < 5 &&
      isVerb(one.toLowerCase()) &&
      isPlural(words[at - 1] ?? '') &&
      isPeople(words.slice(0, at).join(' ')),
  );
  return verb < 0 ? '' : words.slice(0, verb).join(' ');
}

function roleOf(said: string, audiences: readonly Audience[]): string {
  // 'Sharon or the quarry manager': who is only named has no role.
  if (/^\p{Lu}\p{Ll}+(?:$| or )/u.test(said) && isFirstName(said.split(' ')[0] ?? '')) return '';
  // A verb or a name that was caught before the role: 'In Kettlewell a nurse'.
  const bare = said.replace(/^(?:(?:If|When|For|In|Once|Above|After) )+/u, '').trim();
  const lower = /^\p{Lu}\p{Ll}/u.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare;
  const isTold = audiences.some(({ noun }) => noun === bareNoun(lower));
  if ((nobody.test(lower) && !isTold) || /\d|['’]s\b/.test(lower)) return '';
  const words = lower.split(' ');
  // 'drafts for a reviewer get': a verb stands among its words.
  if (words.length > 1 && words.slice(0, -1).some((one) => /s$/.test(one) && verbOf(one) !== null && !isPlural(one)))
    return '';
  if (!isPeople(lower) && sideOfRole(lower) === null && !ofTitle.test(lower)) return '';
  const { noun } = doer(isPlural(lower) ? lower : `the ${lower}`);
  return audiences.find((one) => isSame(one.noun, noun))?.noun ?? (noun.endsWith(' staff') ? lower : singular(noun));
}

/** `outages by the grid operator`, `gives each member a risk level`, `their own apprentices`: nothing that they do or get. */
const isOfOthers = (who: string, clause: string): boolean => {
  const before = clause.slice(0, clause.indexOf(who));
  return (
    /^their own\b/i.test(who) ||
    /\b(?:gives?|assigns?) $/i.test(before) ||
    /\p{L}+(?<!ed|en|de|ne|one) by $/iu.test(before)
  );
};

/** `two food charities we work with`: food charities. */
const bareRole = (text: string): string =>
  text
    .replace(/^(?:(?:the|an?|our|each|every|any|all|one of|both|two|three|four) )+/iu, '')
    .replace(/ (?:who|that|which|whose|with|without|of|in|at|on|from|we|they) .*$/iu, '');

const isFirstName = (word: string): boolean => nlp(word).has('#FirstName');

/** People by their title, and bodies that say yes or no. */
const ofTitle = /(?:ologist|ician|iatrist|adviser|advisor)s?$|^(?:[\p{L}-]+ )?(?:board|council|committee)$/iu;

const isSame = (first: string, second: string): boolean => {
  // 'hr business partner' and 'HR business partner' are one, and a shop acts through its staff.
  const [one = '', other = ''] = [first, second].map((role) => role.toLowerCase().replace(/ staff$/, ''));
  return one === other || one.endsWith(` ${other}`) || other.endsWith(` ${one}`);
};
const named = (noun: string): RegExp =>
  new RegExp(String.raw`\b(?:${escapePattern(noun)}|${escapePattern(plural(noun))})\b`, 'iu');
