import { thirdPerson } from '../language.js';
import { isPeople, isVerb } from './lexicon.js';
import { turnOf } from './narrative.js';
import { headOf } from './phrases.js';

/** `I am chimney sweep …: the worker notes a defect; I print the certificate`: whoever writes acts by what they are. */

const told =
  /(?:^|[.;]\s|\s)I(?: am|['’]m) (?:an? |the |our )?((?:\p{Ll}[\p{Ll}-]+ ?){1,3}?)(?=[,.;:]|\s(?:with|of|in|at|for|and|from|on)\b|$)/u;

/** `I teach pottery` */
const does = /^I (?!run|work|write|help|live|farm|make|build|design|plan|use|order|own)(\p{Ll}{4,}) \p{L}/u;

/** What whoever writes says to be; null where it is not told or is no word for people. */
export function roleOfWriter(sentences: string[]): string | null {
  const role = sentences.map((sentence) => told.exec(sentence)?.[1]?.trim()).find(Boolean) ?? '';
  if (role !== '' && isPeople(headOf(role))) return role;
  const [, verb = ''] = does.exec(sentences[0] ?? '') ?? [];
  const agent = `${verb.replace(/e$/, '')}er`;
  return verb !== '' && isPeople(agent) ? agent : null;
}

const wish =
  /^(?:(?:so|now),? )?(?:what (?:i|we)\b|(?:i|we)(?:['’]d| would)? (?:want|like|need|imagine|picture|have in mind)\b|(?:the|my|our) (?:idea|wish|plan)\b|it['’]d be|it would be)/i;
const mine =
  /(?<=(?:[;,:]|\band|\bthat|\bthen)\s)I (?=(?!(?:am|can|could|want|need|would|will|should|must|may)\b)(\p{Ll}+) (?:the|an?|one|our|my|their|this|\d+|each|every|all|what|which|who|whether|how|it|them)\b)(\p{Ll}+)/gu;

/** A wish in which whoever writes does something beside the others. */
export const asRole = (sentence: string, role: string | null): string =>
  role !== null && wish.test(sentence)
    ? sentence.replace(mine, (_, __: string, verb: string) => `the ${role} ${thirdPerson(verb)}`)
    : sentence;

const says =
  /^I (?=(?:approve|check|sign|decide|review|accept|confirm|assign|release|refuse|plan|order) (?:the|an?|each|every|all|any|on|which|who|what|their)\b)(\p{Ll}+)/u;

/** Behind the wish: `I tick off what goes into the kiln and write down the temperature`. */
const doing =
  /^I (?!(?:am|can|could|want|need|would|will|should|must|may|have|had|hope|think|know|believe|like|love|do|lose|waste|spend|throw|forget|call|phone|pay|run|own|expect|imagine)\b)(\p{Ll}+)(?= (?:(?:off|up|out|down|in|back) )?(?:the|an?|each|every|all|what|which|who|whether|how|their|his|her)\b)/u;
const further =
  /(?<=\band )\p{Ll}+(?= (?:(?:off|up|out|down|in|back) )?(?:the|an?|each|every|all|what|which|who|whether|how|their)\b)/gu;

/** `I approve each reservation`: who writes has a part in it, by what they are; where that is not told, they lead. */
export const withWriter = (sentences: string[]): string[] => {
  const role = roleOfWriter(sentences) ?? 'manager';
  const turn = turnOf(sentences);
  return sentences.map((one, at) =>
    (turn > 0 && at > turn && doing.test(one)
      ? one.replace(further, (verb) => (isVerb(verb) ? thirdPerson(verb) : verb))
      : one
    ).replace(turn > 0 && at > turn ? doing : says, (_, verb: string) => `The ${role} ${thirdPerson(verb)}`),
  );
};
