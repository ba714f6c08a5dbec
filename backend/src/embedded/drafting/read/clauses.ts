import nlp from 'compromise';
import { isPlural, isUncountable, plural, singular } from '../language.js';
import { areHouses } from './houses.js';
import { isGroup, isNounish, isPeople, isVerb, looksVerbal, opensObject, verbOf } from './lexicon.js';
import { prepositions } from './phrases.js';
import { endsRole } from './subject.js';

/** Who does what in a piece of a sentence. A closed list of verbs parses ideas better than a general tagger does. */
export interface Clause {
  /** As written, without its modal: `cyclists`; empty for `to book a mechanic`. */
  subject: string;
  side: 'people' | 'product' | 'thing' | 'none';
  /** The verb and all that follows: `book mechanics who come to their home`. */
  doing: string;
  /** `can`, `want to`, `lets them`: said as something that shall be. */
  wished: boolean;
}

const modal =
  /^(?:can|could|may|might|shall|should|must|will|would)(?: (?:also|then|automatically|easily|quickly|just|simply|be able to|need to|have to))*\b|^(?:am|are|is) able to\b|^(?:needs?|wants?|ha(?:s|ve)|wish(?:es)?|likes?|would like|(?:is|are) supposed) to\b/i;
const softener = /^(?:also|then|automatically|easily|quickly|just|simply|always|only|each|all|both|themselves)$/i;

const pronoun = /^(?:i|we|you|they|who|people|users?|anyone|everyone|anybody|everybody|somebody|someone|one|both)$/i;
const kindWord =
  /^(?:it|app|application|system|platform|tool|product|service|software|site|website|page|bot|chatbot|assistant|agent|api|device|solution|dashboard|portal|marketplace|sensors?|robot|engine|workflow|plugin|extension|cli|collar|tracker|checker|finder|viewer|matcher|model|ai|cameras?|scanners?|kiosks?|terminals?|smart locks?|barrier|drones?|beacons?|algorithm|copilot|network)$/i;

/** Whether a phrase stands for the product: its name, `it`, `the app`. */
const isProduct = (phrase: string, name: string): boolean => {
  const plain = phrase
    .trim()
    .replace(/^(?:the|our|this|an?|my)\s+(?:(?:new|planned|future|whole|online|digital)\s+)*/i, '');
  return plain.toLowerCase() === name.toLowerCase() || kindWord.test(plain) || /^(?:that|which)$/i.test(plain);
};

const oftenLead =
  /^(?:(?:each|every|once (?:a|every)|at the end of (?:each|the|every)) (?:day|week|month|quarter|year|morning|evening|night|season|term|spring|summer|autumn|winter)|last (?:week|month|year)),?\s+/i;

/** The first place where a subject meets its verb, looked for in the first words of a piece. */
export function clauseIn(piece: string, name: string, helped = false): Clause | null {
  const tokens = piece.trim().replace(oftenLead, '').split(/\s+/);
  for (let at = 1; at < Math.min(tokens.length, 16); at++) {
    const subject = tokens.slice(0, at).join(' ');
    if (/[,;:]$/.test(tokens[at - 1] ?? '')) return null;
    const rest = tokens.slice(at).join(' ');
    // 'a 6,000 euro grant': between an article with a figure and what follows stands no verb.
    if (measured.test(subject)) continue;
    // 'helpers who shelve books': what stands behind a verb that nobody listed is what it is done to.
    if (/^who$/i.test(tokens[at - 2] ?? '') && /[^s]s$/.test(tokens[at] ?? '') && !/s$/.test(tokens[at - 1] ?? ''))
      continue;
    const side = sideOf(subject, name);
    const should = modal.exec(rest)?.[0];
    if (should && side !== 'none') {
      const doing = rest.slice(should.length).trim();
      const acts = side === 'thing' && human.test(doing) && takesPlural(subject);
      return doing ? { subject, side: acts ? 'people' : side, doing, wished: true } : null;
    }
    const skipped = softener.test(tokens[at] ?? '') ? 1 : 0;
    const verb = tokens[at + skipped] ?? '';
    // 'team leads approve payouts': what looks like a verb ends the name of who acts.
    if (
      !isPeople(verb) &&
      (endsRole(subject, verb) ? /[^s]s$/.test(tokens[at + 1] ?? '') : !takesPlural(subject)) &&
      (endsRole(subject, verb) || isPeople(`${subject} ${verb}`)) &&
      verbOf(tokens[at + 1] ?? '') !== null
    )
      continue;
    if (
      side !== 'none' &&
      tokens.length > at + skipped &&
      meets(subject, side, verb, tokens[at + skipped + 1] ?? '', helped)
    )
      return { subject, side, doing: tokens.slice(at + skipped).join(' '), wished: false };
  }
  return null;
}

/** `a 6,000 euro`, `the 20 litre`: a noun is still to come. */
export const measured = /(?:^|\s)(?:an?|the|our|only) \d[\d.,]*[- ](?!.*s$)\p{L}+$/iu;

/** `extras should upload a photo`: whoever shall do this is somebody, whatever the word. */
export const human =
  /^(?:search|look up|browse|borrow|upload|choose|pick|book|request|apply|sign|confirm|register|pay|reserve|rate|comment|ask|approve|invite|enter|type|write|read|decide|swap|subscribe|vote|answer)(?=\s)/i;

/** `one of 18 inspectors`, `a seafarer anywhere in the world`. */
const inFew = (subject: string): string =>
  subject
    .replace(/^one of (?:the |our )?(?=\d|\p{L})/iu, '')
    .replace(/\s(?:anywhere|everywhere|worldwide)(?:\s.*)?$/i, '');

