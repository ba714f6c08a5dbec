import { lowerFirst, sentence, stripStop, upperFirst } from '../language.js';
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
      : [{ text, said: stripStop(own.text), about: aboutOf(text, own) }];
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
    text.toLowerCase().startsWith(first.text.toLowerCase())
  );
}

const isPronoun = /^(?:it|its|it['’]s|they|he|she|we|you|I|this|that|these|those|who|which|a)$/i;

/** `It must refuse`, of the product. */
const ofProduct = ({ text, parts }: Statement, product: string): string =>
  parts[0]?.kind === 'auto' && /^it$/i.test(parts[0].text) && product !== ''
    ? sentence(upperFirst(text.replace(/^it\b/i, product)))
    : sentence(upperFirst(text));

/** What speaks of something that was told before. */
const looksBack =
  /^(?:(?:if|when|once|unless|until|after|before) )?(?:it|they|he|she|this|that|these|those|then|there|otherwise|one|after that|such|for the others?|for instance|for example|and|but|or|first)\b|^(?:\S+ ){0,5}(?:it|them)\.$/i;

const sentenceOf = (at: number, statements: readonly Statement[], product: string): string => {
  const pieces = statements.filter((one) => one.sentence === at);
  const [first] = pieces;
  if (!first) return '';
  const text = pieces
    .map(({ whole }) => whole.trim())
    .join(' ')
    .replace(/ ([,;:.])/g, '$1');
  return ofProduct({ ...first, text }, product);
};

/** `tests under payments`: whom or what it rules, as its name tells it; empty where no noun of it does. */
function aboutOf(text: string, { parts }: Statement): string {
  const verb = parts.find(({ kind }) => kind === 'v');
  if (parts[0]?.kind === 'auto' && /^it$/i.test(parts[0].text))
    return verb ? `what it has to ${lowerFirst(verb.text)}` : '';
  const [, subject = ''] = opens.exec(text) ?? [];
  return subject === '' || indefinite.test(subject) || subject.includes(',') ? '' : lowerFirst(subject);
}
const opens =
  /^(?:(?:an?|the|each|every|any) )?([\p{L}\d][^.;:“"]{2,58}?) (?:must(?:n['’]t)?|can(?:not|['’]t)?|may|should|shall|needs?|has|have|is|are|gets?|sees?|only|keeps?|requires?|means?|will)\b/iu;
const indefinite =
  /^(?:(?:nothing|nobody|no one|anyone|anything|someone|everything|everyone|no|if|when|once|after|before|for|please|you|we|I|up|at|in|on|by|with|or|and)\b|\S+ (?:that|which|who)$)/i;
