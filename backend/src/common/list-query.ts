import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { commonErrors } from './common.errors.js';
import { refuseUnsafeText } from './unsafe-text.js';
import { isUuid } from './uuid.js';

export const CONTENT_RANGE = 'Content-Range';

/** The query of every list: `sort=["field","ASC"]`, `range=[0,24]`, `filter={"field":"value"}` (ra-data-simple-rest). */
export class ListQueryDto {
  @IsOptional()
  @IsString()
  @MaxLength(200)
  sort?: string;

  @IsOptional()
  @IsString()
  @MaxLength(50)
  range?: string;

  @IsOptional()
  @IsString()
  @MaxLength(2000)
  filter?: string;
}

/** Describes the three parameters of `ListQueryDto` in the API document. */
export function ApiListQuery(): MethodDecorator {
  return applyDecorators(
    ApiQuery({ name: 'sort', required: false, type: String, example: '["createdAt","DESC"]' }),
    ApiQuery({ name: 'range', required: false, type: String, example: '[0,24]' }),
    ApiQuery({ name: 'filter', required: false, type: String, example: '{"q":"crew"}' }),
  );
}

/** `allowed` ends the sentence that begins with the filter's name. */
export interface FilterCheck {
  allows: (text: string) => boolean;
  allowed: string;
}

export const UUID_FILTER: FilterCheck = { allows: isUuid, allowed: 'must be a UUID' };

export function choiceFilter(choices: readonly string[]): FilterCheck {
  return { allows: (text) => choices.includes(text), allowed: `must be one of ${choices.join(', ')}` };
}

/** What a list allows: names that clients may use, and the SQL each stands for. */
export interface ListRules<Filter extends string> {
  /** Column of the answer -> SQL expression. */
  sortable: Readonly<Record<string, string>>;
  defaultSort: readonly [column: string, order: 'ASC' | 'DESC'];
  /** A unique expression that makes the order total: the id column. */
  tieBreak: string;
  filterable: readonly Filter[];
  /** What the text of a filter has to be, where not any text will do. */
  checks?: Partial<Record<Filter, FilterCheck>>;
  /** Rows in one answer at most, default 100. */
  maxRows?: number;
  defaultRows?: number;
}

export interface ListQuery<Filter extends string> {
  /** A safe ORDER BY body. */
  orderBy: string;
  limit: number;
  offset: number;
  filter: Partial<Record<Filter, string>>;
}

/** Reads a list's query by its rules. Errors: VALIDATION_FAILED naming the parameter and what is allowed. */
export function parseListQuery<Filter extends string>(
  query: ListQueryDto,
  rules: ListRules<Filter>,
): ListQuery<Filter> {
  const { maxRows = 100, defaultRows = 25 } = rules;
  const [column, order] = parseSort(query.sort, rules);
  const [first, last] = parseRange(query.range, maxRows, defaultRows);
  return {
    orderBy: `${rules.sortable[column]} ${order}, ${rules.tieBreak} ${order}`,
    limit: last - first + 1,
    offset: first,
    filter: parseFilter(query.filter, rules),
  };
}

/** `Content-Range` of a list that is answered whole. */
export function wholeRange(resource: string, count: number): string {
  return `${resource} ${count === 0 ? '*' : `0-${count - 1}`}/${count}`;
}

/** One page of a list: which rows were asked for, how many came, how many there are in all. */
interface ListPage {
  limit: number;
  offset: number;
  count: number;
  total: number;
}

/** `Content-Range` and `Link` of an answer. The neighbouring pages keep the order and the filter of `query`. */
export function listHeaders(
  resource: string,
  path: string,
  query: ListQueryDto,
  { limit, offset, count, total }: ListPage,
): Record<string, string> {
  const range = count === 0 ? `*/${total}` : `${offset}-${offset + count - 1}/${total}`;
  const page = (from: number) => {
    const parameters = new URLSearchParams({ range: `[${from},${from + limit - 1}]` });
    if (query.sort !== undefined) parameters.set('sort', query.sort);
    if (query.filter !== undefined) parameters.set('filter', query.filter);
    return `<${path}?${parameters}>`;
  };
  const links = [
    ...(offset > 0 ? [`${page(Math.max(0, offset - limit))}; rel="prev"`] : []),
    ...(offset + count < total ? [`${page(offset + limit)}; rel="next"`] : []),
  ];
  return {
    [CONTENT_RANGE]: `${resource} ${range}`,
    ...(links.length > 0 && { Link: links.join(', ') }),
  };
}

function parseSort<F extends string>(text: string | undefined, rules: ListRules<F>): readonly [string, 'ASC' | 'DESC'] {
  if (text === undefined) return rules.defaultSort;
  const value = parseJson(text);
  const [column, order] = Array.isArray(value) ? (value as unknown[]) : [];
  const known = typeof column === 'string' && Object.hasOwn(rules.sortable, column);
  if (!known || (order !== 'ASC' && order !== 'DESC')) {
    const names = Object.keys(rules.sortable).join(', ');
    throw invalid('sort', `sort must be ["column","ASC" or "DESC"] with a column of ${names}`);
  }
  return [column, order];
}

function parseRange(text: string | undefined, maxRows: number, defaultRows: number): [number, number] {
  if (text === undefined) return [0, defaultRows - 1];
  const value = parseJson(text);
  const [first, last] = Array.isArray(value) ? (value as unknown[]) : [];
  const whole = (n: unknown): n is number => typeof n === 'number' && Number.isInteger(n) && n >= 0 && n < 1e7;
  if (!whole(first) || !whole(last) || last < first || last - first >= maxRows) {
    throw invalid('range', `range must be [first,last] with at most ${maxRows} rows`);
  }
  return [first, last];
}

function parseFilter<F extends string>(
  text: string | undefined,
  { filterable, checks }: ListRules<F>,
): Partial<Record<F, string>> {
  if (text === undefined) return {};
  const value = parseJson(text);
  const message = `filter must be an object with texts under any of ${filterable.join(', ')}`;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid('filter', message);
  const filter: Partial<Record<F, string>> = {};
  for (const [name, wanted] of Object.entries(value)) {
    const known = filterable.find((candidate) => candidate === name);
    if (!known || typeof wanted !== 'string' || wanted.length > 200) throw invalid('filter', message);
    // The door saw only the JSON text, in which such characters are escaped.
    refuseUnsafeText(wanted, `filter.${known}`);
    const check = checks?.[known];
    if (check && !check.allows(wanted)) throw invalid(`filter.${known}`, `filter.${known} ${check.allowed}`);
    filter[known] = wanted;
  }
  return filter;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function invalid(field: string, message: string) {
  return commonErrors.VALIDATION_FAILED({ details: [{ field, message }] });
}
