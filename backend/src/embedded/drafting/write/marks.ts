import type { Field } from '@specforge/document';
import { hash, sentence } from '../language.js';
import type { Draft } from './draft.js';
import { fitProse } from './fit.js';

/** Where a fact of the idea belongs when no field has said it: sections in order of preference, by what it speaks of. */
const homes: [pattern: RegExp, keys: string[]][] = [
  [/\b(?:today|currently|problem|lost|late|waste|takes|manual|still|hard|spreadsheet)\b/i, ['executive-summary', 'current-state']],
  [/\b(?:must|law|gdpr|act|comply|budget|cost|launch|offline|language|before|deadline)\b/i, ['scope-features', 'business-scope', 'system-context', 'technical-requirements', 'risk-assessment']],
  [/\b(?:goal|target|success|reduce|increase|cut|raise|from \d)/i, ['strategic-goals', 'analytics-plan']],
  [/\b(?:users?|customers?|for|people|patients?|owners?|teams?)\b/i, ['user-personas', 'stakeholder-planning', 'actors-and-permissions']],
];

/**
 * Every number and proper noun of the idea appears in the document. Each sentence of the idea has one section that
 * answers for it, found by the same rule in all of them; that section quotes it when its own fields left a mark out.
 */
export function keepMarks(data: Record<string, unknown>, draft: Draft): Record<string, unknown> {
  const { block, plan } = draft;
  const key = block.section?.key;
  if (!key || block.task !== 'section') return data;
  const said = JSON.stringify(data);
  const missing = plan.brief.sentences.filter(
    (text) => homeOf(text, draft) === key && marksIn(text, plan.brief.marks).some((mark) => !said.includes(mark)),
  );
  return missing.length === 0 ? data : carry(data, missing, block.section?.fields ?? []);
}

const marksIn = (text: string, marks: string[]): string[] => marks.filter((mark) => text.includes(mark));

export function homeOf(text: string, { block }: Draft): string | undefined {
  const keys = block.sections.map(({ key }) => key);
  for (const [pattern, wanted] of homes) {
    if (!pattern.test(text)) continue;
    const found = wanted.find((key) => keys.includes(key));
    if (found) return found;
  }
  if (keys.includes('executive-summary') && keys.length < 6) return 'executive-summary';
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
