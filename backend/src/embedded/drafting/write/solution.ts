import { isSomebody } from '../grammar/somebody.js';
import { joinWords, lowerFirst, plural, stripStop, thirdPerson, upperFirst } from '../language.js';
import { wholePart } from '../language/whole-deed.js';
import type { Capability } from '../read/brief.js';
import { isVerb } from '../read/lexicon.js';
import type { Feature } from '../plan/plan.js';
import type { TextWriter } from './draft.js';

/** What is built, told by the main deeds of each side: a sentence for everybody, in the order of the idea. */

/** Letters of the field for what is built. */
const longest = 310;
const mostDeeds = 3;

export const solutionTexts: Record<string, TextWriter> = {
  'solution.statement': ({ plan, say }) => {
    const whole = inSentences(plan.features);
    if (whole !== '') return whole;
    const [first, second] = plan.features;
    // What is told as a clause of its own is no part of these sentences.
    const told = plan.brief.capabilities.flatMap((one) =>
      one.words !== undefined || one.named || isNoDeed(one) ? [] : (wholePart(one) ?? []),
    );
    const sides = sidesOf(told);
    if (sides.length === 0)
      return say(
        `One place to ${verbOf(first?.need, first?.name)} and ${verbOf(second?.need, second?.name)}, for {actors}.`,
      );
    const sentences = (most: number): string[] => toldIn(sides, most);
    const ways = [3, 2, 1].map((most) => say(sentences(most).join(' ')));
    const fitting = ways.find((text) => text.length <= longest);
    if (fitting !== undefined) return fitting;
    // Whose part finds no room stands with the users.
    const briefly = sentences(1).map((text) => say(text));
    return briefly.filter((_, at) => at === 0 || briefly.slice(0, at + 1).join(' ').length <= longest).join(' ');
  },
};

/** The first sentences of the idea that ask for something, as many as there is room for; empty where its author speaks in them. */
function inSentences(features: readonly Feature[]): string {
  const told: string[] = [];
  for (const { statement, description, stated } of features) {
    if (!stated || statement === undefined || speaks.test(description)) continue;
    const [text = ''] = description.split(/ Proposed: /);
    if ([...told, text].join(' ').length > longest) continue;
    told.push(text);
    if (told.length === mostDeeds) break;
  }
  return told.length > 1 || (told[0]?.length ?? 0) > saysEnough ? told.join(' ') : '';
}
/** Letters of a sentence that says by itself what is built. */
const saysEnough = 80;
const speaks = /^As the idea says: |\b(?:must|cannot|can['’]t|may not|never|no more than|at most|shouldn['’]t)\b/;

/** What the product does in a sentence of its own, and those who work with it two by two. */
function toldIn(sides: readonly Side[], most: number): string[] {
  const told: { text: string; parts: number }[] = [];
  for (const { who, deeds } of sides) {
    if (who === null) {
      told.push({ text: `{Product} ${byItself(deeds, most)}`, parts: 0 });
      continue;
    }
    const does = `${who} ${joinWords(askedFor(deeds).slice(0, most))}`;
    const last = told.at(-1);
    if (last?.parts === 1) Object.assign(last, { text: `${last.text}; ${does}`, parts: 2 });
    else
      told.push({
        text: told.some(({ parts }) => parts > 0) ? upperFirst(does) : `With {product}, ${does}`,
        parts: 1,
      });
  }
  return told.map(({ text }) => `${text}.`);
}

interface Side {
  /** Null where the product acts by itself. */
  who: string | null;
  deeds: Capability[];
}

/** `growers report stems. Packers plan boxes.`: to each what is theirs; what nobody is named for the main people do, where they are alone. */
function sidesOf(capabilities: readonly Capability[]): Side[] {
  const doers = new Set(capabilities.flatMap(({ by, automatic }) => (by && !automatic ? [by] : [])));
  const sides: Side[] = [];
  for (const one of capabilities) {
    const isNamed = one.by !== undefined && (plural(one.by) !== one.by || /\b(?:staff|crew|people)$/.test(one.by));
    if (!one.automatic && !isNamed && doers.size > 1) continue;
    // 'A homeowner installs it; insurers see whether it is online': what the one does is no deed of the other.
    const who = one.automatic ? null : one.by !== undefined && isNamed ? plural(one.by) : '{actors}';
    const known = sides.find((side) => side.who === who);
    if (known) known.deeds.push(one);
    else sides.push({ who, deeds: [one] });
  }
  return sides;
}

const telling = /^(?:alert|call|inform|notify|remind|tell|warn)$/;
/** `informs a severe allergy`, `has 10 days`, `says so`: misread, since nobody is told and nothing is done. */
const isNoDeed = ({ verb, object, automatic }: Capability): boolean =>
  (telling.test(verb) &&
    automatic &&
    !object.split(/ and |, /).some((one) => isSomebody(one) || /^whoever\b/.test(one))) ||
  (automatic && /^(?:have|be|come|go|object)$/.test(verb)) ||
  /^(?:so|it|them|this|that)\b/i.test(object);

/** What the product does by itself is nothing that its users do. */
function byItself(own: readonly Capability[], most: number): string {
  // 'store the traffic and strip auth headers' holds a second verb, which only follows 'can'.
  const isTwofold = own.some(({ object }) => isVerb(/\band (\p{Ll}+) \p{Ll}/u.exec(object)?.[1] ?? ''));
  return `${isTwofold ? 'can ' : ''}${joinWords(askedFor(own, isTwofold ? undefined : thirdPerson).slice(0, most))}`;
}

/** `plan crews, boats and landing slots around weather windows`: what the idea asks for, one verb at a time. */
export function askedFor(capabilities: readonly Capability[], form = (verb: string): string => verb): string[] {
  const phrases: { verbs: string[]; objects: string[] }[] = [];
  for (const { verb, object, tail } of capabilities.slice(0, mostDeeds + 1)) {
    const rest = [object, tail].filter(Boolean).join(' ');
    const last = phrases.at(-1);
    if (last && last.verbs.length === 1 && last.verbs[0] === verb) last.objects.push(rest);
    // 'edit and approve every letter': done to the same thing.
    else if (last && rest !== '' && last.objects.length === 1 && last.objects[0] === rest) last.verbs.push(verb);
    else phrases.push({ verbs: [verb], objects: [rest] });
  }
  return phrases
    .slice(0, mostDeeds)
    .map(({ verbs, objects }) =>
      stripStop(`${joinWords(verbs.map(form))} ${joinWords(objects)}`.trim()).replace(/[,;:]+$/, ''),
    );
}

const verbOf = (need: string | undefined, name: string | undefined): string =>
  need?.startsWith('to ') ? need.slice(3) : lowerFirst(name ?? '');
