import { sentence, stripStop, upperFirst } from '../language.js';
import type { RuleTold } from '../read/brief.js';
import type { Statement } from './statements.js';

/** Letters of a line that a reader takes in at once. */
const longest = 240;

/** The rules of an idea, each in words that stand by themselves; what cannot be told so is told elsewhere. */
export function rulesIn(statements: readonly Statement[], product: string): RuleTold[] {
  const told = statements.flatMap((own, at): RuleTold[] => {
    if (own.role !== 'rule' || own.isItem) return [];
    const text = standing(own, statements, at, product);
    return text === null || text.split(' ').length < 5 || wishes.test(text)
      ? []
      : [{ text, said: stripStop(own.text) }];
  });
  return told.filter(({ text }, at) => told.findIndex((one) => one.text === text) === at);
}

/** What opens as a wish is told as that. */
const wishes = /^(?:I|we)(?:['’]d| would| want| need)\b/i;

/** `Swapboard must refuse swaps …`, with whatever sentence tells what its pronoun means; null where it would be torn. */
function standing(own: Statement, statements: readonly Statement[], at: number, product: string): string | null {
  const begins = statements[at - 1]?.sentence !== own.sentence;
  const alone = isWhole(own, begins) ? ofProduct(own, product) : null;
  if (alone !== null && !looksBack.test(alone)) return fitting(alone);
  // The whole sentence, and with it the one before where the sentence itself looks back.
  const whole = sentenceOf(own.sentence, statements, product);
  if (looksBack.test(whole)) {
    const before = sentenceOf(own.sentence - 1, statements, product);
    return before === '' || looksBack.test(before) ? null : fitting(`${before} ${whole}`);
  }
  return fitting(whole);
}

const fitting = (text: string): string | null => (text.length > longest ? null : text);

/** Who or what it rules stands at its beginning, and nothing goes on behind it. */
function isWhole({ text, whole, parts }: Statement, begins: boolean): boolean {
  if (/[,;:]\s*$/.test(whole)) return false;
  if (begins) return true;
  const [first] = parts;
  return (
    first !== undefined &&
    /^(?:who|s|auto)$/.test(first.kind) &&
    !isPronoun.test(first.text) &&
    !pointsBack.test(text) &&
    text.toLowerCase().startsWith(first.text.toLowerCase())
  );
}

const isPronoun = /^(?:it|its|it['’]s|they|he|she|we|you|I|this|that|these|those|who|which|a)$/i;

/** `The conductor has to accept them`, behind what is accepted. */
const pointsBack = /\b(?:it|them|that many|this|these|those|the same)\b/i;

/** `It must refuse`, of the product. */
const ofProduct = ({ text, parts }: Statement, product: string): string =>
  parts[0]?.kind === 'auto' && /^it$/i.test(parts[0].text) && product !== ''
    ? sentence(upperFirst(text.replace(/^it\b/i, product)))
    : sentence(upperFirst(text));

/** What speaks of something that was told before. */
const looksBack =
  /^(?:(?:if|when|once|unless|until|after|before) )?(?:it|they|he|she|this|that|these|those|then|there|otherwise|one|after that|such|for the others?|for instance|for example|and|but|or|first)\b|^(?:\S+ ){0,5}(?:it|them)\.$/i;

const sentenceOf = (at: number, statements: readonly Statement[], product: string): string => {
  const all = statements.filter((one) => one.sentence === at);
  // 'deleting is manual. `explain` should tell …': what begins with no capital is another sentence all the same.
  const end = all.findIndex(({ whole }) => /[.!?]\s*$/.test(whole));
  const pieces = end < 0 ? all : all.slice(0, end + 1);
  const [first] = pieces;
  if (!first) return '';
  const text = pieces
    .map(({ whole }) => whole.trim())
    .join(' ')
    .replace(/ ([,;:.])/g, '$1');
  return ofProduct({ ...first, text }, product);
};
