import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Actor } from '../common/actor.js';
import { CONTENT_RANGE } from '../common/list-query.js';
import { AccessService } from '../workspaces/access.service.js';
import {
  type BalanceResponseDto,
  mapBalance,
  mapTransaction,
  type TransactionResponseDto,
  type TransactionRow,
  type TransactionsQuery,
} from './credits.dto.js';

const DEFAULT_LIMIT = 10;

/** What a workspace's members see of its wallet. */
@Injectable()
export class WalletService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly access: AccessService,
  ) {}

  async getBalance(actor: Actor, workspace: string | null): Promise<BalanceResponseDto> {
    const { workspaceId } = await this.access.resolveWorkspace(actor, workspace, 'credits.read');
    const [wallet]: { balance: number }[] = await this.dataSource.query(
      'SELECT credit_balance AS balance FROM workspaces WHERE id = $1',
      [workspaceId],
    );
    return mapBalance(wallet?.balance ?? 0);
  }

  /** The newest first, and which of how many they are. Of an unknown `before` nothing is older. */
  async listTransactions(
    actor: Actor,
    workspace: string | null,
    { limit = DEFAULT_LIMIT, before }: TransactionsQuery,
  ): Promise<{ rows: TransactionResponseDto[]; headers: Record<string, string> }> {
    const { workspaceId } = await this.access.resolveWorkspace(actor, workspace, 'credits.read');
    const older = `AND sequence < (SELECT sequence FROM credit_transactions WHERE id = $3 AND workspace_id = $1)`;
    // One statement, so that page and counts are of one moment; of an empty page it is a row of counts alone.
    const found: (CountedRow | (Counts & { id: null }))[] = await this.dataSource.query(
      `WITH page AS (
         SELECT * FROM credit_transactions
          WHERE workspace_id = $1 ${before === undefined ? '' : older}
          ORDER BY sequence DESC LIMIT $2)
       SELECT p.id, p.type, p.description, p.created_at AS "createdAt", p.amount_cents AS "amountCents",
              p.balance_after_cents AS "balanceAfterCents", p.project_id AS "projectId", c.total, c.newer
         FROM (SELECT count(*)::integer AS total,
                      count(*) FILTER (WHERE sequence > (SELECT max(sequence) FROM page))::integer AS newer
                 FROM credit_transactions WHERE workspace_id = $1) c
         LEFT JOIN page p ON true
        ORDER BY p.sequence DESC`,
      [workspaceId, limit, ...(before === undefined ? [] : [before])],
    );
    const { total = 0, newer = 0 } = found[0] ?? {};
    const rows = found.filter((row): row is CountedRow => row.id !== null);
    return { rows: rows.map(mapTransaction), headers: feedHeaders(rows, { limit, newer, total }) };
  }
}

interface Counts {
  /** All of the workspace's rows, and those newer than the first of the page. */
  total: number;
  newer: number;
}
type CountedRow = TransactionRow & Counts;

/** A feed goes on with `before` the last row, so that what is posted meanwhile moves no page. */
function feedHeaders(rows: TransactionRow[], { limit, newer, total }: Counts & { limit: number }) {
  const last = rows.at(-1);
  if (!last) return { [CONTENT_RANGE]: `transactions */${total}` };
  const next = `</api/credits/transactions?limit=${limit}&before=${last.id}>; rel="next"`;
  return {
    [CONTENT_RANGE]: `transactions ${newer}-${newer + rows.length - 1}/${total}`,
    ...(newer + rows.length < total && { Link: next }),
  };
}
