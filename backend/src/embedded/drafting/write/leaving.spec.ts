import { keepingSaid } from './leaving.js';

it('takes the time for which data is kept from the idea', () => {
  expect(
    keepingSaid(['Job numbers come from SAP; records must satisfy ISO 9001 audits and be kept for 10 years.']),
  ).toBe('Records must satisfy ISO 9001 audits and be kept for 10 years');
  expect(keepingSaid(['Data of a patient are deleted 24 months after the end of treatment.'])).toMatch(/24 months/);
  expect(keepingSaid(['A gauge may be kept by one machinist.'])).toBeNull();
});
