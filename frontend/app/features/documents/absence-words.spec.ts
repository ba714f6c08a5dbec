import { whyEmpty } from './absence-words';

test('the credits of a section that could not be written come back when the generation ends', () => {
  expect(whyEmpty('failed', true)).toBe('It could not be written. Its credits come back when the generation ends.');
  expect(whyEmpty('failed', false)).toBe('It could not be written. Its credits have come back.');
});

test('a section waits or is written only while the document is generated', () => {
  expect(whyEmpty('writing', true)).toContain('being written now');
  expect(whyEmpty('empty', true)).toContain('waits for its turn');
  expect(whyEmpty('empty', false)).toBe('Nothing has been written here yet.');
});
