import { upperFirst } from '../language.js';
import { kindWords } from './kinds.js';
import { doingMeans } from './ruled.js';

/** What has the form of a deed and asks for none: how large something is, how far something may go, sums and aims. */

const count = String.raw`(?:\d[\d.,]*k?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\p{L}+)?|a (?:dozen|hundred|thousand)|dozens|hundreds|thousands)`;

const several = new RegExp(
  String.raw`^(?:about |around |some |nearly |over |up to |at least |all )*(?:${count}|all of us)\b`,
  'iu',
);
const uses = new RegExp(
  String.raw`^(?:will |would |shall )?(?:use|need|work with|work on|work in|rely on|depend on|share|touch|open)s? (?:it|this|that|(?:the|this) (?:${kindWords}|product|software|solution))(?: (?:daily|regularly|every \p{L}+|each \p{L}+|an? \p{L}+))?$`,
  'iu',
);
/** `24 people use it`, `we use it every day`: how many work with the product, and nothing that it does. */
const tellsUse = (subject: string, doing: string): boolean =>
  uses.test(doing) && (several.test(subject) || /^(?:we|i|they|people|everybody|everyone)$/i.test(subject));
/** The same as a sentence: `24 people use it`, `It is used by 24 people`. */
export const isUse = (sentence: string): boolean => {
  const [, users = '', deed = ''] =
    /^(.+?) ((?:will |would |shall )?(?:use|need|work|rely|depend|share)s? .+)$/i.exec(sentence) ?? [];
  return (
    tellsUse(users, deed) ||
    new RegExp(String.raw`^(?:it (?:is|will be) )?used by ${count} \p{L}+$`, 'iu').test(sentence)
  );
};

const isLimited = new RegExp(
  String.raw`^[^,;:]{3,50} (?:is|are) (?:strictly )?(?:limited|capped|restricted) (?:to|at) (?:${count})\b`,
  'iu',
);
/** `Reservations are limited to three hours`, `cancelling less than 24h before means the lesson is charged`: rules of what is done, and no deeds. */
export const setsLimit = (sentence: string): boolean => isLimited.test(sentence) || doingMeans.test(sentence);
/** `Learners cancel lessons; cancelling late means the lesson is charged`: the rule by itself. */
export const limitsApart = (sentence: string): string[] => {
  const [first = '', ...rest] = sentence.split(/; (?=\p{L}{3,}ing )/u);
  return rest.length > 0 && rest.every((part) => doingMeans.test(part))
    ? [`${first}.`, ...rest.map((part) => upperFirst(part))]
    : [sentence];
};
