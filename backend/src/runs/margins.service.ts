import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { commonErrors } from '../common/common.errors.js';
import {
  choiceFilter,
  type ListQueryDto,
  type ListRules,
  listHeaders,
  parseListQuery,
  UUID_FILTER,
} from '../common/list-query.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { GENERATION_TYPES } from '../documents/document.enumerations.js';
import type { DayMarginDto, MarginDaysQuery, RunMarginDto } from './margins.dto.js';

const FILTERS = {
  workspaceId: 'c.workspace_id',
  userId: 'c.user_id',
  documentId: 'c.document_id',
  runId: 'c.run_id',
  generationType: 'c.generation_type',
} as const;
type Filter = keyof typeof FILTERS;

const RULES: ListRules<Filter> = {
  sortable: {
    createdAt: 'c.created_at',
    costCents: 'c.total_api_cost_cents',
    chargedPence: 'c.final_charged_cents',
    marginPence: '"marginPence"',
  },
  defaultSort: ['createdAt', 'DESC'],
  tieBreak: 'c.id',
  filterable: Object.keys(FILTERS) as Filter[],
  checks: {
    workspaceId: UUID_FILTER,
    userId: UUID_FILTER,
    documentId: UUID_FILTER,
    runId: UUID_FILTER,
    generationType: choiceFilter(GENERATION_TYPES),
  },
};

/** `rate`: where the query has pence for a dollar. */
const costPence = (rate: string) => `c.total_api_cost_cents * ${rate} / 100`;

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 30;
const MOST_DAYS = 366;

/** What generation cost and brought, for staff: by run, and by day. */
@Injectable()
export class MarginsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  /** Each run and improvement. Errors: VALIDATION_FAILED. */
  async list(query: ListQueryDto): Promise<{ rows: RunMarginDto[]; headers: Record<string, string> }> {
    const { orderBy, limit, offset, filter } = parseListQuery(query, RULES);
    const values: unknown[] = Object.values(filter);
    const conditions = (Object.keys(filter) as Filter[]).map((name, index) => `${FILTERS[name]} = $${index + 1}`);
    const found = `generation_costs c${conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : ''}`;
    const cost = costPence(`$${values.length + 1}`);
    const rows: RunMarginDto[] = await this.dataSource.query(
      `SELECT c.id, c.created_at AS "createdAt", c.workspace_id AS "workspaceId", c.user_id AS "userId",
              c.project_id AS "projectId", c.document_id AS "documentId", c.run_id AS "runId",
              c.generation_type AS "generationType", c.markup_multiplier AS "markupMultiplier",
              c.generation_time_ms AS "generationTimeMs", c.total_input_tokens AS "inputTokens",
              c.total_output_tokens AS "outputTokens", c.total_api_calls AS calls,
              c.total_api_cost_cents::float AS "costCents", round(${cost}, 6)::float AS "costPence",
              round(${cost} * c.markup_multiplier / 100, 6)::float AS "markedUpPence",
              c.final_charged_cents AS "chargedPence",
              round(c.final_charged_cents - ${cost}, 6)::float AS "marginPence"
         FROM ${found}
        ORDER BY ${orderBy} LIMIT ${limit} OFFSET ${offset}`,
      [...values, this.config.model.pencePerDollar],
    );
    const [all]: { total: number }[] = await this.dataSource.query(
      `SELECT count(*)::integer AS total FROM ${found}`,
      values,
    );
    const page = { limit, offset, count: rows.length, total: all?.total ?? 0 };
    return { rows, headers: listHeaders('generation-costs', '/api/admin/generation-costs', query, page) };
  }

  /** Sums by day, the newest first; days without anything are left out. Errors: VALIDATION_FAILED. */
  async days({ from, to }: MarginDaysQuery): Promise<DayMarginDto[]> {
    const last = to ?? new Date().toISOString().slice(0, 10);
    const first = from ?? new Date(Date.parse(last) - (DEFAULT_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
    if (first > last || Date.parse(last) - Date.parse(first) >= MOST_DAYS * DAY_MS) {
      const message = `from must not be after to, with ${MOST_DAYS} days at the most`;
      throw commonErrors.VALIDATION_FAILED({ details: [{ field: 'from', message }] });
    }
    const cost = costPence('$1');
    return this.dataSource.query(
      `SELECT to_char(c.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS date,
              count(c.run_id)::integer AS runs, (count(*) - count(c.run_id))::integer AS improvements,
              sum(c.total_input_tokens)::float AS "inputTokens", sum(c.total_output_tokens)::float AS "outputTokens",
              sum(c.total_api_calls)::float AS calls, sum(c.total_api_cost_cents)::float AS "costCents",
              round(sum(${cost}), 6)::float AS "costPence",
              round(sum(${cost} * c.markup_multiplier / 100), 6)::float AS "markedUpPence",
              sum(c.final_charged_cents)::float AS "chargedPence",
              round(sum(c.final_charged_cents - ${cost}), 6)::float AS "marginPence"
         FROM generation_costs c
        WHERE c.created_at >= $2::date::timestamp AT TIME ZONE 'UTC'
          AND c.created_at < ($3::date + 1)::timestamp AT TIME ZONE 'UTC'
        GROUP BY 1 ORDER BY 1 DESC`,
      [this.config.model.pencePerDollar, first, last],
    );
  }
}
