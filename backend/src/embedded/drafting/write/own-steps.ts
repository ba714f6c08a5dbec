import { isVerb } from '../read/lexicon.js';
import { escapePattern, lowerFirst, stripStop, thirdPerson, upperFirst } from '../language.js';
import type { Feature, Plan } from '../plan/plan.js';
import type { Capability } from '../read/brief.js';
import { product } from '../told/piece-forms.js';
import { capabilityOf } from './deed-groups.js';
import { manyOf } from './single.js';

/** What people do with the product, step by step, each in the whole words of the idea. */

export interface OwnStep {
  /** Where its function stands. */
  at: number;
  feature: Feature;
  /** Where whoever does it stands among the people; -1 for the product. */
  by: number;
  /** `offer a shift` */
  text: string;
  /** Who does it where they have no place of their own among the people: `colleague`. */
  who?: string;
}

/** The steps that people take, in the order of the idea; neither a rule nor what happens only in some case is one. */
export const peopleSteps = (plan: Plan): OwnStep[] =>
  plan.features.flatMap((feature, at) => (isPart(feature, plan) ? stepsIn(feature, at, plan) : []));

/** What the product does by itself, function by function. */
export const productSteps = (plan: Plan): OwnStep[][] =>
  plan.features.flatMap((feature, at) => {
    const deed = capabilityOf(feature, plan);
    if (!feature.stated || !feature.isByItself || feature.words !== undefined || !deed || deed.named || isCase(deed))
      return [];
    if (isReason(deed)) return [];
    const own = deed.said?.wish ?? '';
    // 'The job finds flags, works out the team and opens a PR'
    const wish = deed.said?.isProducts || own.startsWith(`${deed.verb} `) ? own : null;
    const texts = wish ? segments(wish, [deed, ...(deed.deeds ?? [])]) : [textOf(deed)];
    return [texts.map((text) => ({ at, feature, by: -1, text }))];
  });

/** `…; the bot reads back what it understood`: what the product answers in the same sentence. */
export function answerIn(feature: Feature, plan: Plan): string | undefined {
  const [, own = '', answer = ''] =
    /; ([^,;]{2,40}?) (\p{Ll}+[^s]s .+)$/u.exec(capabilityOf(feature, plan)?.said?.text ?? '') ?? [];
  return product.test(own) || own.toLowerCase() === plan.brief.name.toLowerCase() ? stripStop(answer) : undefined;
}

/** What happens `if nobody reacts`, told behind a function and before the next that people carry out. */
export function casesBehind(last: number, plan: Plan): Feature[] {
  const behind = plan.features.slice(last + 1);
  const next = behind.findIndex((feature) => isPart(feature, plan));
  return behind.slice(0, next < 0 ? behind.length : next).filter((feature) => {
    const deed = capabilityOf(feature, plan);
    return feature.stated && deed !== undefined && isCase(deed);
  });
}

/** Whose part a function is: who does it, and whoever else acts in its sentence. */
export function doersOf(feature: Feature, plan: Plan): number[] {
  const deed = capabilityOf(feature, plan);
  if (!deed || !feature.stated) return [];
  const others = (deed.deeds ?? []).filter(({ automatic }) => !automatic).flatMap(({ by, also = [] }) => [by, ...also]);
  const own = feature.isByItself && deed.by === undefined ? [] : [personaOf(feature, deed, plan)];
  const all = [...own, ...[...(deed.also ?? []), ...others].map((role) => placeOf(role, plan))];
  return [...new Set(all)].filter((place) => place >= 0);
}

/** `Workers: offer a shift` */
export const stepLine = ({ by, text, who }: OwnStep, plan: Plan): string =>
  `${who ? upperFirst(manyOf(who, plan)) : by < 0 ? upperFirst(plan.brief.name) : whoOf(plan.personas[by]?.role ?? '', text, plan)}: ${text}`;

const whoOf = (role: string, text: string, plan: Plan): string =>
  upperFirst(ofOne.test(text) ? role : manyOf(role, plan));
const ofOne = /\b(?:he|she|him|her|his)\b/i;

/** A function that people carry out in steps that its sentence tells. */
export const isPart = (feature: Feature, plan: Plan): boolean =>
  stepsIn(feature, plan.features.indexOf(feature), plan).length > 0;

/** A function that is somebody's by name: what they do, and what is made for them. */
export function isOfSomebody(feature: Feature, plan: Plan): boolean {
  const deed = capabilityOf(feature, plan);
  return (
    feature.stated &&
    deed?.by !== undefined &&
    !deed.automatic &&
    placeOf(deed.by, plan) >= 0 &&
    // 'Ask' tells nothing.
    feature.name.includes(' ') &&
    !(feature.words !== undefined && isRule(deed, plan))
  );
}

const isRule = ({ said }: Capability, { brief }: Plan): boolean =>
  brief.rulesTold.some((rule) => (said?.text.split(/(?<=[.!?])\s/)[0] ?? '').includes(rule.said));

