import type { Field } from '@specforge/document';
import { escapePattern, lowerFirst, stripStop, upperFirst } from '../language.js';
import type { Draft } from '../write/draft.js';
import { fitProse, fitText } from '../write/fit.js';
import { aimOf, inAim } from './aim.js';
import { dayOf, replaceDates } from './dates.js';
import {
  type RowField,
  type RowValue,
  type Values,
  fieldNamed,
  idsOf,
  isRowField,
  mapTexts,
  namesIds,
  namesPlace,
  partsOf,
  placesNamed,
  rowText,
  rowsIn,
  titlePart,
  wordsOf,
} from './fields.js';

/** A value with its unit: money, share, number with a word. */
const figurePattern =
  /[£€$]\s?\d[\d,.]*\d?(?:\s?(?:million|k|m)\b)?|\d[\d,.]*(?:\s?%|\s(?:per cent|NOK|EUR|GBP|USD|SEK|DKK|pounds|euros|dollars)\b)|\d[\d,]*(?:\.\d+)?/;

type Part = ReturnType<typeof partsOf>[number];

/** Sets what the words before `to` name: a part of some rows, a field, or a figure or date that stands in a text. */
export function setValue(
  data: Values,
  fields: Field[],
  { about, value, also = false }: { about: string; value: string; also?: boolean },
  draft: Draft,
): Values {
  for (const field of fields.filter(isRowField)) {
    const changed = setPart(data, field, fields, { about, value, also }, draft);
    if (changed) return changed;
  }
  const stated = setFact(data, fields, about, value, draft);
  if (stated) return stated;
  const field = fieldNamed(about, fields);
  if (field?.kind === 'text') return { ...data, [field.name]: fitText(upperFirst(value), field.maxLength ?? 200) };
  if (field?.kind === 'prose' && value.length >= (field.minLength ?? 0) && value.split(' ').length > 4)
    return { ...data, [field.name]: fitProse(upperFirst(value), field.maxLength ?? 6000) };
  if (field?.kind === 'date') {
    const day = dayOf(value, draft.plan.calendar.today);
    if (day) return { ...data, [field.name]: day };
  }
  return data;
}

