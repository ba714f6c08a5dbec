import { replacedIn } from './replaced.js';

describe('what is replaced', () => {
  it.each([
    ['An internal tool, replacing the spreadsheet we use to track 4,200 instruments.', 'the spreadsheet'],
    ['The city wants to replace the paper form for parking permits.', 'the paper form'],
    ['It replaces our shared Excel sheet.', 'the shared Excel sheet'],
  ])('is a thing of today: %s', (text, what) => {
    expect(replacedIn([text])).toBe(what);
  });

  it('is nothing where a person or a part takes the place of another', () => {
    expect(replacedIn(['A worker can replace a colleague who is ill.'])).toBeNull();
    expect(replacedIn(['Replacing our ERP system is out of scope.'])).toBeNull();
  });
});