/** People, the product or a thing; none when the words are no subject at all. */
function sideOf(subject: string, name: string): Clause['side'] {
  const plain = inFew(subject).replace(
    /^(?:today|currently|now|then|here|also|the|all|every|each|our|my|other|both|any|many|most|some|these|where|so|and|an?)\s+/i,
    '',
  );
  if (/\s(?:that|which|where|whose)\s/i.test(plain)) return 'none';
  if (isProduct(plain, name)) return 'product';
  if (pronoun.test(plain)) return 'people';
  const head = headOf(plain);
  const last = head.split(/\s+/).at(-1) ?? '';
  if (!(/\p{L}$/u.test(subject) || /\baged\s[\d–-]+(?:\s(?:to|and)\s\d+)?$/.test(subject)) || endsOpen(subject))
    return 'none';
  if (new RegExp(String.raw`^(?:${prepositions}|of|that|which|when|if|to|not|no)\b`, 'i').test(plain)) return 'none';
  // 'assistants grade 5,400 lab': a figure behind a word belongs to another noun.
  if (/\p{L}\s\d/u.test(head)) return 'none';
  if (isPeople(head) || isPeople(`the ${plain}`) || areHouses(head)) return 'people';
  if (/^(?:each|every) /i.test(subject) && isGroup(head)) return 'people';
  // 'a chain of 12 climbing walls' acts like a company.
  if (/^(?:chain|network|group|consortium|alliance|federation) of \S/i.test(plain)) return 'people';
  if (/^\p{Lu}/u.test(last) && head === plain && /\p{Lu}.*\p{Lu}|^\p{Lu}\p{L}+$/u.test(head)) return 'thing';
  return isPlural(last) || /^\p{L}+$/u.test(last) ? 'thing' : 'none';
}

/** `elderly people living alone` -> `elderly people`. */
const headOf = (phrase: string): string =>
  phrase.split(new RegExp(String.raw`\s(?:${prepositions}|of|living|working|waiting|who)\s`, 'i'))[0] ?? phrase;

/** `the new …`, `and …`: a noun is still to come. */
const endsOpen = (text: string): boolean =>
  new RegExp(
    String.raw`(?:^|\s)(?:${prepositions}|a|an|the|their|its|our|my|your|his|her|and|or|of|new|daily|online|mobile|public|private|local|first|every|each|all|no|not|more|to)$`,
    'i',
  ).test(text);

/** Verbs of everyday trouble: they tell of people, and ask for nothing. */
const telling =
  /^(?:juggles?|loses?|spends?|waits?|struggles?|suffers?|faces?|drives?|sits?|pays?|hates?|forgets?|keeps?|complains?|wastes?|lacks?|works?|lives?)$/;

function meets(subject: string, side: Clause['side'], verb: string, next: string, helped: boolean): boolean {
  const lower = verb.replace(/[,;:]$/, '').toLowerCase();
  if (!/^[a-z-]+$/.test(lower) || /s['’]\s\p{Lu}/u.test(subject)) return false;
  if (side === 'people' && telling.test(lower)) return true;
  const bare =
    isVerb(lower) || (/^(?:break|set|look|hand|log)$/.test(lower) && /^(?:up|down|in|out|off|over)$/.test(next));
  const third = !bare && !helped && /s$/.test(lower) && verbOf(lower) !== null;
  // 'the contractor whittles a spoon': between somebody and a thing with its article stands a verb, listed or not.
  if (
    side === 'people' &&
    !bare &&
    !third &&
    /^(?:an?|the|their|his|her|its|every|each|all|how|which|what)$/i.test(next)
  ) {
    const many = pronoun.test(subject.trim()) || takesPlural(subject);
    return (
      (many ? looksVerbal(lower) : /[a-z]{2}s$/.test(lower) && nlp(lower).has('#PresentTense')) &&
      !modalWord.test(lower)
    );
  }
  // What stands after the product's name is its verb, in the list or not: 'HerdSense puts …'.
  if (side === 'product')
    return third || (!kindWord.test(subject.trim()) && /[a-z]{2}s$/.test(lower) && nlp(lower).has('#Verb'));
  // A place or an apposition may stand between: 'masters at 40 farms on the coast plan'.
  const placed = new RegExp(String.raw`\s(?:${prepositions}|of|living|working|who)\s`, 'i').test(subject);
  // 'lets the officer review': after a helper the verb is bare whoever acts.
  const many = helped || pronoun.test(subject.trim()) || placed || takesPlural(subject) || together.test(subject);
  if (side === 'people' && many && opensObject(lower, next)) return true;
  if (bare && many) return side === 'people' ? isVerbal(lower, next) : !isNounish(lower) && takesPlural(subject);
  // 'the laundry returns them': no plural, and more than one at work.
  const one = !takesPlural(subject) || isUncountable(headOf(subject));
  return third && side === 'people' && one && isVerbal(verbOf(lower) ?? lower, next);
}

/** `the family thank`: one word for several people takes either form. */
const together = /\b(?:family|board|team|crew|staff|council|committee|jury|choir|public|police|band|club)$/i;

/** Who is, has, wants or knows something does nothing with the product. */
const modalWord =
  /^(?:is|are|was|were|be|has|have|do|does|wants?|needs?|likes?|hates?|wish(?:es)?|expects?|thinks?|feels?|seems?|means?|becomes?|makes?|takes?|lacks?|can|could|may|might|shall|should|must|will|would)$/;

const takesPlural = (subject: string): boolean => {
  const head = headOf(subject);
  const last = head.split(/\s+/).at(-1) ?? '';
  return singular(last) !== last || plural(last) === last;
};

/** Words that are more often nouns count as verbs only with an object after them: `volunteers stock fridges`. */
const isVerbal = (verb: string, next: string): boolean =>
  !isNounish(verb) || next === '' || /^[\p{L}\d£$€'’]/u.test(next);
