import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import {
  choiceFilter,
  type ListQueryDto,
  type ListRules,
  listHeaders,
  parseListQuery,
  UUID_FILTER,
} from '../common/list-query.js';
import type { PaymentReversalDto } from './staff-billing.dto.js';

const RULES: ListRules<'workspaceId' | 'missing'> = {
  sortable: {
    createdAt: 'r.created_at',
    updatedAt: 'r.updated_at',
    reversedCents: 'r.reversed_cents',
    creditsMissing: 'r.credits_missing',
  },
  defaultSort: ['createdAt', 'DESC'],
  tieBreak: 'r.id',
  filterable: ['workspaceId', 'missing'],
  checks: { workspaceId: UUID_FILTER, missing: choiceFilter(['true']) },
};

/** Payments that went back, for staff: what was taken with them, and what was spent by then. */
@Injectable()
export class ReversalListService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** `missing`: `true` for those whose credits were spent in part. Errors: VALIDATION_FAILED. */
  async list(query: ListQueryDto): Promise<{ rows: PaymentReversalDto[]; headers: Record<string, string> }> {
    const { orderBy, limit, offset, filter } = parseListQuery(query, RULES);
    const { workspaceId = null, missing } = filter;
    const found = `payment_reversals r
        WHERE ($1::uuid IS NULL OR r.workspace_id = $1)${missing ? ' AND r.credits_missing > 0' : ''}`;
    const rows: PaymentReversalDto[] = await this.dataSource.query(
      `SELECT r.id, r.workspace_id AS "workspaceId", r.stripe_payment_intent_id AS "paymentIntentId",
              r.amount_cents AS "amountCents", r.reversed_cents AS "reversedCents", r.credits_due AS "creditsDue",
              r.credits_missing AS "creditsMissing", r.created_at AS "createdAt", r.updated_at AS "updatedAt"
         FROM ${found} ORDER BY ${orderBy} LIMIT ${limit} OFFSET ${offset}`,
      [workspaceId],
    );
    const [all]: { total: number }[] = await this.dataSource.query(`SELECT count(*)::integer AS total FROM ${found}`, [
      workspaceId,
    ]);
    const page = { limit, offset, count: rows.length, total: all?.total ?? 0 };
    return { rows, headers: listHeaders('payment-reversals', '/api/admin/payment-reversals', query, page) };
  }
}
