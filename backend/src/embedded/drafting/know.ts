import type { Actor, Analogy, Archetype, Knowledge } from './know/knowledge.js';
import { columns, listCells } from './know/columns.js';
import { fill, type Slots } from './know/slots.js';
import { gerund, hash, isUncountable, plural, singular } from './language.js';
import type { Audience, Brief } from './read/brief.js';
import { isPeople } from './read/lexicon.js';
import { verbPhrase } from './read/capabilities.js';

/** What is known about products like the brief's, in the brief's words. */
export interface Known {
  /** The best two or three, the best first. */
  archetypes: Archetype[];
  actors: [main: Actor, other: Actor, admin: Actor];
  slots: Slots;
  /** Lines for a meaning, filled: those of the archetypes in turn, then what any product needs. */
  rows(meaning: string, slots: Slots): KnownRow[];
  knowledge: Knowledge;
  analogy: Analogy | null;
}
export type KnownRow = Record<string, string | string[]>;

/** Scores the archetypes against the brief, mixes the best and puts them in the brief's words. */
export function know(brief: Brief, knowledge: Knowledge): Known {
  const analogy = brief.analogy ? (knowledge.analogies[brief.analogy.model] ?? null) : null;
  const archetypes = mix(brief, knowledge.archetypes, analogy);
  const main = archetypes[0];
  if (!main) throw new Error('content/knowledge holds no archetype');
  const slots = slotsFor(brief, main, knowledge, analogy);
  const actors = main.actors.map((actor) => fillActor(actor, slots)) as [Actor, Actor, Actor];
  return {
    archetypes,
    actors,
    slots,
    knowledge,
    analogy,
    rows: (meaning, words) => rowsFor(meaning, archetypes, knowledge, words),
  };
}

function mix(brief: Brief, archetypes: Archetype[], analogy: Analogy | null): Archetype[] {
  const text = ` ${brief.sentences.join(' ').toLowerCase()} `;
  const words = new Set((text.match(/[\p{L}\p{N}]+(?:-[\p{L}]+)?/gu) ?? []).flatMap((word) => [word, singular(word)]));
  const opening = brief.sentences[0]?.toLowerCase() ?? '';
  const scored = archetypes
    .map((archetype) => {
      let score = analogy ? 12 - 3 * analogy.archetypes.indexOf(archetype.id) : 0;
      if (!analogy?.archetypes.includes(archetype.id)) score = 0;
      for (const [signal, weight] of Object.entries(archetype.signals)) {
        const heard = / |-/.test(signal) ? text.includes(signal) : words.has(signal);
        // What stands in the first sentence says what the product is; the rest says what it touches.
        if (heard) score += opening.includes(signal) ? weight * 1.5 : weight;
      }
      return { archetype, score };
    })
    .sort((a, b) => b.score - a.score || a.archetype.id.localeCompare(b.archetype.id));
  const best = scored[0];
  if (!best || best.score === 0)
    return archetypes
      .filter(({ id }) => id === 'internal-tool' || id === 'analytics')
      .concat(archetypes)
      .slice(0, 2);
  return scored
    .filter(({ score }, rank) => rank === 0 || (rank < 3 && score >= Math.max(3, best.score * 0.4)))
    .map(({ archetype }) => archetype);
}

function slotsFor(brief: Brief, main: Archetype, knowledge: Knowledge, analogy: Analogy | null): Slots {
  const subject = brief.analogy?.subject ?? '';
  const pattern = (text: string): string => text.replaceAll('{xs}', plural(subject)).replaceAll('{x}', subject);
  const person = isPeople(subject);
  const unit = analogy ? (person ? `${subject} booking` : pattern(analogy.unit)) : (brief.unit ?? main.unit);
  const [thing, head] = [unit.split(' ').slice(0, -1).join(' '), unit.split(' ').at(-1) ?? ''];
  const sides = knowledge.roles.sides[head];
  const sided = (role: string | undefined): string | undefined =>
    role?.includes('{thing}') ? (thing ? role.replace('{thing}', thing) : undefined) : role;
  const [first, second] = people(brief, knowledge);
  const actor =
    first ??
    (analogy ? (person ? 'customer' : pattern(analogy.actor)) : undefined) ??
    sided(sides?.actor) ??
    main.actors[0]?.role ??
    'user';
  const other =
    second ??
    (analogy ? (person ? subject : pattern(analogy.other)) : undefined) ??
    (first ? undefined : sided(sides?.other)) ??
    otherThan(actor, main);
  const admin = main.actors[2]?.role ?? 'administrator';
  const coping = brief.problem.today ?? 'messages, calls and a spreadsheet';
  return {
    product: brief.name,
    unit,
    units: plural(unit),
    actor,
    actors: plural(actor),
    other,
    others: plural(other),
    admin,
    admins: plural(admin),
    coping,
    does: '',
    voice: hash(brief.sentences.join(' ')).toString(36),
  };
}

