import { whyEmpty } from './absence-words';

test('a section that could not be written costs nothing, while the others are written and afterwards', () => {
  expect(whyEmpty('failed', true)).toBe('It could not be written, and nothing is charged for it.');
  expect(whyEmpty('failed', false)).toBe('It could not be written, and nothing is charged for it.');
});

test('a section waits or is written only while the document is generated', () => {
  expect(whyEmpty('writing', true)).toContain('being written now');
  expect(whyEmpty('empty', true)).toContain('waits for its turn');
  expect(whyEmpty('empty', false)).toBe('Nothing has been written here yet.');
});
