import type { Field } from '@specforge/document';
import { lowerFirst, sentence, stripStop, upperFirst } from '../language.js';
import { longDate } from '../plan/calendar.js';
import type { Draft } from '../write/draft.js';
import { fitText } from '../write/fit.js';
import { inAim, type Aim } from './aim.js';
import { appended, appendTo, maxOf, prependTo, roomiest } from './append.js';
import {
  isRowField,
  itemsIn,
  mainList,
  partsOf,
  rowsIn,
  rowText,
  titlePart,
  type RowField,
  type RowValue,
  type Values,
} from './fields.js';
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
        (row, at) => [`The reason: ${lowerFirst(stripStop(featureFor(rowText(row), at, draft).gain))}.`],
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

const eachRow = (
  data: Values,
  field: RowField,
  rows: number[] | null,
  change: (row: RowValue, at: number) => RowValue,
): Values => ({
  ...data,
  [field.name]: rowsIn(data, field).map((row, at) => (rows && !rows.includes(at) ? row : change(row, at))),
});

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

/** Names who answers for each thing: in its own part where there is one, else behind its text. */
function withOwners(data: Values, aim: Aim, draft: Draft): Values {
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

function firstAppended(data: Values, aim: Aim, text: string): Values {
  for (const field of aim.fields) {
    const longer = appendTo(data, field, text);
    if (longer) return longer;
  }
  return data;
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
function withDates(data: Values, aim: Aim, draft: Draft): Values {
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

/** Given, when, then: one criterion more for each story, else a line by which the thing is accepted. */
function withCriteria(data: Values, aim: Aim, draft: Draft): Values {
  let changed = { ...data };
  const rowFields = aim.fields.filter(isRowField);
  const told = rowFields.filter((field) => field.kind === 'stories');
  const main = mainList(rowFields);
  for (const field of told.length ? told : main ? [main] : []) {
    let next = Math.max(
      0,
      ...rowsIn(data, field).flatMap((row) =>
        criteriaOf(row).map(({ id }) => Number(/-(\d+)$/.exec(String(id))?.[1] ?? 0)),
      ),
    );
    changed = eachRow(changed, field, aim.rows, (row, at) => {
      const feature = featureFor(rowText(row), at, draft);
      if (field.kind === 'stories') {
        const own = criteriaOf(row);
        const known = JSON.stringify(own).toLowerCase();
        const test = [...feature.tests, ...spareTests(draft)].find(
          ({ when }) => !known.includes(when.toLowerCase().slice(0, 40)),
        );
        if (!test || own.length >= (field.maxCriteria ?? 6)) return row;
        return {
          ...row,
          criteria: [...own, { id: `${field.criteriaPrefix}-${String(++next).padStart(3, '0')}`, ...test }],
        };
      }
      const tests = [...feature.tests, ...spareTests(draft)];
      const lists = partsOf(field).find((part) => part.kind === 'bullets' && /accept|criteri|check/i.test(part.name));
      const known = rowText(row).toLowerCase();
      const fresh = tests.filter(({ then }) => !known.includes(stripStop(then).toLowerCase().slice(0, 30)));
      const lines = fresh.map(
        ({ given, when, then }) =>
          `Accepted when, given ${lowerFirst(stripStop(given))}, ${lowerFirst(stripStop(when))}: ${lowerFirst(stripStop(then))}.`,
      );
      if (lists) {
        const items = (row[lists.name] as string[] | undefined) ?? [];
        const line = lines.find((text) => !items.includes(text));
        return line ? { ...row, [lists.name]: [...items, fitText(line, 300)] } : row;
      }
      for (const text of [
        ...lines,
        ...fresh.map(
          ({ when, then }) => `Accepted when ${lowerFirst(stripStop(when))}: ${lowerFirst(stripStop(then))}.`,
        ),
      ]) {
        const own = partsOf(field).find(
          (part) => part.kind === 'text' && /accept|criteri|fit|verif|check/i.test(part.name),
        );
        const first =
          own?.kind === 'text' && typeof row[own.name] === 'string'
            ? { name: own.name, max: own.maxLength ?? 200 }
            : null;
        for (const part of [first, roomiest(field, row, text.length)]) {
          const said = part === first && first ? upperFirst(text.replace(/^Accepted when,? /, '')) : text;
          const longer = part && appended(String(row[part.name]), said, part.max);
          if (part && longer) return { ...row, [part.name]: longer };
        }
      }
      return row;
    });
  }
  if (rowFields.length > 0) return changed;
  const [first] = draft.plan.features;
  const test = first?.tests[0];
  return test
    ? firstAppended(
        data,
        aim,
        `Accepted when, given ${lowerFirst(stripStop(test.given))}, ${lowerFirst(stripStop(test.when))}: ${lowerFirst(stripStop(test.then))}.`,
      )
    : data;
}

const criteriaOf = (row: RowValue): RowValue[] =>
  Array.isArray(row['criteria']) ? (row['criteria'] as RowValue[]) : [];
const spareTests = ({ say }: Draft): { given: string; when: string; then: string }[] => [
  {
    given: say('the {actor} has no connection'),
    when: say('the {actor} does it all the same'),
    then: 'it is kept on the device, marked as waiting, and sent once the connection is back',
  },
  {
    given: say('two people have the same {unit} open'),
    when: 'both save a change',
    then: 'the second sees both versions and chooses, and nothing is overwritten unseen',
  },
  {
    given: say('somebody without the right for this {unit} is signed in'),
    when: 'they try it',
    then: 'it is refused, the reason is shown, and the attempt is in the history',
  },
];
