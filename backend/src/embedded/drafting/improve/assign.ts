import { lowerFirst } from '../language.js';
import { longDate } from '../plan/calendar.js';
import type { Draft } from '../write/draft.js';
import type { Aim } from './aim.js';
import { firstAppended } from './append.js';
import { type Values, eachRow, isRowField, itemsIn, partsOf, titlePart } from './fields.js';

/** Names who answers for each thing: in its own part where there is one, else behind its text. */
export function withOwners(data: Values, aim: Aim, draft: Draft): Values {
  const { plan, say } = draft;
  const admin = plan.personas.find(({ side }) => side === 'admin');
  const roles = [say('{Admin}'), say('Product owner'), say('Engineering lead')];
  let changed = { ...data };
  const lists = aim.fields.filter((field) => isRowField(field) || field.kind === 'bullets');
  const main = aim.named ? lists : lists.filter(isRowField).length ? lists.filter(isRowField) : lists;
  for (const field of main) {
    if (!isRowField(field)) {
      changed[field.name] = itemsIn(changed, field).map((item, at) =>
        /owner|answers for/i.test(item)
          ? item
          : (withTail(item, `owner: ${lowerFirst(roles[at % roles.length] ?? '')}`, 300) ?? item),
      );
      continue;
    }
    const own = partsOf(field).find(
      (part) => part.kind === 'text' && /^(?:owner|responsible|who|accountable)/i.test(part.name),
    );
    changed = eachRow(changed, field, aim.rows, (row, at) => {
      const role = roles[at % roles.length] ?? '';
      if (own) {
        const now = String(row[own.name] ?? '');
        const name =
          admin && now.toLowerCase().includes(admin.role.toLowerCase()) ? admin.name.split(',')[0] : undefined;
        const named =
          now === ''
            ? role
            : name && !now.includes(name)
              ? `${name}, ${lowerFirst(now)}`
              : /\(name/.test(now)
                ? now
                : `${now} (name due by ${longDate(plan.calendar.decision)})`;
        return {
          ...row,
          [own.name]: named.length <= (own.kind === 'text' ? (own.maxLength ?? 200) : 200) ? named : now,
        };
      }
      if (partsOf(field).some(({ kind, name }) => kind === 'choice' && name === 'owner')) return row;
      const parts = partsOf(field).filter((part) => part.kind === 'text' && part.name !== titlePart(field).name);
      const order = ['measuredBy', 'mitigation', 'statement', 'description', 'target'];
      for (const part of [...order.flatMap((name) => parts.filter((entry) => entry.name === name)), ...parts]) {
        const longer = withTail(
          String(row[part.name] ?? ''),
          `owner: ${lowerFirst(role)}`,
          part.kind === 'text' ? (part.maxLength ?? 200) : 200,
        );
        if (longer && row[part.name]) return { ...row, [part.name]: longer };
      }
      return row;
    });
  }
  if (main.length > 0) return changed;
  return firstAppended(
    data,
    aim,
    say('The {admin} answers for the result, the product owner for the scope, and the engineering lead for the dates.'),
  );
}

function withTail(text: string, tail: string, max: number): string | null {
  if (/\(owner:/.test(text)) return null;
  const stop = /[.!?]$/.exec(text)?.[0] ?? '';
  const longer = /\)[.!?]?$/.test(text)
    ? `${text.replace(/\)[.!?]?$/, '')}; ${tail})${stop}`
    : `${stop ? text.slice(0, -1) : text} (${tail})${stop}`;
  return longer.length <= max ? longer : null;
}

/** Days of the plan for what has none. */
export function withDates(data: Values, aim: Aim, draft: Draft): Values {
  const { calendar } = draft.plan;
  const days = [calendar.prototype, calendar.pilot, calendar.launch, calendar.review];
  let changed = { ...data };
  for (const field of aim.fields) {
    if (field.kind === 'bullets')
      changed[field.name] = itemsIn(changed, field).map((item, at) =>
        /\b20\d\d\b/.test(item)
          ? item
          : (withTail(item, `by ${longDate(days[at % days.length] ?? calendar.launch)}`, 300) ?? item),
      );
    if (!isRowField(field)) continue;
    const dates = partsOf(field).filter(({ kind }) => kind === 'date');
    changed = eachRow(changed, field, aim.rows, (row, at) => ({
      ...row,
      ...Object.fromEntries(dates.flatMap(({ name }) => (row[name] ? [] : [[name, days[at % days.length]]]))),
    }));
  }
  if (JSON.stringify(changed) !== JSON.stringify(data)) return changed;
  return firstAppended(
    data,
    aim,
    draft.say(
      'The days are these: decision on {decisionDate}, prototype on {prototypeDate}, pilot from {pilotDate}, launch on {launchDate}.',
    ),
  );
}
