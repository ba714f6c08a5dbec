import { infinitive, lowerFirst, participle } from '../language.js';
import type { Capability } from '../read/brief.js';
import { isPeople, verbOf } from '../read/lexicon.js';
import { objectOf } from '../read/objects.js';
import { lowered } from '../read/lowered.js';
import type { Deed } from './pieces.js';
import { bareNoun } from '../read/phrases.js';
import { isPronoun, type Mentions } from './mentions.js';

/** What people are told; what is sent to them stands beside it. */
const telling =
  /^(?:notify|alert|remind|inform|warn|tell|ask|invite|email|text|page|message|phone|call|nudge|prompt|ping|contact)$/;
const receiving = /^(?:get|receive|see)$/;
/** What is done to people rather than to things. */
const personal =
  /^(?:notify|alert|remind|inform|warn|tell|invite|message|contact|thank|charge|refund|bill|pay|block|ban|train|hire|pair|match|fine)$/;

/** A deed in the words of a plan: verb, what it is done to, and what is said around it. Null where nothing is done. */
export function capabilityOf(deed: Deed, mentions: Mentions): Capability | null {
  const [, used = '', usedOn = ''] = /^use\s/i.test(`${deed.verb} `) ? (instead.exec(deed.object) ?? []) : [];
  if (used !== '') return capabilityOf({ ...deed, verb: used, object: usedOn }, mentions);
  // 'Chefs use it to enter recipes', 'open the app': to use the product is no deed of its own.
  if (/^uses?$/i.test(deed.verb) && isPronoun(deed.object)) return null;
  if (/^(?:opens?|uses?|starts?|launch(?:es)?|installs?|downloads?)$/i.test(deed.verb) && theProduct.test(deed.object))
    return null;
  const { verb, particle } = verbIn(deed.verb);
  if (verb === '') return null;
  const received = deed.to !== '' && deed.who.length === 0 && receiving.test(verb);
  const isTold = telling.test(verb) && deed.to !== '' && (deed.object === '' || deed.passive);
  const to = withMeant(deed.to, mentions);
  const said = isTold ? to.replace(/^(?:to|for|with) /, '') : deed.object === '' ? deed.doer : deed.object;
  const meant = isPronoun(said) ? mentions.thing(said, isOfPeople(verb, deed, mentions)) : null;
  // 'Point it at a folder': of nothing that was spoken of before.
  if (isPronoun(said) && meant === null) return null;
  const own = reader.exec(said) ? { object: 'the user', noun: '' } : (meant ?? objectOf(lowered(clean(said))));
  const tail = [
    ...('tail' in own ? [own.tail as string] : []),
    ...(isTold || to === '' ? [] : [to]),
    ...deed.around,
    ...deed.conditions.map((one) => lowerFirst(one)),
  ]
    .map((one) => fromOutside(clean(one)))
    .filter(Boolean)
    .join(' ');
  const why = whyOf(deed.why);
  const [, behind = ''] = particles.exec(tail) ?? [];
  const doing = received ? 'send' : isAssigned(deed) ? 'assign' : [verb, particle || behind].filter(Boolean).join(' ');
  if (own.object === '' && tail === '' && doing.split(' ').length === 1 && states.test(doing)) return null;
  return {
    verb: doing,
    object: own.object,
    noun: own.noun,
    tail: behind === '' || particle !== '' ? tail : tail.slice(behind.length).trim(),
    automatic: deed.automatic,
    ...(why !== null && { why }),
  };
}

/** `give each costume a shelf number` */
const isAssigned = ({ verb, object, to }: Deed): boolean =>
  /^gives?$/i.test(verb) &&
  to !== '' &&
  !namesPeople(to.replace(/^to /, '')) &&
  /\b(?:numbers?|codes?|labels?|names?|tags?|IDs?|places?|slots?|categor(?:y|ies)|colou?rs?)$/i.test(object);

/** `turn it off` turns off. */
const particles =
  /^(back|off|up(?! to\b)|down|away)(?=$|\s(?:when|if|once|after|before|at|by|within|on|to|in|into|with|for|from)\b)/;
const theProduct = /^(?:the|an?|their|this) (?:app|application|platform|tool|system|website|site|program|software)$/i;
/** Whoever reads the idea stands for whoever uses the product. */
const reader = /^(?:you|me|us)$/i;
/** `use it to enter recipes` enters them. */
const instead = /^(?:it|them|this|the (?:app|system|tool|platform|site|website|portal)) to (\p{Ll}+)\s?(.*)$/iu;

const states = /^(?:be|have|work|go|come|become|stay|happen|start|run)$/;

/** `a code that we send them` is one that is sent to them, for whoever reads it. */
const fromOutside = (text: string): string =>
  text.replace(
    /\b(?:that|which) we (\p{Ll}+)(?: (them|you|him|her))?$/iu,
    (_, verb: string, whom: string | undefined) =>
      `that is ${participle(infinitive(verb))}${whom === undefined ? '' : ' to them'}`,
  );

const clean = (text: string): string =>
  text
    .trim()
    .replace(/[.,;:]+$/, '')
    .replace(/\s+/g, ' ');

function verbIn(text: string): { verb: string; particle: string } {
  const [word = '', ...rest] = clean(text)
    .replace(/^[^\p{L}]+/u, '')
    .toLowerCase()
    .split(' ');
  return { verb: verbOf(word) ?? infinitive(word), particle: rest.join(' ') };
}

/** `If a driver overstays, they are charged`: the driver, whoever was spoken of before. */
const isOfPeople = (verb: string, { passive }: Deed, mentions: Mentions): boolean =>
  personal.test(verb) && (passive || verb !== 'pay') && mentions.thing('them', true) !== null;

function withMeant(to: string, mentions: Mentions): string {
  const [, word = '', whom = ''] = /^(\S+) (them|him|her|they|it)$/i.exec(to) ?? [];
  return word === '' ? to : `${word} ${mentions.thing(whom, true)?.object ?? 'users'}`;
}

/** `so that they can decide which to replace` as the doer would say it; other reasons are none of a story. */
function whyOf(reason: string): string | null {
  const [, end = ''] =
    /^(?:so (?:that )?(?:they|he|she|we|i|you|the \p{L}+) |(?:in order )?to )([^.;]{4,})[.;]?$/iu.exec(clean(reason)) ??
    [];
  if (end === '') return null;
  const own = end.replace(/\b(?:his|her|their|our)(?= \p{L})/giu, 'my');
  return /^so /i.test(reason) ? own.replace(/^(?:could|will|may)\b/i, 'can') : `can ${own}`;
}

const namesPeople = (text: string): boolean => isPeople(bareNoun(text));
