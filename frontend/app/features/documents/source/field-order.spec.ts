import type { Field } from '@specforge/document';
import { inFieldOrder } from './field-order';

const base = { label: 'Label', hint: 'Hint', meaning: 'meaning' };
const fields: Field[] = [
  { ...base, kind: 'prose', name: 'why' },
  {
    ...base,
    kind: 'stories',
    name: 'stories',
    prefix: 'US',
    criteriaPrefix: 'AC',
    fields: [{ ...base, kind: 'text', name: 'size' }],
  },
  {
    ...base,
    kind: 'table',
    name: 'steps',
    columns: [
      { ...base, kind: 'text', name: 'step' },
      { ...base, kind: 'text', name: 'end' },
    ],
  },
];

describe('inFieldOrder', () => {
  it('orders sections, rows and criteria, and keeps what it does not know at the end', () => {
    const data = {
      other: 1,
      steps: [{ end: 'b', step: 'a' }],
      stories: [
        {
          size: 's',
          criteria: [{ then: 't', when: 'w', given: 'g', id: 'AC-001', uid: 'c' }],
          title: 't',
          id: 'US-001',
          uid: 'u',
        },
      ],
      why: 'x',
    };
    const result = inFieldOrder({ fields }, data);
    expect(result).toEqual(data);
    expect(JSON.stringify(result)).toBe(
      '{"why":"x","stories":[{"uid":"u","id":"US-001","title":"t","size":"s","criteria":' +
        '[{"uid":"c","id":"AC-001","given":"g","when":"w","then":"t"}]}],"steps":[{"step":"a","end":"b"}],"other":1}',
    );
  });

  it('leaves values of another kind as they are', () => {
    expect(inFieldOrder({ fields }, { steps: 'none', stories: [1, { title: 't' }] })).toEqual({
      stories: [1, { title: 't' }],
      steps: 'none',
    });
  });
});