/** `If nobody reacts …` leads off the way. */
const isCase = ({ said }: Capability): boolean => /^(?:if|unless|in case|should|wherever) /i.test(said?.text ?? '');

/** `because Airflow decides what to do next`: why it is so, and no step of the product. */
const isReason = ({ said, verb }: Capability): boolean =>
  new RegExp(String.raw`\b(?:because|since|so that) [^,;]*\b${escapePattern(thirdPerson(verb))}\b`, 'iu').test(
    said?.text ?? '',
  );

const placeOf = (role: string | undefined, { personas }: Plan): number =>
  role === undefined ? -1 : personas.findIndex((one) => one.role === role);

/** Who does it, by the name that its sentence gives them; whoever uses it where that speaks of anybody. */
function personaOf(feature: Feature, { by, said }: Capability, plan: Plan): number {
  const role = feature.by ?? by;
  if (role !== undefined) return placeOf(role, plan);
  return anybody.test(said?.who ?? '') ? plan.personas.findIndex(({ side }) => side === feature.side) : -1;
}
const anybody = /^(?:one person|a person|people|everyone|everybody|users?|the user|an? user|I|we|you)$/i;

/** Whether they are the subject of the sentence, by name or by a word that stands for them. */
const isTheirs = ({ said, by = '' }: Capability): boolean =>
  said !== undefined &&
  !said.isProducts &&
  (/^(?:they|he|she|each)$/i.test(said.who) ||
    anybody.test(said.who) ||
    by.split(' ').some((word) => word.length > 2 && said.who.toLowerCase().includes(word.toLowerCase())));

function stepsIn(feature: Feature, at: number, plan: Plan): OwnStep[] {
  const deed = capabilityOf(feature, plan);
  if (!deed || !feature.stated || deed.named || deed.automatic || isCase(deed)) return [];
  if (isRule(deed, plan) && (feature.words !== undefined || !isTheirs(deed))) return [];
  const by = personaOf(feature, deed, plan);
  const deeds = [deed, ...(deed.deeds ?? [])].filter(
    ({ automatic, object, words }) => !automatic && words === undefined && object !== '' && !isNothing.test(object),
  );
  const wish = isTheirs(deed) ? deed.said?.wish : null;
  const own = wish ? segments(wish, [deed, ...(deed.deeds ?? [])]) : [];
  const told = own.length > 1 || ((own[0] ?? '').includes(' ') && !/^(?:has|have) /.test(own[0] ?? '')) ? own : [];
  const isTold = ({ verb }: Capability): boolean => told.some((text) => text.includes(verb));
  const others = deeds.filter((one) => one.by !== undefined && !isTold(one) && (by >= 0 || placeOf(one.by, plan) >= 0));
  return [
    ...(by < 0 ? [] : told.map((text) => ({ at, feature, by, text }))),
    ...others.map((one): OwnStep => {
      const place = placeOf(one.by, plan);
      return {
        at,
        feature,
        by: place < 0 ? by : place,
        text: textOf(one),
        ...(place < 0 && one.by ? { who: one.by } : {}),
      };
    }),
  ];
}
/** `Nothing gets published without approval` */
const isNothing = /^(?:nothing|nobody|it|them|this|that)$/i;

const textOf = ({ verb, object, tail }: Capability): string => [verb, object, tail].filter(Boolean).join(' ');

/** `read the results, score each test and move a test …`: each deed with all that is said of it; the whole where it cannot be parted. */
function segments(wish: string, deeds: readonly Capability[]): string[] {
  const whole = lowerFirst(stripStop(wish));
  const begins: number[] = [];
  for (const { verb } of deeds.slice(1)) {
    const from = begins.at(-1) ?? 1;
    const next = new RegExp(String.raw`(?:, (?:and |then )?|,? and (?:then )?)(?=${escapePattern(verb)}\b)`, 'iu');
    const found = next.exec(whole.slice(from));
    // 'hear and release each translation' is one step.
    if (
      found &&
      whole
        .slice(begins.at(-1) ?? 0, from + found.index)
        .replace(joint, '')
        .includes(' ')
    )
      begins.push(from + found.index);
  }
  return [0, ...begins].map((from, at) =>
    closed(whole.slice(from, begins[at]).replace(joint, '').trim(), begins[at] !== undefined),
  );
}
const joint = /^,? ?(?:and |then )*/;

/** `hear their voice, slow it down` before `and loop some bars`, which is the next step: the last of its own list. */
const closed = (step: string, isCut: boolean): string => {
  const at = step.lastIndexOf(', ');
  const last = step.slice(at + 2);
  return isCut &&
    at > 0 &&
    (isVerb(last.split(' ')[0] ?? '') || /^\p{Ll}+ (?:it|them) /u.test(last)) &&
    !/ (?:and|or) /.test(last)
    ? `${step.slice(0, at)} and ${last}`
    : step;
};
