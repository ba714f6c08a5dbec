import { type DraftData, type DraftLine, type LineFault, rolesIn, tellingWords } from './draft-lines.ts';

type Row = Record<string, unknown>;

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const DAY = String.raw`(\d{1,2} (?:${MONTHS}) \d{4})`;
/** A step of the plan and the days that lines give it. */
const STEPS: [what: string, pattern: RegExp][] = [
  ['the launch', new RegExp(String.raw`launch (?:is planned for|on|of|is on|planned for) ${DAY}`, 'gi')],
  ['the prototype', new RegExp(String.raw`prototype (?:of|on|is shown on) ${DAY}`, 'gi')],
  ['the start of the pilot', new RegExp(String.raw`\bpilot (?:runs |starts )?(?:from|on) ${DAY}`, 'gi')],
];
const MONEY = /(?:[$€£]|CHF|NOK|SEK|USD|EUR|GBP)\s?\d[\d.,]*/g;
const digits = (text: string): string => text.replace(/[^\d]/g, '');

const rowsOf = (data: DraftData, field: string): Row[] =>
  Object.values(data).flatMap((fields) => (Array.isArray(fields[field]) ? (fields[field] as Row[]) : []));
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function idsOf(value: unknown, into: Set<string>): Set<string> {
  if (Array.isArray(value)) for (const item of value) idsOf(item, into);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) {
      if (name === 'id' && typeof inner === 'string') into.add(inner);
      else idsOf(inner, into);
    }
  return into;
}

/** What one section of a document says against another, as far as it can be computed. */
export function contradictions(data: DraftData, lines: readonly DraftLine[], idea: string): LineFault[] {
  const whole = lines.map(({ text }) => text).join('\n');
  const found: LineFault[] = [];
  const find = (kind: string, told: string) => found.push({ kind, told });

  for (const [what, pattern] of STEPS) {
    const days = new Set([...whole.matchAll(pattern)].map(([, day = '']) => day));
    if (days.size > 1) find('two days for one step', `${what}: ${[...days].join(', ')}`);
  }
  const dates = rowsOf(data, 'milestones')
    .map(({ date }) => textOf(date))
    .filter(Boolean);
  if (dates.some((date, at) => at > 0 && date < (dates[at - 1] ?? '')))
    find('milestones out of order', dates.join(', '));

  const known = idsOf(data, new Set());
  const meant = JSON.stringify(data).match(/\b(?:FR|US|AC|BR|NFR|TR|EV|SC|UC|ENT|ACT|SH|RUL|MSG)-\d{3}\b/g) ?? [];
  for (const id of new Set(meant)) if (!known.has(id)) find('an id of nothing', id);

  const roles = rolesIn(data);
  const ends = new Set(roles.flatMap((role) => tellingWords(role).at(-1) ?? []));
  for (const { asA, title } of rowsOf(data, 'stories'))
    if (roles.length > 0 && !ends.has(tellingWords(textOf(asA)).at(-1) ?? ''))
      find('a story of somebody who is no persona', `${textOf(asA)}: ${textOf(title)}`);

  const said = digits(idea.replace(/(\d)k\b/gi, '$1000'));
  for (const sum of new Set(whole.match(MONEY))) {
    const value = digits(sum.replace(/[.,]$/, ''));
    if (value !== '' && !said.includes(value) && !said.includes(String(Number(value) - 1)))
      find('a sum that the idea does not name', sum);
  }
  const isNamed =
    /\b(?:product )?owner(?: of [^.]*?)? is \p{Lu}\p{Ll}+|(?<!\p{L})(?!Who|The|It)\p{Lu}\p{Ll}+ owns /u.test(whole);
  if (isNamed && /owner, (?:still )?to be named/.test(whole)) find('an owner who is named and is not', '');

  const out = rowsOf(data, 'outOfScope').map(textOf);
  for (const { name } of rowsOf(data, 'features')) {
    const words = tellingWords(textOf(name));
    const barred = out.find((line) => {
      const own = tellingWords(line.replace(/\(.*\)$/, '').replace(/^no /i, ''));
      return own.length > 1 && (words.every((word) => own.includes(word)) || own.every((word) => words.includes(word)));
    });
    if (barred && words.length > 0) find('in scope and out of it', `${textOf(name)} / ${barred}`);
  }
  return found;
}
