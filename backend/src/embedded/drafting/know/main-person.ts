import { escapePattern, numberWords, plural, singular } from '../language.js';
import type { Audience, Brief } from '../read/brief.js';
import { withOthers } from '../read/every-deed.js';
import { roleOfWriter } from '../read/myself.js';
import { houseBuying } from './buyer.js';
import { dutyOf } from './duties.js';
import type { Duty } from './knowledge.js';
import { isPeople } from '../read/lexicon.js';
import { sameRole } from './people.js';
import { isHouse } from './places.js';
import { sideOfRole } from './sides.js';

/**
 * Who a product is made for: whoever does most of the work with it, has today's trouble, or pays for it. The order in
 * which an idea names people says less; it decides only where nothing else does.
 */
export function mainFirst(audiences: Audience[], brief: Brief, duties: Duty[]): Audience[] {
  const [first, ...rest] = audiences;
  if (!first || rest.length === 0) return audiences;
  const own = weightOf(first.noun, brief, duties);
  const best = rest
    .map((one) => ({ one, weight: weightOf(one.noun, brief, duties) }))
    .sort((a, b) => b.weight - a.weight)[0];
  // 'Small theatres rent costumes; a wardrobe manager lists them': a house is worked for by people.
  const enough = isHouse(first.noun) && best && isPeople(best.one.noun) ? own : own + clearly;
  if (!best || best.weight < enough) return audiences;
  return [best.one, ...audiences.filter((one) => one !== best.one)];
}

/** By how much somebody has to outweigh whom the idea names first. */
const clearly = 1.5;
/** Two whose weight differs by less have equal parts. */
export const nearly = 0.5;

/** `The 14 keepers`, `our six volunteers`. */
const counts = numberWords.slice(2).join('|');
const weights = { repeated: 0.5, copes: 2, place: 1.5, forThem: 3, pays: 2, ofBuyer: 3 };
const repeated = /^(?:each|every|all)\b/i;

export function weightOf(role: string, brief: Brief, duties: Duty[]): number {
  const { problem, sentences } = brief;
  const all = withOthers(brief.capabilities);
  const deeds = all
    .filter(({ by, automatic }) => by !== undefined && !automatic && sameRole(by, role))
    .reduce((sum, deed) => sum + dutyOf(deed, duties).part + (repeated.test(deed.object) ? weights.repeated : 0), 0);
  const who = `(?:${escapePattern(role)}|${escapePattern(plural(role))})`;
  // 'Members get a reminder the day before': nothing that they do, and still their part.
  const toThem = new RegExp(String.raw`^(?:.* )?to (?:the )?${who}\b`, 'iu');
  const messages = all.filter(({ automatic, verb, tail }) => automatic && verb === 'send' && toThem.test(tail)).length;
  const copes = new RegExp(
    String.raw`^(?:(?:today|currently|now|at present|at the moment|right now|these days|so far|until now|typically|usually),? )?(?:(?:the|our|my|all|most|an?|one) )?(?:(?:\d+|${counts}) )?${who} (?!(?:should|shall|can|must|may|will|want|need)\b)\p{L}`,
    'iu',
  );
  const [opening = ''] = sentences;
  const whose = new RegExp(String.raw`\bfor (?:[\p{L}\d]+ ){0,2}?${who}\b`, 'iu').test(opening);
  // 'Makes books for 340 pupils': whom it is all for need not be who works with it; a house works through its people.
  const othersAct = isPeople(role) && all.some(({ by }) => by !== undefined && !sameRole(by, role));
  const place = placeOf(role);
  const isTold = problem.sentences.some((text) => copes.test(text));
  return (
    deeds +
    messages +
    (isTold ? weights.copes : problem.today && problem.sentences.some((text) => place.test(text)) ? weights.place : 0) +
    (isOurs(role, sentences) ? weights.forThem : 0) +
    ((whose && (deeds > 0 || !othersAct)) || (roleOfWriter(sentences) === role && (deeds > 0 || !othersAct))
      ? weights.forThem
      : namedFor(role, opening)
        ? weights.place
        : 0) +
    // Whoever runs the house that buys is no more than those who work there.
    (worksForBuyer(role, brief)
      ? weights.ofBuyer
      : paysFor(role, sentences) && (houseBuying(sentences) === null || deeds >= 1)
        ? weights.pays
        : 0)
  );
}

/** `We have 46 engineers in 7 teams`: for whom it works, whoever has a deed in it. */
const isOurs = (role: string, sentences: string[]): boolean =>
  sentences.some((text) =>
    new RegExp(String.raw`^we have (?:about )?\d[\d.,]* ${escapePattern(plural(role))}\b`, 'iu').test(text),
  );

/** `We sell it to bakeries`: those who work there come before whom they serve. */
const worksForBuyer = (role: string, { sentences, audiences }: Brief): boolean =>
  houseBuying(sentences) !== null &&
  sideOfRole(role) !== 'served' &&
  isPeople(role) &&
  audiences.some(({ noun }) => sideOfRole(noun) === 'served');

/** What stands before the last word of a role: the kitchen of `kitchen staff`, the yard of `yard owner`. */
const qualifierOf = (role: string): string => (role.includes(' ') ? role.slice(0, role.lastIndexOf(' ')) : '');
const wordFor = (qualifier: string): string =>
  `(?:${escapePattern(qualifier)}|${escapePattern(plural(qualifier))}|${escapePattern(singular(qualifier))})`;
const never = /(?!)/;
/** Only those who work in or own a place stand for it: a horse owner is no stable. */
const ofPlace = /\b(?:staff|crew|team|owner|manager|keeper|worker|hand|master|lead)$/i;

const placeOf = (role: string): RegExp => {
  const qualifier = qualifierOf(role);
  return qualifier !== '' && ofPlace.test(role) ? new RegExp(String.raw`\b${wordFor(qualifier)}\b`, 'iu') : never;
};

/** `for livery yards`, of whom the yard owner is the one. */
const namedFor = (role: string, opening: string): boolean => {
  const qualifier = qualifierOf(role);
  return (
    qualifier !== '' &&
    ofPlace.test(role) &&
    new RegExp(String.raw`\bfor (?:[\p{L}\d]+ ){0,2}?${wordFor(qualifier)}(?=$|[\s,.;:])`, 'iu').test(opening)
  );
};

/** `Members pay €12 for a day pass`; `£39 per yard a month`: the yard owner pays; of a house that it is sold to, whoever runs it. */
const paysFor = (role: string, sentences: string[]): boolean => {
  const house = houseBuying(sentences);
  if (house !== null) return ofPlace.test(role) && house.endsWith(qualifierOf(role)) && role.includes(' ');
  return (
    [role, qualifierOf(role)].some(
      (word) =>
        word !== '' &&
        sentences.some((text) =>
          new RegExp(
            String.raw`\d\s?(?:[€£$]|euros?|pounds|dollars)? (?:per|an?|each|every) ${escapePattern(word)}\b(?: (?:and|an?|per|each|every) (?:month|year|week|quarter)\b)`,
            'iu',
          ).test(text),
        ),
    ) ||
    sentences.some((text) =>
      new RegExp(String.raw`(?:^|[,;] (?:and )?)${escapePattern(plural(role))} pay (?:\p{L}+ )?[€£$]?\d`, 'iu').test(
        text,
      ),
    )
  );
};
