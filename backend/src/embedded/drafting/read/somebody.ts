import { infinitive, lowerFirst, singular } from '../language.js';
import { staffed } from './audiences.js';
import { human } from './clauses.js';
import { isListed, verbOf } from './lexicon.js';
import { type Deed } from './parse.js';
import { headWords } from './subject.js';
import { isLink } from './words.js';

/** Who can only be somebody, by what is done, whatever the word for them. */

/** What only somebody does: `the cellar hand confirms the weight`. */
const humanly =
  /^(?:confirm|check|approve|fetch|collect|order|review|sign|countersign|decide|choose|enter|upload|note|write|inspect|visit|accept|reject|refuse|plan|invite|assign|hand|repair|pack|weigh|release|pick|see|arrange|answer|propose|settle|allocate|drop|wash|feed|unload|load|cook|stamp|seal|tick|count|buy|move|say|agree|answer)$/;
const device =
  /(?:er|or|ware|phone|net)s?$|\b(?:camera|machine|van|truck|lorry|system|gate|page|board|screen|list|form|map|model|ai|invoice|report|message|e-?mail|letter|code|robot|scale|pump|device|tool|app|box|bin|lock|door|card|bike|boat|bus|car|drone|ship|train|collar|tag|chip|clock|bell|light|link|file|database|algorithm|bot|software|price|rule|plan|day|week|month|year|it|that|this|everything|nothing)s?$/i;

export const isDevice = (subject: string): boolean => device.test(headWords(subject));

/** What no device does, though its name ends like a person's. */
const deciding =
  /^(?:approve|sign|countersign|decide|choose|enter|confirm|propose|visit|release|refuse|negotiate|settle|say|agree|answer)$/;

/** What only somebody does with others and their work: in a row of people 'the controller assigns' is one of them. */
const toOthers =
  /^(?:assign|accept|reject|decline|approve|sign|countersign|decide|choose|confirm|propose|invite|arrange|grant|negotiate|settle|hand|ask|agree|answer|quote|offer|bid|send)$/;

/** What a thing does as well as somebody, and what nobody does: it tells nothing of who stands there. */
export const ofThings =
  /^(?:get|need|have|has|cost|take|last|stay|stand|come|go|run|fall|rise|drop|start|end|begin|open|close|show|work|live|be|become|cover|hold|contain|include|mean|grow|wait|need|want|belong|depend|follow)$/;

/**
 * In a row of what people do whoever stands in the same place is somebody as well, whatever the word: `the dismantler
 * numbers tiles, the kiln hand logs repairs, the stove setter follows the layout`.
 */
export const actsInRow = (deed: Deed, deeds: Deed[]): boolean => {
  const { who, subject, doing, passive, negated, wished } = deed;
  const [first = '', second = ''] = doing.split(' ');
  const verb = verbOf(first) ?? infinitive(first.toLowerCase());
  const others = new Set(
    deeds.filter((one) => one.who === 'people' && !one.passive && !one.negated).map((one) => one.subject),
  );
  return (
    who === 'thing' &&
    !passive &&
    !negated &&
    !wished &&
    others.size > 1 &&
    (/^(?:the|our|an?|each|every) [a-z-]+(?: [a-z-]+){0,2}$/i.test(subject) ||
      /^\p{Lu}{2,5}$/u.test(subject) ||
      (/^(?:[a-z]+ )?[a-z]{4,}s$/.test(subject) && (humanly.test(verb) || toOthers.test(verb)))) &&
    (!device.test(headWords(subject)) || (/(?:er|or)s?$/.test(headWords(subject)) && toOthers.test(verb))) &&
    !message.test(headWords(subject)) &&
    !ofThings.test(verb) &&
    second !== '' &&
    !isLink(second)
  );
};

export const message =
  /(?:reminder|invoice|message|notice|letter|alert|report|bill|statement|invitation|newsletter|certificate|warning)s?$/i;

export const shallAct = ({ who, subject, doing, passive, wished }: Deed): boolean => {
  const [first = ''] = doing.split(' ');
  return (
    who === 'thing' &&
    wished &&
    !passive &&
    (human.test(doing) || (humanly.test(verbOf(first) ?? '') && !device.test(headWords(subject))))
  );
};

/** `Bosuns assign watches`: a plural that no dictionary lists, and that does what only somebody does. */
const isUnheardOf = (subject: string): boolean => /^[A-Za-z]{4,}s$/.test(subject) && !isListed(subject);

/** Somebody by what is done, whatever the word for them. */
export const actsHumanly = ({ who, subject, doing, passive, negated }: Deed): boolean => {
  const [first = ''] = doing.split(' ');
  const head = headWords(subject);
  const verb = verbOf(first) ?? infinitive(first.toLowerCase());
  return (
    who === 'thing' &&
    !passive &&
    !negated &&
    /^(?:(?:the|an?|our|each|every|one) )?[a-z]+(?: [a-z]+)?$/.test(lowerFirst(subject)) &&
    // 'wards order milk': those who work there.
    (staffed.test(singular(subject)) ||
      /^(?:the|an?|our|each|every|one) /i.test(subject) ||
      deciding.test(verb) ||
      isUnheardOf(subject)) &&
    humanly.test(verb) &&
    doing.split(' ').length > 1 &&
    (!device.test(head) || (/(?:er|or)s?$/.test(head) && deciding.test(verb))) &&
    !/(?:ing|ed)$/.test(head)
  );
};
