import { lowerFirst, sentence, stripStop, upperFirst } from '../language.js';
import type { Draft } from '../write/draft.js';
import { fitText } from '../write/fit.js';
import { partsOf, rowText, titlePart, wordsOf, type RowField, type RowValue } from './fields.js';
import { isClause } from './topics.js';

/** What an added thing can say of itself before anybody has thought it through, by the name of its part. */
const usual: [part: RegExp, text: string][] = [
  [/^cause$/i, 'Nobody has been named who prevents it, and nothing is prepared for it yet (assumed)'],
  [
    /^(?:effect|consequence|ifWrong|ifLate|cost)$/i,
    '{Actors} feel it first; how far is seen in the weekly figures (assumed)',
  ],
  [/^trigger$/i, 'The moment {a actor} asks for it'],
  [/^refusal$/i, 'If something it needs is missing: it is refused with the reason, and what was entered is kept'],
  [/^(?:earlySign|sign)$/i, 'It is named for the second time in a weekly review'],
  [
    /^(?:mitigation|prevention|response)$/i,
    'The {admin} agrees a counter-measure with those affected before {prototypeDate}',
  ],
  [/^(?:contingency|fallback)$/i, 'The step affected waits, and {actors} work as today until it is settled'],
  [/^(?:test|check|verification)$/i, 'Asked of five {actors} before {prototypeDate}'],
  [/^(?:limit|target|threshold)$/i, 'Set from the first four weeks of the pilot (from {pilotDate})'],
  [/^(?:baseline|today|value)$/i, 'Not measured yet; measured in the first four weeks after {pilotDate}'],
  [/^(?:measuredBy|measure|readBy|source)$/i, 'Weekly reading by the {admin} from {pilotDate}'],
  [/^metric$/i, 'One figure for it, defined with the {admin} before {pilotDate}'],
  [/^(?:reason|rationale|why)$/i, 'Asked for in review; the {admin} confirms the need by {decisionDate}'],
  [
    /^(?:edge|exception|failure)$/i,
    'When something it needs is missing, the missing part is named and nothing entered is lost',
  ],
  [
    /^(?:fit|acceptance|accepted|then|result|success|exit|exitCriteria)$/i,
    'Shown on ten {units} drawn at random in the pilot',
  ],
  [/^(?:source|evidence|basis)$/i, 'Request in review'],
];

/** A row about what the user named. A line that the plan holds on the same subject lends its other cells. */
export function rowAbout(
  field: RowField,
  planned: RowValue[],
  like: RowValue,
  subject: string,
  draft: Draft,
): RowValue {
  const wanted = wordsOf(subject).filter((word) => word.length > 3);
  const kin = planned.find(
    (row) => wanted.filter((word) => wordsOf(rowText(row)).includes(word)).length >= Math.max(2, wanted.length / 2),
  );
  const { name: titleName, max } = titlePart(field);
  const title = titleFor(field, subject);
  const row: RowValue = { ...like, ...kin };
  for (const part of partsOf(field)) {
    if (part.name === titleName) row[part.name] = fitText(title, max);
    else if (kin && part.kind !== 'reference') continue;
    else if (part.kind === 'text') row[part.name] = fitText(cellFor(part, title, draft), part.maxLength ?? 200);
    else if (part.kind === 'bullets') row[part.name] = [fitText(cellFor(part, title, draft), 300)];
    else if (part.kind === 'prose') row[part.name] = sentence(cellFor(part, title, draft));
    else if (part.kind === 'reference')
      row[part.name] = part.many
        ? []
        : part.optional && !/actor|role|persona|owner/i.test(part.name)
          ? null
          : like[part.name];
    else if (part.kind === 'number' && part.optional) row[part.name] = null;
    else if (part.kind === 'choice') {
      const values = part.options.map(({ value }) => value);
      row[part.name] =
        ['medium', 'should', 'Product'].find((value) => values.includes(value)) ?? row[part.name] ?? values[0];
    }
  }
  return field.kind === 'stories' ? storyAbout(row, title, draft) : row;
}

function titleFor(field: RowField, subject: string): string {
  const said = upperFirst(stripStop(subject));
  const noun = field.kind === 'records' ? field.noun : '';
  if (!/question/i.test(`${noun} ${field.meaning}`) || /\?\s*$/.test(subject)) return said;
  return /^(?:who|what|when|where|which|how|why|can|may|must|do|does|is|are|should)\b/i.test(subject)
    ? `${said}?`
    : `What has to be settled about ${lowerFirst(said)}, and by whom?`;
}

function cellFor(part: { name: string; label: string; meaning: string }, title: string, draft: Draft): string {
  const plain = lowerFirst(stripStop(title));
  if (/owner|responsible|accountable/i.test(part.name)) return draft.say('Product owner');
  if (/^(?:statement|description|does|behaviou?r|shall|need|text)$/i.test(part.name))
    return isClause(plain)
      ? `${/shall/i.test(part.label) ? 'see' : 'The system shall see'} to it that ${plain}.`
      : draft.say(`{Product} covers ${plain.replaceAll(/[{}]/g, '')}.`);
  if (/question/i.test(part.meaning) && /^consequence$/i.test(part.name))
    return 'Until it is answered, the draft leaves it open';
  const found = usual.find(([pattern]) => pattern.test(part.name));
  return found
    ? draft.say(found[1])
    : draft.say(`${stripStop(part.label).replaceAll(/[{}]/g, '')}: to be settled by {prototypeDate} (added in review)`);
}

function storyAbout(row: RowValue, title: string, draft: Draft): RowValue {
  const who = /^(?:as an? )?(\p{L}[\p{L} -]{2,30}?),? (?:can|may|want to|i want to|should be able to) (.+)$/iu.exec(
    title,
  );
  const wish = lowerFirst(stripStop(who?.[2] ?? title)).replace(/^(?:to|being able to|users can|the user can)\s+/, '');
  return {
    ...row,
    title: upperFirst(wish),
    asA: who?.[1] ? lowerFirst(who[1]) : (draft.slots['actor'] ?? 'user'),
    iWant: isClause(wish) ? `that ${wish}` : `to ${wish}`,
    soThat: draft.say('{metric1} improves (assumed; benefit to be confirmed with {nameA})'),
    criteria: [
      {
        given: `everything that “${fitText(title, 120)}” needs is there`,
        when: draft.say('the {actor} does it'),
        then: 'the result is shown with its time, and the history names who did it',
      },
      {
        given: 'something it needs is missing',
        when: draft.say('the {actor} tries it'),
        then: 'the missing part is named and what was entered is kept',
      },
    ],
  };
}
