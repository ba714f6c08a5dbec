import { thirdPerson } from '../language.js';
import { isPeople, isVerb, verbOf } from './lexicon.js';
import { turnOf } from './narrative.js';
import { headOf } from './phrases.js';

/** `I am chimney sweep …: the worker notes a defect; I print the certificate`: whoever writes acts by what they are. */

const told =
  /(?:^|[.;]\s|\s)I(?: am|['’]m) (?:an? |the |our )?((?:\p{Ll}[\p{Ll}-]+ ?){1,3}?)(?=[,.;:]|\s(?:with|of|in|at|for|and|from|on)\b|$)/u;

/** `I coordinate the crossing patrols`, `I teach pottery`: by what they do, they are called. */
const leads = /^I(?: also)? (coordinate|organi[sz]e|manage|supervise) (?:the|our|an?|\p{L}+s\b)/u;
const called: Record<string, string> = {
  coordinate: 'coordinator',
  supervise: 'supervisor',
  conduct: 'conductor',
  direct: 'director',
  edit: 'editor',
};
const does =
  /^I (?!run|work|write|help|live|farm|make|build|design|plan|use|order|own|want|need|would|could|wish|hope|love|like|have|think|imagine|dream|look|spend|lose|call|phone|know)(\p{Ll}{4,}) \p{L}/u;

/** What whoever writes says to be; null where it is not told or is no word for people. */
export function roleOfWriter(sentences: string[]): string | null {
  const role = sentences.map((sentence) => told.exec(sentence)?.[1]?.trim()).find(Boolean) ?? '';
  if (role !== '' && isPeople(headOf(role))) return role;
  const verb =
    sentences.map((sentence) => leads.exec(sentence)?.[1]).find(Boolean) ?? does.exec(sentences[0] ?? '')?.[1];
  if (verb === undefined) return null;
  const agent = called[verb] ?? `${verb.replace(/e$/, '')}er`;
  return isPeople(agent) ? agent : null;
}

const wish =
  /^(?:(?:so|now),? )?(?:what (?:i|we)\b|(?:i|we)(?:['’]d| would)? (?:want|like|need|imagine|picture|have in mind)\b|(?:the|my|our) (?:idea|wish|plan)\b|it['’]d be|it would be)/i;

const says =
  /^I (?=(?:approve|check|sign|decide|review|accept|confirm|assign|release|refuse|plan|order) (?:the|an?|each|every|all|any|on|which|who|what|their)\b)(\p{Ll}+)/u;

/** `I want to see every morning which crossings are covered`: their part, where it is told what they are. */
const looks =
  /^I(?:['’]d| would)? (?:also )?(?:want|need|like|have) to (?:be able to )?(see|know|check|approve|decide|be told) (?=\p{L})/u;

/** `and where I hand out each book`: deeds of whoever writes, once the idea has turned to what it wishes for. */
const own =
  /(?<=^|[,;:]\s|\b(?:and|then|where|when|that|which|so)\s)I (?:also )?(\p{Ll}+)(?=\s(?:the|an?|one|our|my|their|this|each|every|all|any|what|which|who|whether|how|when|it|them|him|her|to|back|off|out|up|\p{Ll}+)\b)/gu;
const ofMind =
  /^(?:am|was|have|had|would|could|want|need|like|love|hope|think|believe|imagine|wish|picture|know|do|did|dont|never|live|work|run|own|spend|pay|will|see)$/;
const nowadays = /\b(?:today|now|currently|nowadays|so far|at the moment|at present)\b/i;

const wishedFor = (sentence: string): boolean =>
  wish.test(sentence) || /\b(?:would|should|['’]d like)\b/.test(sentence);

function ownDeeds(sentences: string[], role: string): string[] {
  const from = sentences.findIndex(wishedFor);
  return sentences.map((sentence, at) =>
    from < 0 || at < from || nowadays.test(sentence)
      ? sentence
      : sentence.replace(own, (whole, verb: string, offset: number) => {
          const isModal = /^(?:can|may|must|should)$/.test(verb);
          if (ofMind.test(verb) || !(isModal || verbOf(verb) === verb)) return whole;
          return `${offset === 0 ? 'The' : 'the'} ${role} ${isModal ? verb : thirdPerson(verb)}`;
        }),
  );
}

/** Behind the wish: `I tick off what goes into the kiln and write down the temperature`. */
const doing =
  /^I (?!(?:am|can|could|want|need|would|will|should|must|may|have|had|hope|think|know|believe|like|love|do|lose|waste|spend|throw|forget|call|phone|pay|run|own|expect|imagine)\b)(\p{Ll}+)(?= (?:(?:off|up|out|down|in|back) )?(?:the|an?|each|every|all|what|which|who|whether|how|their|his|her)\b)/u;
const further =
  /(?<=\band )\p{Ll}+(?= (?:(?:off|up|out|down|in|back) )?(?:the|an?|each|every|all|what|which|who|whether|how|their)\b)/gu;

/** `I approve each reservation`: who writes has a part in it, by what they are; where that is not told, they lead. */
export const withWriter = (sentences: string[]): string[] => {
  const role = roleOfWriter(sentences) ?? 'manager';
  const turn = turnOf(sentences);
  const known = roleOfWriter(sentences) !== null;
  const acting = sentences.map((one, at) =>
    (turn > 0 && at > turn && doing.test(one)
      ? one.replace(further, (verb) => (isVerb(verb) ? thirdPerson(verb) : verb))
      : one
    ).replace(turn > 0 && at > turn ? doing : says, (_, verb: string) => `The ${role} ${thirdPerson(verb)}`),
  );
  return (known ? ownDeeds(acting, role) : acting).map((one) =>
    one.replace(looks, (whole, verb: string) =>
      known ? `The ${role} ${verb === 'be told' ? 'is told' : verb === 'know' ? 'sees' : thirdPerson(verb)} ` : whole,
    ),
  );
};
