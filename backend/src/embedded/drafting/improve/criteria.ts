import { lowerFirst, stripStop, upperFirst } from '../language.js';
import type { Draft } from '../write/draft.js';
import { fitText } from '../write/fit.js';
import type { Aim } from './aim.js';
import { appended, firstAppended, roomiest } from './append.js';
import { type RowValue, type Values, eachRow, isRowField, mainList, partsOf, rowsIn, rowText } from './fields.js';
import { featureFor } from './pool.js';

/** Given, when, then: one criterion more for each story, else a line by which the thing is accepted. */
export function withCriteria(data: Values, aim: Aim, draft: Draft): Values {
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
