import type { Field } from '@specforge/document';
import { sentence } from '../language.js';
import type { Draft } from './draft.js';
import { fitProse } from './fit.js';
import { lists } from './lists.js';
import { texts } from './texts.js';

/** Where a fact of the idea belongs when no field has said it: sections in order of preference, by what it speaks of. */
const homes: [pattern: RegExp, keys: string[]][] = [
  [
    /\b(?:budget|costs?|funding|price|pays?|paid|fees?|deposits?|revenue)\b|[€£$¥]/i,
    ['cost-benefit', 'accounts-and-plans', 'scope-features', 'business-scope', 'system-context'],
  ],
  [
    /\b(?:first (?:release|version)|launch|pilot|go live|try it|trial|rollout|deadline|season)\b/i,
    ['release-planning', 'transition-plan', 'system-context'],
  ],
  [
    /\b(?:today|currently|now|problem|lost|loses?|late|waste|takes|manual|by hand|still|hard|spreadsheet|paper)\b/i,
    ['current-state', 'executive-summary', 'system-context'],
  ],
  [
    /\b(?:languages?|offline|signal|phones?|devices?|works? with|connect|integrat\w*|sap|api)\b/i,
    ['technical-requirements', 'scope-features', 'business-scope', 'system-context'],
  ],
  [
    /\b(?:must|law|gdpr|act|comply|before|may not|never|only)\b/i,
    ['scope-features', 'business-scope', 'system-context', 'technical-requirements', 'risk-assessment'],
  ],
  [
    /\b(?:goal|target|success|reduce|increase|cut|raise|want (?:to|under|at)|down to|up to|from \d|aim)/i,
    ['strategic-goals', 'analytics-plan', 'system-context'],
  ],
  [
    /\b(?:users?|customers?|for|people|patients?|owners?|teams?|members?|staff)\b/i,
    ['user-personas', 'stakeholder-planning', 'actors-and-permissions'],
  ],
];

/** What certain sections always say, whoever else has to: a sentence that stands there needs no second home. */
const certain: Record<string, { lists: string[]; texts: string[] }> = {
  'executive-summary': { lists: [], texts: ['summary', 'problem.statement', 'audience.primary'] },
  'scope-features': { lists: ['constraint', 'feature'], texts: [] },
  'business-scope': { lists: ['constraint'], texts: [] },
  'functional-requirements': { lists: ['functionalRequirement'], texts: [] },
  'strategic-goals': { lists: ['goal'], texts: [] },
  'current-state': { lists: ['pain'], texts: ['currentState.description'] },
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

/** How many quotations a section takes before they go to its neighbours. */
const share = 3;
const usual = [
  'executive-summary',
  'system-context',
  'current-state',
  'scope-features',
  'user-personas',
  'strategic-goals',
];
/** Sections of the shipped templates that hold neither prose nor lists. */
const roomless = new Set(['business-rules', 'messages-and-errors']);

/** Which section answers for which sentence. A function of the idea and the sections alone, the same for all of them. */
function homesOf(draft: Draft): Map<string, string[]> {
  const { plan, block } = draft;
  const said = surelySaid(draft);
  const keys = Object.keys(block.sections).filter((key) => !roomless.has(key));
  const homed = new Map<string, string[]>();
  const free = (key: string): boolean => keys.includes(key) && (homed.get(key)?.length ?? 0) < share;
  for (const text of plan.brief.sentences) {
    if (marksIn(text, plan.brief.marks).every((mark) => mentions(said, mark))) continue;
    const wanted = [...homes.flatMap(([pattern, some]) => (pattern.test(text) ? some : [])), ...usual, ...keys];
    const home = wanted.find(free) ?? keys[0] ?? block.section?.key;
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
    const share: string[] = [];
    const lead = 'The idea adds: ';
    // Half of a field stays for its own subject.
    while (rest[0] && lead.length + [...share, rest[0]].join(' ').length <= max / 2) share.push(rest.shift() ?? '');
    if (share.length === 0) continue;
    const added = lead + share.join(' ');
    carried[field.name] = `${fitProse(base, max - added.length - 2)}\n\n${added}`;
  }
  const bullets = fields.filter(({ kind, meaning }) => kind === 'bullets' && meaning !== 'scope.in');
  const fit = bullets.filter(({ meaning }) => !unfit.test(meaning));
  // One quotation a list reads well; more, and lists about something else, only for what would be lost otherwise.
  for (const [some, limit] of [
    [fit, 1],
    [fit, share],
    [bullets, share],
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
