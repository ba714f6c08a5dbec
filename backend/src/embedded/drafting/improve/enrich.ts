import type { Field } from '@specforge/document';
import { lowerFirst, sentence, stripStop, upperFirst } from '../language.js';
import type { Draft } from '../write/draft.js';
import { fitText } from '../write/fit.js';
import { type Aim, inAim } from './aim.js';
import { appendTo, appended, maxOf, prependTo, roomiest } from './append.js';
import { withDates, withOwners } from './assign.js';
import { withCriteria } from './criteria.js';
import { type RowValue, type Values, eachRow, isRowField, itemsIn, rowText, rowsIn } from './fields.js';
import { addItems, roomOf } from './items.js';
import { measurable } from './measurable.js';
import { bottomLine, detailsOn, exampleOf, featureFor, persuasionOf, reasonsOf, risksOf } from './pool.js';
import { shortenText } from './shorten.js';
import type { Extra } from './step.js';
import { restyle } from './wording.js';

/** Adds what the plan knows: details, figures, examples, reasons, owners, risks, criteria, dates, a summary. */
export function enrich(extra: Extra, about: string, data: Values, fields: Field[], aim: Aim, draft: Draft): Values {
  switch (extra) {
    case 'detail':
      return withStories(
        data,
        aim,
        draft,
        sayMore(
          data,
          aim,
          (meaning) => detailsOn(meaning, draft),
          (row, at) => detailsOfRow(row, at, draft),
          draft,
        ),
      );
    case 'figures':
      return measurable(data, aim, draft);
    case 'examples': {
      const all = draft.plan.features.map(exampleOf);
      return sayMore(
        data,
        firstText(aim, data),
        () => all,
        (row, at) => [exampleOf(featureFor(rowText(row), at, draft))],
        draft,
        /\bexamples\b/i.test(about) ? 2 : 1,
      );
    }
    case 'reasons':
      return sayMore(
        data,
        firstText(aim, data),
        () => reasonsOf(draft),
        (row, at) => {
          const { gain } = featureFor(rowText(row), at, draft);
          return gain === '' ? [] : [`The reason: ${lowerFirst(stripStop(gain))}.`];
        },
        draft,
        1,
      );
    case 'owners':
      return withOwners(data, aim, draft);
    case 'dates':
      return withDates(data, aim, draft);
    case 'risks': {
      const risks = fields.find(
        (field) => isRowField(field) && /^risk/.test(field.meaning) && rowsIn(data, field).length < roomOf(field),
      );
      if (risks) return addItems(data, [risks], draft, { count: 2, what: risks.label, about: '' });
      const texts = {
        ...aim,
        fields: aim.fields.filter((field) => field.kind === 'prose' || field.kind === 'bullets'),
      };
      return sayMore(
        data,
        firstText(texts, data),
        () => risksOf(draft),
        () => [],
        draft,
        1,
      );
    }
    case 'criteria':
      return withCriteria(data, aim, draft);
    case 'persuasion':
      return opening(data, aim, persuasionOf(draft));
    case 'summary': {
      const shorter = inAim(data, aim, (text, kind) =>
        kind === 'diagram' ? text : restyle(shortenText(text, { share: 0.75 }, kind === 'prose' ? 45 : 4), 'plain'),
      );
      return opening(shorter, aim, bottomLine(draft));
    }
  }
}

/** More about a story is another case that it has to pass. */
function withStories(data: Values, aim: Aim, draft: Draft, changed: Values): Values {
  const stories = aim.fields.filter((field) => field.kind === 'stories');
  return stories.length > 0 ? withCriteria(changed, { ...aim, fields: stories }, draft) : changed;
}

/** One addition is enough: the first prose that is aimed at, else what is aimed at. */
function firstText(aim: Aim, data: Values): Aim {
  const prose = aim.fields.find((field) => field.kind === 'prose' && typeof data[field.name] === 'string');
  return prose && !aim.rows ? { ...aim, fields: [prose] } : aim;
}

function opening(data: Values, aim: Aim, text: string): Values {
  for (const field of aim.fields) {
    const longer = prependTo(data, field, text);
    if (longer) return longer;
  }
  for (const field of aim.fields) {
    if (field.kind === 'bullets' && itemsIn(data, field).length < roomOf(field))
      return { ...data, [field.name]: [fitText(text, 300), ...itemsIn(data, field)] };
  }
  return data;
}

/** Adds the first sentence that fits and is not there yet to each text that is aimed at. */
function sayMore(
  data: Values,
  aim: Aim,
  on: (meaning: string) => string[],
  ofRow: (row: RowValue, at: number) => string[],
  draft: Draft,
  most = 2,
): Values {
  let changed = { ...data };
  const said = new Set<string>();
  const fresh = (list: string[]): string[] => {
    const there = JSON.stringify(changed).toLowerCase();
    // 'For Ada it means this: …' says nothing new when the rest stands here already.
    const thought = (text: string): string =>
      JSON.stringify(stripStop(text).replace(/^[^:]{0,60}: /, ''))
        .slice(1, -1)
        .toLowerCase();
    return list.filter((text) => !said.has(text) && !there.includes(thought(text)));
  };
  const texts = aim.fields.filter((field) => field.kind === 'prose' || field.kind === 'text');
  for (const field of texts) {
    const count = field.kind === 'prose' ? most : 1;
    let done = 0;
    for (const text of fresh(on(field.meaning))) {
      if (done >= count) break;
      const value = changed[field.name];
      const longer = typeof value === 'string' ? appended(value, text, maxOf(field)) : null;
      const next = longer
        ? { ...changed, [field.name]: longer }
        : done === 0 && aim.fields.length === 1
          ? appendTo(changed, field, text)
          : null;
      if (!next) continue;
      changed = next;
      said.add(text);
      done++;
    }
  }
  for (const field of aim.fields) {
    if (field.kind === 'bullets' && (aim.fields.length === 1 || texts.length === 0)) {
      const items = itemsIn(changed, field);
      const more = fresh(on(field.meaning)).slice(0, Math.min(2, roomOf(field) - items.length));
      if (more.length) changed = { ...changed, [field.name]: [...items, ...more.map((text) => fitText(text, 300))] };
      else
        changed = {
          ...changed,
          [field.name]: items.map((item, at) => appended(item, on(field.meaning)[at] ?? '', 300) ?? item),
        };
    }
    if (isRowField(field) && (aim.rows || aim.fields.length === 1 || said.size === 0)) {
      changed = eachRow(changed, field, aim.rows, (row, at) => {
        for (const text of ofRow(row, at)) {
          const part = roomiest(field, row, text.length);
          const longer = part && appended(String(row[part.name]), text, part.max);
          if (part && longer) return { ...row, [part.name]: longer };
        }
        return row;
      });
    }
  }
  // A text that has no room at all gives way to a further row of its list.
  const [only] = aim.fields;
  if (JSON.stringify(changed) === JSON.stringify(data) && only && isRowField(only) && !aim.rows)
    return addItems(data, [only], draft, { count: 2, what: only.label, about: '' });
  return changed;
}

function detailsOfRow(row: RowValue, at: number, draft: Draft): string[] {
  const feature = featureFor(rowText(row), at, draft);
  const last = feature.tests.at(-1);
  return [
    exampleOf(feature),
    ...(last ? [`When ${lowerFirst(stripStop(last.when))}: ${lowerFirst(stripStop(last.then))}.`] : []),
    sentence(upperFirst(feature.edge)),
    draft.say('The {admin} looks at it in the weekly review from {pilotDate}.'),
    draft.say('Checked from {pilotDate}.'),
  ];
}