const otherThan = (actor: string, main: Archetype): string => {
  const other = main.actors[1]?.role ?? 'colleague';
  return other === actor ? (main.actors[0]?.role ?? 'colleague') : other;
};

/** The idea's users as people: who acts for a parish council is its clerk. */
function people(brief: Brief, knowledge: Knowledge): string[] {
  return brief.audiences.map(({ noun }: Audience) => {
    const head = noun.toLowerCase().split(' ').at(-1) ?? '';
    const role = knowledge.roles.organisations[head];
    return role ? `${noun} ${role}` : noun;
  });
}

function fillActor(actor: Actor, slots: Slots): Actor {
  const say = (text: string): string => fill(text, slots);
  return {
    role: actor.role,
    does: say(actor.does),
    context: say(actor.context),
    goals: actor.goals.map(say),
    pains: actor.pains.map(say),
    success: say(actor.success),
  };
}

function rowsFor(meaning: string, archetypes: Archetype[], knowledge: Knowledge, slots: Slots): KnownRow[] {
  const lists = archetypes.map(({ rows }) => rows[meaning] ?? []);
  const turns = Math.max(0, ...lists.map((list) => list.length));
  const own: string[] = [];
  // The best archetype speaks first and most; the others add what it leaves out.
  for (let turn = 0; turn < turns; turn++) {
    for (const [rank, list] of lists.entries()) {
      const line = list[turn];
      if (line !== undefined && (rank === 0 || turn < 2)) own.push(line);
    }
  }
  const common = knowledge.common[meaning] ?? [];
  const start = common.length ? hash(`${slots['product']} ${meaning}`) % common.length : 0;
  // Ordered lists such as severities say so by starting with their own marker and are never rotated.
  const turned = common[0]?.startsWith('=') ? common : [...common.slice(start), ...common.slice(0, start)];
  return [...own, ...turned].map((line) => parseRow(meaning, line.replace(/^=\s*/, ''), slots));
}

export function parseRow(meaning: string, line: string, slots: Slots): KnownRow {
  const names = columns[meaning] ?? ['text'];
  const cells = line.split('|').map((cell) => cell.trim());
  return Object.fromEntries(
    names.map((name, at) => {
      const cell = cells[at] ?? '';
      return [name, listCells.has(name) ? cell.split(';').map((part) => fill(part.trim(), slots)) : fill(cell, slots)];
    }),
  );
}

/** What 'Uber for dogs' asks for, as capabilities. */
export function patternCapabilities(brief: Brief, analogy: Analogy) {
  const subject = brief.analogy?.subject ?? '';
  return analogy.capabilities.flatMap((text) =>
    verbPhrase(
      text
        .replaceAll('{a x}', /^[aeiou]/i.test(subject) ? `an ${subject}` : `a ${subject}`)
        .replaceAll('{xs}', plural(subject))
        .replaceAll('{x}', subject),
      false,
    ),
  );
}

/** Slots of one capability: `{do}` plan crews, `{doing}`, `{does}`, `{noun}`. */
export function capabilitySlots(
  base: Slots,
  capability: { verb: string; object: string; noun: string; tail: string },
  third: (verb: string) => string,
): Slots {
  const rest = [capability.object, capability.tail].filter(Boolean).join(' ');
  const noun = capability.noun.split(' ').length <= 3 && capability.noun ? capability.noun : (base['unit'] ?? 'case');
  return {
    ...base,
    do: [capability.verb, rest].filter(Boolean).join(' '),
    does: [third(capability.verb), rest].filter(Boolean).join(' '),
    doing: [gerund(capability.verb), rest].filter(Boolean).join(' '),
    object: capability.object || noun,
    noun,
    nouns: isUncountable(noun) ? noun : plural(noun),
  };
}