function setPart(
  data: Values,
  field: RowField,
  fields: Field[],
  { about, value, also }: { about: string; value: string; also: boolean },
  draft: Draft,
): Values | null {
  const rows = rowsIn(data, field);
  const parts: Part[] = partsOf(field);
  const wanted = wordsOf(about.replace(/['’]s\b/g, ''));
  const day = dayOf(value, draft.plan.calendar.today);
  const part =
    choicePart(parts, value, wanted) ??
    // The title last: 'the owner of all risks' speaks of owners, not of the part that is called risk.
    [...parts.filter(({ name }) => name !== titlePart(field).name), ...parts].find((entry) =>
      wanted.some((word) => wordsOf(`${entry.name.replace(/([A-Z])/g, ' $1')} ${entry.label}`).includes(word)),
    ) ??
    (day && /\b(?:deadlines?|due|dates?|days?)\b/i.test(about)
      ? parts.find(({ kind }) => kind === 'date')
      : undefined) ??
    (day && namesIds(about) ? parts.find(({ kind }) => kind === 'date') : undefined);
  if (!part) return null;
  const places = rowsMeant(about, field, rows, part, value, draft, fields);
  if (places.length === 0) return null;
  const next = (before: unknown): unknown => {
    const set = valueFor(part, value, before, draft);
    // 'Add a mitigation for R-002: …' keeps the one that is there, when both fit.
    const both = also && part.kind === 'text' && before ? `${stripStop(String(before))}; ${lowerFirst(value)}` : '';
    return both !== '' && part.kind === 'text' && both.length <= (part.maxLength ?? 200) ? both : set;
  };
  if (next(rows[places[0] ?? 0]?.[part.name]) === undefined) return null;
  const changed: Values = {
    ...data,
    [field.name]: rows.map((row, at) =>
      places.includes(at) ? { ...row, [part.name]: next(row[part.name]) ?? row[part.name] } : row,
    ),
  };
  // The same figure must not stand with two values in one section.
  const before = rows[places[0] ?? 0]?.[part.name];
  const [old, fresh] = [figurePattern.exec(String(before))?.[0], figurePattern.exec(value)?.[0]];
  return places.length === 1 &&
    old &&
    fresh &&
    /[%£€$]|[a-z]{3}/i.test(old) &&
    /target|budget|cost|price|baseline|metric/i.test(part.name)
    ? replaceFigure(changed, fields, old, fresh)
    : changed;
}

const unitOf = (figure: string): string => figure.replace(/[\d,.\s]/g, '').toLowerCase();

const choicePart = (parts: Part[], value: string, wanted: string[]): Part | undefined => {
  const fitting = parts.filter(
    (part) => part.kind === 'choice' && part.options.some((option) => isOption(option, value)),
  );
  return fitting.find(({ name }) => wanted.includes(name.toLowerCase())) ?? fitting[0];
};
const isOption = (option: { value: string; label?: string }, value: string): boolean =>
  [option.value, option.label ?? ''].some(
    (name) => name.toLowerCase() === value.toLowerCase().replace(/ (?:priority|likelihood|impact)$/, ''),
  );

/** Rows by id, place or words; `all` and `everything` mean every row, a bare `target` the one that has a figure like it. */
function rowsMeant(
  about: string,
  field: RowField,
  rows: RowValue[],
  part: Part,
  value: string,
  draft: Draft,
  fields: Field[],
): number[] {
  const every = rows.map((_, at) => at);
  if (namesIds(about)) return placesNamed(about, rows.map(rowText), idsOf(rows));
  if (/\b(?:all|every|everything|each)\b/i.test(about)) return every;
  const own = new Set(
    wordsOf(
      `${part.name.replace(/([A-Z])/g, ' $1')} ${part.label} ${field.label} ${field.name} ${field.kind === 'records' ? field.noun : ''}`,
    ),
  );
  const rest = wordsOf(about.replace(/['’]s\b/g, '')).filter((word) => !own.has(word));
  const plain = rest.join(' ');
  if (namesPlace(about)) {
    const named = fieldNamed(about, fields);
    return named && named !== field && isRowField(named) ? [] : placesNamed(about, rows.map(rowText), []);
  }
  if (plain) return placesNamed(plain, rows.map(rowText), []);
  if (part.kind === 'choice') return every;
  const unit = figurePattern.exec(value)?.[0].replace(/[\d,.\s]/g, '');
  const like = rows.findIndex((row) => Boolean(unit) && String(row[part.name]).includes(unit ?? ''));
  return rows.length === 0 ? [] : [Math.max(0, like)];
}

function valueFor(part: Part, value: string, before: unknown, draft: Draft): unknown {
  switch (part.kind) {
    case 'choice':
      return part.options.find((option) => isOption(option, value))?.value;
    case 'date':
      return dayOf(value, draft.plan.calendar.today) ?? undefined;
    case 'number': {
      const number = Number.parseFloat(value.replace(/[^\d.-]/g, ''));
      return Number.isNaN(number) ? undefined : Math.min(part.max ?? Infinity, Math.max(part.min ?? -Infinity, number));
    }
    case 'text': {
      // '5%' in place of '8% in the first season' keeps the season.
      const found = figurePattern.exec(String(before ?? ''))?.[0];
      const old = found && unitOf(found) === unitOf(value) ? found : undefined;
      const bare = figurePattern.exec(value)?.[0] === value.trim();
      const kept =
        bare && old
          ? String(before)
              .replace(old, value.trim())
              .replace(/ \(assumed[^)]*\)/, '')
          : upperFirst(value);
      return fitText(kept, part.maxLength ?? 200);
    }
    default:
      return undefined;
  }
}

/** Facts that stand in many texts: target, baseline, budget and the days of the plan. */
function setFact(data: Values, fields: Field[], about: string, value: string, draft: Draft): Values | null {
  const { plan } = draft;
  const { calendar } = plan;
  const day = dayOf(value, calendar.today);
  if (day) {
    const days: [RegExp, string][] = [
      [/\bpilot\b/i, calendar.pilot],
      [/\b(?:launch|release|go-?live|start|deadline)\b/i, calendar.launch],
      [/\bprototype\b/i, calendar.prototype],
      [/\b(?:decision|approval)\b/i, calendar.decision],
      [/\breview\b/i, calendar.review],
      [/\b(?:reading|read|measur\w+|target date)\b/i, calendar.reading],
    ];
    const old = days.find(([word]) => word.test(about))?.[1];
    if (!old) return null;
    const moved = replaceDates(data, fields, (date) => (date === old ? day : null), draft);
    return JSON.stringify(moved) === JSON.stringify(data) ? null : moved;
  }
  const fresh = figurePattern.exec(value)?.[0];
  if (!fresh) return null;
  const goal = plan.goals[0];
  const source = /\b(?:budget|cost|costs|price|spend|money)\b/i.test(about)
    ? (plan.brief.limits.find(({ kind }) => kind === 'budget')?.text ?? '')
    : /\b(?:target|goal|aim)\b/i.test(about)
      ? (goal?.target ?? '')
      : /\b(?:baseline|today|current)\b/i.test(about)
        ? (goal?.baseline ?? '')
        : '';
  const known = figurePattern.exec(source)?.[0];
  const old = known && JSON.stringify(data).includes(known) ? known : figureAfter(data, fields, about, fresh);
  return old ? replaceFigure(data, fields, old, fresh) : null;
}

/** The figure that stands behind the named word in a text, of the same unit as the new one. */
function figureAfter(data: Values, fields: Field[], about: string, fresh: string): string | null {
  const unit = fresh.replace(/[\d,.\s]/g, '');
  let found: string | null = null;
  mapTexts(data, fields, (text) => {
    for (const word of wordsOf(about)) {
      const after = new RegExp(`\\b${escapePattern(word)}\\w*[^.]{0,60}`, 'i').exec(text)?.[0];
      const figures = after?.match(new RegExp(figurePattern.source, 'g')) ?? [];
      found ??= figures.find((figure) => figure.replace(/[\d,.\s]/g, '') === unit) ?? null;
    }
    return text;
  });
  return found;
}

const replaceFigure = (data: Values, fields: Field[], old: string, fresh: string): Values => {
  const pattern = new RegExp(`(?<![\\d.,])${escapePattern(old)}(?!\\d|[.,]\\d)`, 'g');
  return mapTexts(data, fields, (text) => text.replace(pattern, fresh));
};

/** Another title for the rows or the item that are named. */
export function rename(data: Values, fields: Field[], about: string, to: string): Values {
  const { fields: some, rows } = aimOf(about, data, fields);
  const [field] = some;
  if (field && rows && isRowField(field)) {
    const { name, max } = titlePart(field);
    return {
      ...data,
      [field.name]: rowsIn(data, field).map((row, at) => {
        if (!rows.includes(at)) return row;
        // 'Ada, planner' stays a planner under another first name.
        const before = String(row[name] ?? '');
        const kept = /^[^,]+, [^,]+$/.test(before) && !to.includes(',') ? before.replace(/^[^,]+/, to) : to;
        return { ...row, [name]: fitText(upperFirst(kept), max) };
      }),
    };
  }
  if (field?.kind === 'bullets' && namesPlace(about)) {
    const items = data[field.name] as string[];
    const [place] = placesNamed(about, items, []);
    return { ...data, [field.name]: items.map((item, at) => (at === place ? fitText(upperFirst(to), 300) : item)) };
  }
  return inAim(data, { fields, rows: null, named: false, about: '' }, (text) => text.replaceAll(about, lowerFirst(to)));
}
