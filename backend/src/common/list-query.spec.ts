import { describe, expect, it } from '@jest/globals';
import { listHeaders } from './list-query.js';

const headers = (query: { sort?: string; filter?: string }, page: { offset: number; count: number; total: number }) =>
  listHeaders('documents', '/api/documents', query, { limit: 10, ...page });

describe('listHeaders', () => {
  it('says which rows of how many', () => {
    expect(headers({}, { offset: 10, count: 10, total: 35 })['Content-Range']).toBe('documents 10-19/35');
  });

  it('keeps the total of a page behind the last one', () => {
    expect(headers({}, { offset: 40, count: 0, total: 35 })['Content-Range']).toBe('documents */35');
  });

  it('links to both neighbours in the same order and with the same filter', () => {
    const query = { sort: '["title","ASC"]', filter: '{"q":"a&b"}' };
    const link = headers(query, { offset: 10, count: 10, total: 35 })['Link'] ?? '';
    const pages = [...link.matchAll(/<\/api\/documents\?([^>]+)>; rel="(\w+)"/g)].map(([, parameters, rel]) => ({
      rel,
      ...Object.fromEntries(new URLSearchParams(parameters)),
    }));
    expect(pages).toEqual([
      { rel: 'prev', range: '[0,9]', ...query },
      { rel: 'next', range: '[20,29]', ...query },
    ]);
  });

  it('has no links where everything fits', () => {
    expect(headers({}, { offset: 0, count: 3, total: 3 })).toEqual({ 'Content-Range': 'documents 0-2/3' });
  });
});
