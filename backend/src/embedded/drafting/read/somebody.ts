import { infinitive, lowerFirst } from '../language.js';
import { human } from './clauses.js';
import { verbOf } from './lexicon.js';
import { type Deed } from './parse.js';
import { headWords } from './subject.js';

/** Who can only be somebody, by what is done, whatever the word for them. */

/** What only somebody does: `the cellar hand confirms the weight`. */
const humanly =
  /^(?:confirm|check|approve|fetch|collect|order|review|sign|countersign|decide|choose|enter|upload|note|write|inspect|visit|accept|reject|refuse|plan|invite|assign|hand|repair|pack|weigh|release|pick|see|arrange|answer|propose|settle|allocate|drop|wash|feed|unload|load|cook|stamp|seal|tick|count|buy|move|say|agree|answer)$/;
const device =
  /(?:er|or|ware|phone|net)s?$|\b(?:camera|machine|van|truck|lorry|system|gate|page|board|screen|list|form|map|model|ai|invoice|report|message|e-?mail|letter|code|robot|scale|pump|device|tool|app|box|bin|lock|door|card|bike|boat|bus|car|drone|ship|train|collar|tag|chip|clock|bell|light|link|file|database|algorithm|bot|software|price|rule|plan|day|week|month|year|it|that|this|everything|nothing)s?$/i;

/** What no device does, though its name ends like a person's. */
const deciding =
  /^(?:approve|sign|countersign|decide|choose|enter|confirm|propose|visit|release|refuse|negotiate|settle|say|agree|answer)$/;

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
    (/^(?:the|an?|our|each|every|one) /i.test(subject) || deciding.test(verb)) &&
    humanly.test(verb) &&
    doing.split(' ').length > 1 &&
    (!device.test(head) || (/(?:er|or)s?$/.test(head) && deciding.test(verb))) &&
    !/(?:ing|ed)$/.test(head)
  );
};
