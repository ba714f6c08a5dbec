import { isPlural, isUncountable, lowerFirst, plural, singular } from '../language.js';
import { wordsIn } from '../grammar/viterbi.js';
import type { Capability } from './brief.js';
import { activities } from './activities.js';
import { kindWords } from './kinds.js';
import { isListed, isNounish, isPeople, isProperWord, isVerb, nominalVerb, verbOf } from './lexicon.js';
import { elsewhere, isFeatureThing, named, opensTail } from './named-features.js';
import { objectOf } from './objects.js';
import { bareNoun, inThirdPerson } from './phrases.js';

/**
 * A line that is only a list, as ideas typed in haste have it: `Split bills, chores rota, shopping list`. Each part is a
 * thing that the product shall have, or what somebody shall do, in the fewest words.
 */
export function listedFeatures(line: string): Capability[] {
  const parts = partsOf(line);
  const found = parts.map((part, at) => featureIn(part, at === 0));
  const read = found.filter((one) => one !== null);
  // 'Show pick rate, error rate, open discrepancies' shows them all.
  const [first] = read;
  if (first && !first.named && takesMany.test(first.verb) && read.slice(1).every(({ named: thing }) => thing))
    return [];
  // Two nouns beside each other may be anything, unless one is what products have.
  const isSure = parts.length > 2 || parts.some(isFeatureThing) || read.some(({ named: thing }) => !thing);
  // 'Pull roles and candidates from Greenhouse, let the candidate pick …' is a sentence.
  const isTerse = parts.reduce((sum, part) => sum + part.split(' ').length, 0) <= MOST_ON_AVERAGE * parts.length;
  return parts.length > 1 && read.length === parts.length && isSure && isTerse ? read : [];
}

const takesMany =
  /^(?:add|capture|collect|compare|display|enter|export|filter|import|include|list|log|monitor|record|report|see|send|show|track|view)$/;

const head = new RegExp(
  String.raw`^[^:,]*\b(?:${kindWords}|software|back office)\b[^:,]*(?::| [-–—]) (?=[^:]+$)`,
  'iu',
);
/** `Ops dashboard for a bike share: dock occupancy, van routes`: what it shows. */
const shows = /\b(?:dashboard|report|overview|monitor|display|board)\b/i;

/** The list behind what the product is called, and whether it is a product that only shows things. */
export function listBehindTitle(line: string): Capability[] {
  const [title = ''] = head.exec(line) ?? [];
  const found = title === '' ? [] : listedFeatures(line.slice(title.length));
  return shows.test(title)
    ? found.map((one) => (one.named ? { ...plain(one), verb: 'see', automatic: false } : one))
    : found;
}

const plain = ({ named: _, ...one }: Capability): Capability => ({ ...one, object: one.object.replace(/^an? /, '') });

