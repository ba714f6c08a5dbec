import { lowerFirst } from '../language.js';
import type { Draft } from '../write/draft.js';
import type { Aim } from './aim.js';
import { appendTo, appended, maxOf } from './append.js';
import { isRowField, itemsIn, partsOf, rowsIn, titlePart, type RowValue, type Values } from './fields.js';
import { addClause } from './wording.js';

/** Where a figure belongs: what is aimed at, checked or promised. */
const judged =
  /(?:target|metric|threshold|goal|success|exit|gate|measur|expected|acceptance|outcome|benefit|definition|fit|then|limit|result|mitigation|statement|description)/i;
/** What is not improved by a figure. */
const left = /(?:out|later|constraint|nonGoal|question|assumption|owner|name|title|differentiator)$/i;

/** Statements without a figure get the one by which they are judged: a measure, a value or a day of the plan. */
export function measurable(data: Values, target: Aim, draft: Draft): Values {
  const clauses = [
    draft.say('checked with 10 {units} in the pilot from {pilotDate}'),
    draft.say('read on {readingDate}, together with {metric1}'),
    draft.say('confirmed by four of five {actors} on {prototypeDate}'),
    draft.say('counted each week from {pilotDate} on'),
  ];
  let turn = 0;
  const withFigure = (text: string, max: number, always: boolean): string => {
    if (text.length < 12 || (/\d/.test(text) && !always)) return text;
    for (let tries = 0; tries < clauses.length; tries++) {
      const clause = clauses[turn++ % clauses.length] ?? '';
      const longer = text.includes(clause) ? text : addClause(text, clause, max);
      if (longer !== text) return longer;
    }
    return text;
  };
  let changed: Values = { ...data };
  for (const field of target.fields) {
    const value = data[field.name];
    if (!target.named && left.test(field.meaning)) continue;
    if (isRowField(field)) {
      const title = titlePart(field).name;
      const parts = partsOf(field).filter((part) => part.kind === 'text' && part.name !== title);
      const asked = parts.filter(({ name }) => new RegExp(`\\b${name}s?\\b`, 'i').test(target.about));
      const own = parts.filter(({ meaning }) => judged.test(meaning.slice(meaning.lastIndexOf('.') + 1)));
      const candidates = (asked.length ? asked : own.length ? own : target.named ? parts.slice(-1) : []).sort(
        (a, b) => Number(/target|limit/.test(b.name)) - Number(/target|limit/.test(a.name)),
      );
      changed[field.name] = rowsIn(data, field).map((row, at) => {
        if (target.rows && !target.rows.includes(at)) return row;
        if (field.kind === 'stories') return withCriterion(row, (text) => withFigure(text, 400, target.named));
        const filled = candidates.filter(({ name }) => typeof row[name] === 'string' && row[name] !== '');
        const bare = filled.filter(({ name }) => !/\d/.test(String(row[name])));
        // A row with a figure where it is judged is measurable as it is.
        const done =
          !target.rows &&
          filled.some(({ name }) => /^(?:target|limit|threshold|value)$/.test(name) && /\d/.test(String(row[name])));
        for (const part of done ? [] : target.rows && bare.length === 0 ? filled : bare) {
          const figured = withFigure(
            String(row[part.name]),
            part.kind === 'text' ? (part.maxLength ?? 200) : 200,
            Boolean(target.rows),
          );
          if (figured !== row[part.name]) return { ...row, [part.name]: figured };
        }
        return row;
      });
    } else if (field.kind === 'bullets') {
      changed[field.name] = itemsIn(data, field).map((item) => withFigure(item, 300, false));
    } else if (field.kind === 'text' && typeof value === 'string' && (target.named || judged.test(field.meaning))) {
      changed[field.name] = withFigure(value, maxOf(field), target.named);
    }
  }
  // Prose gets the figures of the plan in one sentence.
  const proses = target.fields.filter((field) => field.kind === 'prose' && typeof data[field.name] === 'string');
  for (const field of proses.slice(0, target.named ? proses.length : 1)) {
    for (const line of figureLines(draft)) {
      const value = String(changed[field.name]);
      const longer = appended(value, line, maxOf(field))
        ? { ...changed, [field.name]: appended(value, line, maxOf(field)) }
        : appendTo(changed, field, line);
      if (!longer) continue;
      changed = longer;
      break;
    }
  }
  return changed;
}

function figureLines({ plan, say }: Draft): string[] {
  const [first, second] = plan.goals;
  const value = (text: string | undefined): string => lowerFirst((text ?? '').replace(/ \(assumed.*$/, ''));
  return [
    `In figures: ${lowerFirst(first?.metric.split(',')[0] ?? '')}, ${value(first?.target)}; ${lowerFirst(second?.metric.split(',')[0] ?? '')}, ${value(second?.target)}${/assumed/.test(`${first?.target}${second?.target}`) ? ' (assumed)' : ''}.`,
    say('Checked on 10 {units} at the first site from {pilotDate}, and read on {readingDate}.'),
  ];
}

/** The result of a story's first criterion, changed. */
function withCriterion(row: RowValue, change: (text: string) => string): RowValue {
  const [first, ...rest] = Array.isArray(row['criteria']) ? (row['criteria'] as RowValue[]) : [];
  return first ? { ...row, criteria: [{ ...first, then: change(String(first['then'] ?? '')) }, ...rest] } : row;
}
