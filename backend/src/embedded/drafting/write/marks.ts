import type { Field } from '@specforge/document';
import { sentence } from '../language.js';
import type { Draft } from './draft.js';
import { fitProse } from './fit.js';
import { lists } from './lists.js';
import { texts } from './texts.js';

/** Where facts stand that no section says: together in the first of these that the document has, not one here and one there. */
const homes = [
  'executive-summary',
  'system-context',
  'current-state',
  'user-personas',
  'technical-requirements',
  'platform-integration',
  'test-strategy',
];

/** What certain sections always say, whoever else has to: a sentence that stands there needs no second home. */
const certain: Record<string, { lists: string[]; texts: string[] }> = {
  'executive-summary': { lists: [], texts: ['summary', 'problem.statement', 'audience.primary'] },
  'scope-features': { lists: ['constraint', 'feature'], texts: [] },
  'business-scope': { lists: ['constraint'], texts: [] },
  'functional-requirements': { lists: ['functionalRequirement'], texts: [] },
  'strategic-goals': { lists: ['goal'], texts: [] },
  'current-state': { lists: ['pain'], texts: ['currentState.description'] },
  'user-personas': { lists: [], texts: ['audience.overview'] },
};

/**
 * Every number and proper noun of the idea appears in the document. Each sentence of the idea has one section that
 * answers for it, found by the same rule in all of them; that section quotes it when its own fields do not say it.
 */
export function keepMarks(data: Record<string, unknown>, draft: Draft): Record<string, unknown> {
  const { block, plan } = draft;
  const key = block.section?.key;
  if (!key || block.task !== 'section') return data;
  const said = JSON.stringify(data);
  const missing = (homesOf(draft).get(key) ?? []).filter((text) =>
    marksIn(text, plan.brief.marks).some((mark) => !mentions(said, mark)),
  );
  return missing.length === 0 ? data : carry(data, missing, block.section?.fields ?? []);
}

/** What the sections of this document are sure to say, from their texts and lists that never fall to a limit. */
function surelySaid(draft: Draft): string {
  return Object.keys(draft.block.sections)
    .flatMap((key) => {
      const sure = certain[key];
      if (!sure) return [];
      return [
        ...sure.texts.map((meaning) => texts[meaning]?.(draft) ?? ''),
        ...sure.lists.map((meaning) => JSON.stringify(lists[meaning]?.(draft).slice(0, 5) ?? [])),
      ];
    })
    .join(' ');
}

/** A number counts only as itself: `5` is not in `15` or `5,000`. */
export function mentions(text: string, mark: string): boolean {
  if (!/^\d/.test(mark)) return text.includes(mark);
  return new RegExp(`(?<![\\d.,])${mark.replace(/[.]/g, '\\.')}(?!\\d|[.,]\\d)`).test(text);
}

const marksIn = (text: string, marks: string[]): string[] => marks.filter((mark) => mentions(text, mark));

/** How many letters of quotations a section takes before the rest goes to the next, and how many lines a list does. */
const share = (key: string): number => (key === 'executive-summary' ? 500 : 250);
const lines = 3;
/** Sections of the shipped templates that hold neither prose nor lists. */
const roomless = new Set(['business-rules', 'messages-and-errors']);

/** Which section answers for which sentence. A function of the idea and the sections alone, the same for all of them. */
function homesOf(draft: Draft): Map<string, string[]> {
  const { plan, block } = draft;
  const said = surelySaid(draft);
  const keys = Object.keys(block.sections).filter((key) => !roomless.has(key));
  const homed = new Map<string, string[]>();
  const order = [...homes.filter((key) => keys.includes(key)), ...keys];
  const held = (key: string): number => (homed.get(key) ?? []).join(' ').length;
  for (const text of plan.brief.sentences) {
    if (marksIn(text, plan.brief.marks).every((mark) => mentions(said, mark))) continue;
    const fits = (key: string): boolean => held(key) + text.length <= share(key);
    // A section of lists alone takes one sentence, and more only when all have theirs.
    const home =
      order.find((key) => held(key) === 0 || (homes.includes(key) && fits(key))) ??
      order.find(fits) ??
      block.section?.key;
    if (home) homed.set(home, [...(homed.get(home) ?? []), text]);
  }
  return homed;
}

const quoted = 'Stated: ';
/** Lists that a quotation would make say something else: it is no ability, no exclusion and no way to sign in. */
const unfit = /^(?:scope|nonGoal|authRule|antiPersona)/;

/** Puts quotations where there is room: first into prose, which gives up its last sentences for them, then into lists. */
function carry(data: Record<string, unknown>, missing: string[], fields: Field[]): Record<string, unknown> {
  const carried = { ...data };
  let rest = missing.map((text) => `“${text.replace(/[“”]/g, '"')}”`);
  const proses = fields
    .filter((field) => field.kind === 'prose')
    .sort((a, b) => (b.maxLength ?? 6000) - (a.maxLength ?? 6000));
  for (const field of proses) {
    if (rest.length === 0) break;
    const max = field.maxLength ?? 6000;
    const base = String(carried[field.name] ?? '');
    const told: string[] = [];
    const lead = 'Also stated in the idea: ';
    // Half of a field stays for its own subject.
    while (rest[0] && lead.length + [...told, rest[0]].join(' ').length <= max / 2) told.push(rest.shift() ?? '');
    if (told.length === 0) continue;
    const added = lead + told.join(' ');
    carried[field.name] = `${fitProse(base, max - added.length - 2)}\n\n${added}`;
  }
  const bullets = fields.filter(({ kind, meaning }) => kind === 'bullets' && meaning !== 'scope.in');
  const fit = bullets.filter(({ meaning }) => !unfit.test(meaning));
  // One quotation a list reads well; more, and lists about something else, only for what would be lost otherwise.
  for (const [some, limit] of [
    [fit, 1],
    [fit, lines],
    [bullets, lines],
  ] as const) {
    for (const field of some) {
      if (rest.length === 0 || field.kind !== 'bullets') break;
      const all = (carried[field.name] as string[] | undefined) ?? [];
      const [own, there] = [
        all.filter((line) => !line.startsWith(quoted)),
        all.filter((line) => line.startsWith(quoted)),
      ];
      const max = field.max ?? 20;
      // Own lines give way to quotations, but never more than the field's minimum allows, and half of them stay.
      const room = Math.min(limit, max - Math.max(field.min ?? 0, Math.min(own.length, Math.ceil(max / 2))));
      const quotes = rest
        .slice(0, Math.max(0, room - there.length))
        .map((quote) =>
          quote.length <= 285
            ? `${quoted}${quote}`
            : sentence(`${quoted}${quote.slice(0, 270).replace(/\s\S*$/, '')}…”`),
        );
      rest = rest.slice(quotes.length);
      const told = [...there, ...quotes];
      carried[field.name] = [...own.slice(0, max - told.length), ...told];
    }
  }
  return carried;
}
