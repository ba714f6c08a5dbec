import { lowerFirst, stripStop } from '../language.js';

/** The rules of one sentence, each whole: `A may not be lent, nobody may hold B, and a loan open longer than C is escalated`. */

const joint = /(;\s+(?:and |but )?|,\s+(?:and |but )?)/iu;
const finite =
  "(?:may|must|can|cannot|can['’]t|shall|should|will|has|have|is|are|gets?|goe?s|go|needs?|lapses?|expires?|costs?|pays?|applies|apply|allows?|counts?|starts?|ends?|closes?|opens?|stays?|keeps?|holds?|lasts?|requires?|carr(?:y|ies)|loses?|receives?|comes?|locks?|blocks?|triggers?)";
/** A subject of its own, and a verb behind it. */
const clause = new RegExp(
  String.raw`^(?!(?:only (?:if|when|after|with|in|on|for|once|by)|provided|assuming|which|who|whom|whose|that|it|they|this|these|those|he|she|both|then|otherwise|or|so|if|when|whenever|once|unless|until|except|after|before|because|without|with|by|in|on|at|for|from|to|as|and|not|never|even|also|including|such|is|are|may|must|can|cannot|has|have|will)\b)(?:[\p{L}\d'’%€£$.-]+,? ){1,12}?${finite} \S`,
  'iu',
);
const withVerb = new RegExp(String.raw`\b${finite} \S`, 'iu');
/** What holds of all that follows. */
const opens = /^(?:if|when|whenever|unless|once|as soon as|where|after|before|because|should)\b|^[\p{L} ]{2,25}:\s/iu;
/** What speaks of the clause before it. */
const looksBack =
  /^(?:after (?:that|this)|later than that|beyond that|afterwards|otherwise|then|in that case|if not)\b/iu;
const pronoun =
  /(?<!\b(?:before|after|when|until|once|if|unless|as|while|because|where|that|and) )\b(?:it|them|they)\b/iu;

/** `when bloat, | seizure or poisoning has been mentioned`: the first of several, whose verb comes behind the last. */
const listed = /\b(?:when|if|where|once|unless|until|whenever) (?:an? |the |any )?[\p{L}-]+(?: [\p{L}-]+)?$/u;

/** The same sentence, in as many clauses as it has rules that can be told alone. */
export function ruleClauses(sentence: string): string[] {
  const whole = stripStop(sentence);
  if (opens.test(whole)) return [whole];
  const pieces = whole.split(joint);
  const parts = [pieces[0] ?? ''];
  let list = '';
  let listGlue = '';
  for (let at = 2; at < pieces.length; at += 2) {
    const glue = pieces[at - 1] ?? '';
    const text = list + (pieces[at] ?? '');
    const last = parts.length - 1;
    // 'fire, theft and motor claims are left out': the first of several subjects is no end of the clause before.
    const isFirst = list === '' && /^,/.test(pieces[at + 1] ?? '') && text.split(' ').length < 3;
    if (isFirst && !clause.test(text) && !looksBack.test(text)) {
      list = `${text}${pieces[at + 1] ?? ''}`;
      listGlue = glue;
      continue;
    }
    const joined = list === '' ? glue : listGlue;
    list = '';
    const before = parts[last] ?? '';
    // 'Pharmacists record it twice a day, and a reading above 8 °C locks the stock'
    const isNext = /^(?:;|, and)/i.test(joined) && /^(?:an?|the|each|every|no|nobody) /i.test(text);
    const isWhole =
      (clause.test(before) || (isNext && before.split(' ').length > 3)) && !breaksOff(before) && !listed.test(before);
    // The sides of a semicolon are clauses by themselves.
    const isOwn = clause.test(text) || (joined.startsWith(';') && withVerb.test(text) && !looksBack.test(text));
    if (isWhole && isOwn && !pronoun.test(text)) parts.push(text);
    else parts[last] += `${joined}${text}`;
  }
  return parts.map((part) => stripStop(part.trim()));
}

/** `after that, a charge applies` is told with the rule that it goes on with; alone it says nothing. */
export function withWhatFollows<Rule extends { kind: string; text: string }>(rules: Rule[]): Rule[] {
  return rules.reduce<Rule[]>((told, rule) => {
    const last = told.at(-1);
    if (last?.kind !== 'other' || rule.kind !== 'other' || !looksBack.test(rule.text)) return [...told, rule];
    return [...told.slice(0, -1), { ...last, text: `${stripStop(last.text)}; ${lowerFirst(rule.text)}` }];
  }, []);
}

const dangling =
  /[;,]?\s*(?:after (?:that|this)|later than that|beyond that|afterwards|otherwise|then|in that case),?$/iu;

/** Whether a statement breaks off where its sentence goes on: `each permit allows two extensions; after that`. */
export const breaksOff = (text: string): boolean => dangling.test(stripStop(text));
