import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Actor } from '../common/actor.js';
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

  /** The newest first. Of an unknown `before` nothing is older. */
  async listTransactions(
    actor: Actor,
    workspace: string | null,
    { limit = DEFAULT_LIMIT, before }: TransactionsQuery,
  ): Promise<TransactionResponseDto[]> {
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
    return rows.map(mapTransaction);
  }
}
