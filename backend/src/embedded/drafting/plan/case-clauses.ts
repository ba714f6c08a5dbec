import { lowerFirst, stripStop } from '../language.js';
import { speaksItself } from '../told/speaks.js';
import { bothSides } from './next-value.js';
import type { Feature } from './plan.js';
import { finiteOf, saidParts } from './said-parts.js';

/** What follows in a case that a sentence names, and what answers a deed: the case or the deed is brought about, and what follows is seen. */

type Test = Feature['tests'][number];

/** What is tried stands as what is done: it needs no more than data with which it can happen. */
export const testData = 'everything that is needed for it is on record';

/** What speaks of whoever wrote it is quoted. */
export const spoken = (text: string): string =>
  speaksItself.test(text) ? `“${stripStop(text)}”` : lowerFirst(stripStop(text));

/** The case and what follows; with a figure in it, on both sides of it: `they differ by 4 points`, `by exactly 3 points`. */
export function inCase(given: string, then: string): Test[] {
  const sides = (given.match(/\d[\d.,]*/g) ?? []).length === 1 && !/ or /.test(given) ? bothSides(given) : null;
  const follows = spoken(then);
  return sides
    ? [
        { given: testData, when: spoken(sides.so), then: follows },
        { given: testData, when: spoken(sides.not), then: `this does not happen: ${follows}` },
      ]
    : [{ given: testData, when: spoken(given), then: follows }];
}

/** `…, and if there is no driver 48 hours before, everyone gets a notification`: each further case of a sentence. */
export function furtherCases(text: string): Test[] {
  return [...text.matchAll(further)].flatMap(({ groups }) => {
    const { given = '', then = '' } = groups ?? {};
    return given === '' ? [] : inCase(given, then).slice(0, 2);
  });
}
const follower = String.raw`(?:the|an?|it|they|he|she|each|every|everyone|everybody|nobody|no) `;
export const opensFurther = /(?:[,.] (?:and|but)|;) (?:if|when|once) /i;
const verb = String.raw`(?:is|are|has|have|do|does|can|must|should|[\p{L}-]+[^s\P{L}]s)`;
const further = new RegExp(
  String.raw`${opensFurther.source}(?<given>(?:there(?:['’]s| is| are) |they \p{Ll}+ |${follower}[^,;:.]*?\b${verb} )[^,;:.]{6,}?)(?<! or)(?<! and)(?:, (?=${follower})| (?=(?:(?:the|an?) \p{L}+(?: \p{L}+)?|it|they) ${verb} ))(?<then>[^;.]{6,140})`,
  'giu',
);

/** `The worker sends the photo; the bot reads back what it understood`: what the product answers to the deed. */
export function answerTo(text: string, product: string): Test[] {
  const [act = '', ...others] = text.split('; ');
  const then = others.join('; ');
  const isProducts = answers.test(then) || then.toLowerCase().startsWith(`${product.toLowerCase()} `);
  return isProducts && !/^(?:if|when|once|as soon as|unless) /i.test(act)
    ? [{ given: testData, when: spoken(act), then: spoken(then) }]
    : [];
}
const answers = /^the (?:bot|app|system|tool|product|service|software|portal|page|plug-in|assistant|device) \p{Ll}/u;

/** `An alert should only go out when the value is outside`: then, and not without. */
export function onlyWhen(said: string): Test[] | null {
  const { then = '', given = '' } = only.exec(said)?.groups ?? {};
  if (given === '') return null;
  const does = plainly(then.replace(/ only /i, ' '));
  return [
    { given: testData, when: `it is not so that ${given}`, then: `this does not happen: ${does}` },
    { given: testData, when: given, then: does },
  ];
}
const only =
  /^(?<then>[^,;:.]{3,60}? only [^,;:.]{3,60}?) (?:when|if|once|after) (?<given>(?:the|an?|it|they|there|nobody|somebody) [^,;:.]{6,90})(?:, because [^.;]*)?$/iu;
/** `an alert should go out`: an alert goes out. */
const plainly = (text: string): string => {
  const parts = saidParts(text);
  return parts ? finiteOf(parts) : lowerFirst(text);
};