function partsOf(line: string): string[] {
  const whole = line.trim().replace(/[.!]+$/, '');
  if (elsewhere.test(whole) || /[:;“"]/.test(whole) || !whole.includes(',')) return [];
  return whole
    .split(/,(?!\d)\s(?:and\s|&\s)?|\s(?:and|&)\s(?=[^,]+$)/)
    .map((part) => part.replace(/\s*\([^)]*\)$/, '').trim())
    .filter(Boolean)
    .reduce<string[]>((parts, part) => {
      const before = parts.at(-1);
      // 'SDKs for Node, Python and Go'
      const goesOn =
        before !== undefined &&
        opensTail.test(before) &&
        part.split(' ').every((word) => /^\p{Lu}|^(?:and|or)$/u.test(word));
      return goesOn ? [...parts.slice(0, -1), `${before}, ${part}`] : [...parts, part];
    }, []);
}

const MOST_WORDS = 5;
const MOST_ON_AVERAGE = 4;
/** Of sizes, times and states nobody says that they shall be there. */
const noThing =
  /^(?:easy|simple|fast|cheap|safe|secure|reliable|modern|clean|friendly)\b|(?:ly|ful|able|less|ous|ive)$/i;
/** `stock levels`, `time sheets`: nobody stocks or times them. */
const ofThing =
  /^(?:level|time|rate|count|cost|date|number|sheet|card|page|profile|route|alert|reminder|report|list|type|size|status)$/i;

function featureIn(part: string, opens: boolean): Capability | null {
  const known = activities[part.toLowerCase()];
  if (known) return { verb: known[0], object: known[1], noun: known[2], tail: '', automatic: false };
  const own = inThirdPerson(part);
  const words = own.split(' ');
  const [first = '', ...others] = words;
  // 'with a link': it belongs to what stands before.
  if (elsewhere.test(part) || opensTail.test(` ${first} `)) return null;
  const [thing = ''] = own.split(opensTail);
  if (words.length > MOST_WORDS + 3 || thing.split(' ').length > MOST_WORDS || /\d/.test(first)) return null;
  if (isOrder(first, others)) return { verb: first.toLowerCase(), ...objectOf(others.join(' ')), automatic: false };
  // 'Target by user, account or percentage': one deed, whatever its verb could be besides.
  if ((link.test(others[0] ?? '') && !isPlural(first)) || /\sor\s/.test(own)) return null;
  const acting = actIn(words);
  if (acting) return acting;
  // 'customer spend alerts': what it ends with is what products have.
  const tags = isFeatureThing(own.replace(/^\S+ (?=\S+ )/, '')) ? [] : wordsIn(`${thing}.`).map(({ tag }) => tag);
  const last = thing.split(' ').at(-1)?.toLowerCase() ?? '';
  // 'paste a job posting', 'show live pick rate': an order, though its verb is on no list.
  if (tags[0] === 'V0' && others.length > 0) {
    const verb = first.toLowerCase();
    return { verb, ...objectOf(others.join(' ')), automatic: /^(?:show|display|flag|alert|calculate)$/.test(verb) };
  }
  if (tags.some((tag) => /^(?:VP|VZ|VD|M|B|P1|P2|PO|W|S|R)$/.test(tag)) || noThing.test(last)) return null;
  // 'Berlin, Hamburg, Munich', 'nurses, doctors, porters', 'WhatsApp, e-mail': names, and who it is for.
  if (
    words.length === 1 &&
    (isProperWord(first) || /^\p{Lu}{2,}/u.test(first) || !/^\p{Ll}+(?:s|ing|ion|ment)$/iu.test(own))
  )
    return null;
  if (words.every((word) => /^\p{Lu}/u.test(word)) || isPeople(thing.toLowerCase())) return null;
  // Where it opens the line, its capital tells nothing.
  return named(opens && isListed(first) ? lowerFirst(own) : own, opens);
}

const link = /^(?:by|on|at|from|into|as|if|when|via)$/;

/** `receipt scanning`: somebody scans receipts. */
function actIn(words: readonly string[]): Capability | null {
  const act = words.at(-1)?.toLowerCase() ?? '';
  const thing = words.slice(0, -1).join(' ');
  const verb = acts.test(act) ? verbOf(act) : nominalVerb(act);
  if (verb === null || thing === '' || words.length > 3 || thing.includes('-')) return null;
  if (wordsIn(`${thing}.`).some(({ tag }) => tag !== 'N1' && tag !== ';')) return null;
  const object = isUncountable(thing) ? lowerFirst(thing) : plural(lowerFirst(thing));
  return { verb, object, noun: bareNoun(thing), tail: '', automatic: false };
}
const acts = /^(?:book|captur|edit|logg|plann|record|scann|schedul|shar|sign|splitt|track|upload|writ)ing$/;

/** `refer a friend`, `split bills`, `assign to a crew`: a verb, and what stands behind it can only be its object. */
function isOrder(first: string, others: readonly string[]): boolean {
  const [next = ''] = others;
  const last = others.at(-1) ?? '';
  if (!isVerb(first) || others.length === 0 || /^(?:of|for)$/.test(next)) return false;
  if (/^(?:an?|the|their|my|your|each|every|all|to|with)$/i.test(next) || !isNounish(first)) return true;
  return others.length === 1 && isPlural(last) && !ofThing.test(singular(last));
}
