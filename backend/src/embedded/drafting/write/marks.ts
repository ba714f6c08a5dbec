import type { Field } from '@specforge/document';
import { hash, sentence } from '../language.js';
import type { Draft } from './draft.js';
import { fitProse } from './fit.js';
import { lists } from './lists.js';
import { texts } from './texts.js';

/** Where a fact of the idea belongs when no field has said it: sections in order of preference, by what it speaks of. */
const homes: [pattern: RegExp, keys: string[]][] = [
  [/\b(?:today|currently|problem|lost|late|waste|takes|manual|still|hard|spreadsheet)\b/i, ['current-state', 'executive-summary']],
  [/\b(?:must|law|gdpr|act|comply|budget|cost|launch|offline|language|before|deadline)\b/i, ['scope-features', 'business-scope', 'system-context', 'technical-requirements', 'risk-assessment']],
  [/\b(?:goal|target|success|reduce|increase|cut|raise|from \d)/i, ['strategic-goals', 'analytics-plan']],
  [/\b(?:users?|customers?|for|people|patients?|owners?|teams?)\b/i, ['user-personas', 'stakeholder-planning', 'actors-and-permissions']],
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
 * answers for it, found by the same rule in all of them; that section quotes it when neither its own fields nor
 * those of a section that is sure to carry it say what it says.
 */
export function keepMarks(data: Record<string, unknown>, draft: Draft): Record<string, unknown> {
  const { block, plan } = draft;
  const key = block.section?.key;
  if (!key || block.task !== 'section') return data;
  const said = `${JSON.stringify(data)} ${saidElsewhere(draft)}`;
  const missing = plan.brief.sentences.filter(
    (text) => homeOf(text, draft) === key && marksIn(text, plan.brief.marks).some((mark) => !mentions(said, mark)),
  );
  return missing.length === 0 ? data : carry(data, missing, block.section?.fields ?? []);
}

function saidElsewhere(draft: Draft): string {
  const keys = draft.block.sections.map(({ key }) => key).filter((key) => key !== draft.block.section?.key);
  return keys
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

export function homeOf(text: string, { block }: Draft): string | undefined {
  const keys = block.sections.map(({ key }) => key);
  for (const [pattern, wanted] of homes) {
    if (!pattern.test(text)) continue;
    const found = wanted.find((key) => keys.includes(key));
    if (found) return found;
  }
  if (keys.includes('executive-summary')) return 'executive-summary';
  return keys[hash(text) % Math.max(1, Math.min(keys.length, 8))] ?? block.section?.key;
}

/** Puts quotations where there is room: first into prose, which gives up its last sentences for them, then into lists. */
function carry(data: Record<string, unknown>, missing: string[], fields: Field[]): Record<string, unknown> {
  const carried = { ...data };
  let rest = missing.map((text) => `“${text.replace(/[“”]/g, '"')}”`);
  const proses = fields.filter((field) => field.kind === 'prose').sort((a, b) => (b.maxLength ?? 6000) - (a.maxLength ?? 6000));
  for (const field of proses) {
    if (rest.length === 0) break;
    const max = field.maxLength ?? 6000;
    const base = String(carried[field.name] ?? '');
    const share: string[] = [];
    const lead = 'The idea adds: ';
    // Half of a field stays for its own subject.
    while (rest[0] && lead.length + [...share, rest[0]].join(' ').length <= max / 2) share.push(rest.shift() ?? '');
    if (share.length === 0) continue;
    const quoted = lead + share.join(' ');
    carried[field.name] = `${fitProse(base, max - quoted.length - 2)}\n\n${quoted}`;
  }
  for (const field of fields) {
    if (rest.length === 0) break;
    if (field.kind !== 'bullets') continue;
    const items = [...((carried[field.name] as string[] | undefined) ?? [])];
    while (rest[0] && (items.length < (field.max ?? 20) || items.length > (field.min ?? 0) + 1)) {
      if (items.length >= (field.max ?? 20)) items.pop();
      const quote = rest.shift() ?? '';
      items.push(quote.length <= 285 ? `Stated: ${quote}` : sentence(`${quote.slice(0, 280).replace(/\s\S*$/, '')}…”`));
      if (items.filter((item) => item.startsWith('Stated: ')).length >= 3) break;
    }
    carried[field.name] = items;
  }
  return carried;
}
