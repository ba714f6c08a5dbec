import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readNextDocuments, suggestTemplates } from './next-documents.js';

const of = (id: string, docType: 'PRD' | 'BRD' | 'FRD' | 'TDD', related: string[] = [], requiredPlan = 'free') => ({
  id,
  docType,
  requiredPlan: requiredPlan as 'free' | 'plus',
  search: {
    targetKeyword: '',
    seoTitle: '',
    metaDescription: '',
    whatItIs: '',
    benefits: [],
    howToUse: [],
    faqs: [],
    relatedTemplateIds: related,
  },
});
const library = [
  of('brd', 'BRD', ['frd']),
  of('prd', 'PRD', ['tests']),
  of('frd', 'FRD'),
  of('tests', 'FRD', [], 'plus'),
  of('design', 'TDD', [], 'plus'),
];
const next = {
  ...readNextDocuments(),
  main: { BRD: ['brd'], PRD: ['prd'], FRD: ['frd'], TDD: [], RFC: [] },
};
const ids = (present: string[]) =>
  suggestTemplates(
    library.filter(({ id }) => present.includes(id)),
    library,
    next,
    6,
  ).map(({ templateId }) => templateId);

describe('suggestTemplates', () => {
  it('offers what is named as related and follows first, then what follows', () => {
    expect(ids(['brd'])).toEqual(['frd', 'prd']);
    expect(ids(['brd', 'prd'])).toEqual(['frd', 'tests']);
  });

  it('says which document leads to it, and offers nothing where nothing is', () => {
    expect(suggestTemplates([library[1]!], library, next, 1)).toEqual([{ templateId: 'tests', after: 'prd' }]);
    expect(ids([])).toEqual([]);
  });
});

it('names templates that exist, of the kind they stand for', () => {
  for (const [docType, ids] of Object.entries(readNextDocuments().main)) {
    for (const id of ids) {
      const text = readFileSync(new URL(`../../../content/templates/${id}.yaml`, import.meta.url), 'utf8');
      expect([id, /^docType: (\w+)$/m.exec(text)?.[1]]).toEqual([id, docType]);
    }
  }
});
