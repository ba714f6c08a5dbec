import { blockFor, coreTemplates, today } from '../drafting.testing.js';
import { draftOf } from './context.js';
import { lists } from './lists.js';

const template = coreTemplates.find(({ id }) => id === 'frd-webapp');
const [section] = template?.sections ?? [];
if (!template || !section) throw new Error('no template');
const entitiesOf = (idea: string): string[] =>
  (lists['dataEntity']?.(draftOf({ ...blockFor(template, section, template.sections, idea, {}), today })) ?? []).map(
    ({ name, keyFields }) => `${String(name)}: ${(keyFields as string[]).join('; ')}`,
  );

describe('what is kept', () => {
  it.each([
    [
      'an entry with all that is sent in it',
      'A bot for health workers. The worker sends the species, number of animals, vaccine and a photo of the vial.',
      /^Entry: species: text; number of animals: number; vaccine: text; photo of the vial: picture$/,
    ],
    [
      'a thing with what is chosen for it in the same sentence',
      'A portal for dental labs. A dentist can create a case, pick tooth, material and shade, and print the slip.',
      /^Case: tooth: text; material: text; shade: text$/,
    ],
    [
      'what is sent with all that is in it',
      'A bot for farmers. As soon as the clerk saves a weight, the farmer gets a message with date, station, kilos and grade.',
      /^Message: date: date; station: text; kilos: text; grade: text$/,
    ],
    [
      'what is only opened, with a name',
      'A choir app. Each singer opens the piece and hears their own voice. The conductor prints the piece.',
      /^Piece: name or number: text, unique$/,
    ],
  ])('is %s', (_, idea, entity) => expect(entitiesOf(idea)).toContainEqual(expect.stringMatching(entity)));
});
