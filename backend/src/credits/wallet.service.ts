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
    const rows: TransactionRow[] = await this.dataSource.query(
      `SELECT id, type, description, created_at AS "createdAt", amount_cents AS "amountCents",
              balance_after_cents AS "balanceAfterCents", project_id AS "projectId"
         FROM credit_transactions
        WHERE workspace_id = $1 ${before === undefined ? '' : older}
        ORDER BY sequence DESC LIMIT $2`,
      [workspaceId, limit, ...(before === undefined ? [] : [before])],
    );
    const [counted]: { total: number; newer: number }[] = await this.dataSource.query(
      `SELECT count(*)::integer AS total,
              count(*) FILTER (WHERE sequence > (SELECT sequence FROM credit_transactions WHERE id = $2))::integer AS newer
         FROM credit_transactions WHERE workspace_id = $1`,
      [workspaceId, rows[0]?.id ?? null],
    );
    const { total = 0, newer = 0 } = counted ?? {};
    return { rows: rows.map(mapTransaction), headers: feedHeaders(rows, { limit, newer, total }) };
  }
}

/** A feed goes on with `before` the last row, so that what is posted meanwhile moves no page. */
function feedHeaders(rows: TransactionRow[], { limit, newer, total }: { limit: number; newer: number; total: number }) {
  const last = rows.at(-1);
  if (!last) return { [CONTENT_RANGE]: `transactions */${total}` };
  const next = `</api/credits/transactions?limit=${limit}&before=${last.id}>; rel="next"`;
  return {
    [CONTENT_RANGE]: `transactions ${newer}-${newer + rows.length - 1}/${total}`,
    ...(newer + rows.length < total && { Link: next }),
  };
}
