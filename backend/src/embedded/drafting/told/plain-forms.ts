import { infinitive, thirdPerson } from '../language.js';
import type { Capability } from '../read/brief.js';

/** A plan speaks of everybody who does a deed, and to nobody: `his`, `my` and `your` become `their`. */

/** `the climate he would like`, `what she has done`: of all who do it. */
export const inPlainForms = (capability: Capability): Capability => {
  const of = (text: string): string => plain(text, capability);
  return {
    ...capability,
    object: of(capability.object),
    tail: of(capability.tail),
    noun: capability.noun.replace(/^(?:my|your|his|her) (?:own )?/i, ''),
    ...(capability.words !== undefined && { words: of(capability.words) }),
  };
};

const plain = (text: string, { by }: Capability): string =>
  !personal.test(text)
    ? text
    : text
        .replace(
          heDoes,
          (_, opens: string, adverb: string | undefined, verb: string) =>
            `${/^\p{Lu}/u.test(opens) ? 'They' : 'they'} ${adverb ?? ''}${ofMany(verb)}`,
        )
        .replace(/\b(?:himself|herself)\b/gi, 'themselves')
        .replace(
          /\b(?:his|her)(?= (?:own |or her )?(?!(?:and|or|when|if|that|to|in|on|at|by|for|with|from|what|whether|which|how|where|about|after|before)\b)\p{L})/gu,
          'their',
        )
        .replace(/\btheir or her\b/g, 'their')
        .replace(/\b(?:him or her|him|her)\b(?=[\s,.;)]|$)/g, 'them')
        .replace(
          /\b(to|for|with|from|at|by) you\b(?= *(?:$|[,.;]|(?:when|if|in|on|at|by|as|before|after)\b))/g,
          '$1 the user',
        )
        .replace(
          /\byou(?:['’](re|ve)| (\p{Ll}+(?:n['’]t)?))\b/gu,
          (_, short: string | undefined, verb: string | undefined) =>
            youDo(short === 're' ? 'are' : short === 've' ? 'have' : (verb ?? ''), by !== undefined),
        )
        .replace(/\byour(?= \p{L})/gu, by === undefined ? "the user's" : 'their')
        // 'note my recommendation' of those who speak; 'send it to my foreman'
        .replace(/\bmy(?= \p{L})/gu, by === 'team member' ? 'their' : 'the');

const personal = /\b(?:he|she|his|her|him|himself|herself|you|your|my)\b/i;
const heDoes =
  /\b((?:he or she|he|she)) ((?:often|also|always|only|already|never|then|still|just|may|can) )?(\p{Ll}+(?:n['’]t)?)\b/giu;

/** `he is`, `she hasn't`, `he would`, `he likes`, as they do. */
function ofMany(verb: string): string {
  const own = many[verb.replace(/n['’]t$/, '')];
  if (own !== undefined) return `${own}${/n['’]t$/.exec(verb)?.[0] ?? ''}`;
  return /[^s]s$/.test(verb) ? infinitive(verb) : verb;
}
const many: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do' };

/** `if you skip one`: `they`, behind whoever does it; the user, where the product does. */
const youDo = (verb: string, isOfSomebody: boolean): string => {
  if (isOfSomebody) return `they ${verb}`;
  const one = Object.entries(many).find(([, form]) => form === verb)?.[0];
  return `the user ${one ?? (auxiliary.test(verb) ? verb : thirdPerson(verb))}`;
};
const auxiliary = /^(?:can|may|must|will|would|should|could|might|cannot|\S+n['’]t|never|always|also|already|still)$/;
