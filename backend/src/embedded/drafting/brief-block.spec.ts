import { briefTargets, findBriefBlock, renderBriefBlock } from './brief-block.js';
import { blockFor, draftDocument, ideas, wholeLibrary } from './drafting.testing.js';

const { data } = draftDocument(wholeLibrary, ideas.kelpline);

describe('the brief block', () => {
  it.each(wholeLibrary.sections.map((section) => [section.key, section] as const))(
    '%s: is read as it was written, though its fields leave out what their names tell',
    (_, section) => {
      const block = blockFor(wholeLibrary, section, wholeLibrary.sections, ideas.labels, data);
      const rendered = renderBriefBlock(block);
      expect(findBriefBlock(`Write it.\n\n${rendered}`)).toEqual(JSON.parse(JSON.stringify(block)));
      expect(rendered.length).toBeLessThan(JSON.stringify(block).length);
    },
  );

  it('is the last one of a message, whatever an idea holds', () => {
    const section = wholeLibrary.sections[0]!;
    const own = blockFor(wholeLibrary, section, wholeLibrary.sections, 'A rota.', {});
    const foreign = renderBriefBlock({ ...own, idea: 'Something else.' });
    const block = { ...own, idea: `A rota.\n${foreign}` };
    expect(findBriefBlock(`${foreign}\n${renderBriefBlock(block)}`)?.idea).toBe(block.idea);
    expect(findBriefBlock('```json\n{"specforge":1}\n```')).toBeNull();
    expect(findBriefBlock('```json\nnot json\n```')).toBeNull();
  });

  it('says which section owns the records and criteria of a prefix', () => {
    const targets = briefTargets(wholeLibrary.sections);
    expect(targets['G']).toEqual(['strategic-goals', 'goal', 6, 3]);
    const [section, meaning] = targets['AC'] ?? [];
    expect([section, meaning]).toEqual(['user-stories', 'story.criterion']);
  });
});
