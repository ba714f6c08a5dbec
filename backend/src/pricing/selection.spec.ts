import type { TemplateSection } from '@specforge/document';
import { CodedError } from '../common/coded-error.js';
import { checkSelection } from './selection.js';

function section(key: string, ...hard: string[]): TemplateSection {
  return {
    key,
    title: key,
    description: key,
    guidance: { placeholder: '', tips: [], drafting: '' },
    fields: [],
    dependsOn: hard.map((id) => ({ id, type: 'hard' })),
  };
}

const template = { sections: [section('goals'), section('stories', 'personas'), section('personas', 'goals')] };

function refusal(chosen: string[], field?: string): CodedError {
  try {
    checkSelection(template, chosen, field);
  } catch (error) {
    if (error instanceof CodedError) return error;
    throw error;
  }
  throw new Error('Nothing was refused');
}

describe('checkSelection', () => {
  it('adds what is required, transitively, in template order', () => {
    expect(checkSelection(template, ['stories'])).toEqual({
      sections: ['goals', 'stories', 'personas'],
      autoAdded: ['goals', 'personas'],
    });
  });

  it('names the unknown section and its place', () => {
    const error = refusal(['goals', 'nope'], 'enabledSections');
    expect(error).toMatchObject({
      code: 'UNKNOWN_SECTION',
      status: 400,
      message: "This template has no section 'nope'.",
    });
    expect(error.details).toEqual([{ field: 'enabledSections[1]', message: "This template has no section 'nope'." }]);
  });

  it('names a section that stands twice', () => {
    expect(refusal(['goals', 'personas', 'goals'])).toMatchObject({
      code: 'DUPLICATE_SECTION',
      details: [{ field: 'sections[2]' }],
    });
  });

  it('wants at least one section', () => {
    expect(refusal([])).toMatchObject({ code: 'NO_SECTIONS', details: [{ field: 'sections' }] });
  });
});
