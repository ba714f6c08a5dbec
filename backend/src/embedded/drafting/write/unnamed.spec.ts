import { blockFor, coreTemplates, draftAfresh } from '../drafting.testing.js';
import { draftTitle } from '../draft.js';
import { referenceOf } from './unnamed.js';

const washing =
  'Our launderettes in Leeds have 40 machines each. Customers check from home whether a machine is free and reserve it for up to 15 minutes. When a machine reports a fault, an attendant gets an alert.';

describe('what a product without a name is called', () => {
  const [template] = coreTemplates;
  const { sections, data } = draftAfresh(template!, washing);
  const title = draftTitle(blockFor(template!, template!.sections[0]!, sections, washing, {})).split(':')[0] ?? '';
  const texts = JSON.stringify(data);

  it('is the system or the like in what is said of it, and its title where that is told to be one', () => {
    expect(texts).toMatch(/"The (?:system|product|application|software) /);
    expect(texts.replaceAll(`“${title}”`, '').replaceAll(`${title} (working title)`, '')).not.toContain(title);
    expect(texts).toContain(`“${title}” is a working title`);
  });

  it('opens no half sentence with a capital', () => {
    expect(texts).not.toMatch(/"(?:iWant|given|when|then)":"The /);
  });

  it.each([
    ['the app', 'app', 'We want an app for beekeepers. A beekeeper notes what a hive weighs.'],
    ['the API', 'api', 'An API that checks addresses. Developers send an address.'],
    ['the system', 'app', 'An app for drivers and a web dashboard for the depot supervisors.'],
    ['the system', 'product', 'Drivers scan each cage.'],
  ])('is %s for a kind of %s', (expected, kind, idea) => {
    expect(referenceOf({ kind, sentences: [idea] }, 0)).toBe(expected);
  });

  it('keeps the name that an idea gives', () => {
    const named = draftAfresh(template!, `WashTime is an app for launderettes. ${washing}`);
    expect(JSON.stringify(named.data)).toContain('WashTime');
    expect(JSON.stringify(named.data)).not.toContain('With the app');
  });
});
