import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { stringify } from 'csv-stringify';
import { DataSource } from 'typeorm';
import type { Actor } from '../common/actor.js';
import { CONTENT_RANGE } from '../common/list-query.js';
import { AccessService } from '../workspaces/access.service.js';
import {
  type BalanceDayDto,
  type BalanceResponseDto,
  type DocumentSpendDto,
  mapBalance,
  mapTransaction,
  type TransactionResponseDto,
  type TransactionFilter,
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
    { limit = DEFAULT_LIMIT, before, ...filter }: TransactionsQuery,
  ): Promise<{ rows: TransactionResponseDto[]; headers: Record<string, string> }> {
    const { workspaceId } = await this.access.resolveWorkspace(actor, workspace, 'credits.read');
    const page = await this.page(workspaceId, filter, { limit, before });
    const last = page.at(-1);
    const [first] = page;
    // Sequences have no gaps, so the newest one counts the rows; of a part only the page itself is known.
    const whole = Object.values(filter).every((value) => value === undefined);
    const total = whole ? (first?.newest ?? (await this.newestSequence(workspaceId))) : null;
    const begin = first && total !== null ? total - first.sequence : null;
    const more = last !== undefined && page.length === limit && last.sequence > 1;
    const query = new URLSearchParams({ limit: String(limit), before: last?.id ?? '' });
    for (const [name, value] of Object.entries(filter)) if (value !== undefined) query.set(name, String(value));
    const range = begin === null ? '*' : `${begin}-${begin + page.length - 1}`;
    return {
      rows: page.map(mapTransaction),
      headers: {
        [CONTENT_RANGE]: `transactions ${range}/${total ?? '*'}`,
        ...(more && { Link: `</api/credits/transactions?${query}>; rel="next"` }),
      },
    };
  }

  /** Every movement that the filter names, the newest first, as lines of a spreadsheet. */
  async exportTransactions(actor: Actor, workspace: string | null, filter: TransactionFilter): Promise<Readable> {
    const { workspaceId } = await this.access.resolveWorkspace(actor, workspace, 'credits.read');
    const lines = Readable.from(this.lines(workspaceId, filter));
    return lines.pipe(stringify({ header: true, columns: CSV_COLUMNS, bom: true, escape_formulas: true }));
  }

  /** Each day's end, up to today. A day without a movement has the balance of the day before. */
  async listDays(actor: Actor, workspace: string | null, days: number): Promise<BalanceDayDto[]> {
    const { workspaceId } = await this.access.resolveWorkspace(actor, workspace, 'credits.read');
    const rows: BalanceDayDto[] = await this.dataSource.query(
      `WITH days AS (
         SELECT generate_series((now() AT TIME ZONE 'UTC')::date - ($2::integer - 1), (now() AT TIME ZONE 'UTC')::date,
                                interval '1 day')::date AS day),
       moved AS (
         SELECT (created_at AT TIME ZONE 'UTC')::date AS day, max(sequence) AS last,
                sum(amount_cents) FILTER (WHERE amount_cents > 0) AS received,
                -sum(amount_cents) FILTER (WHERE amount_cents < 0) AS spent
           FROM credit_transactions
          WHERE workspace_id = $1 AND created_at >= (SELECT min(day)::timestamp FROM days) AT TIME ZONE 'UTC'
          GROUP BY 1),
       before AS (
         SELECT balance_after_cents AS balance FROM credit_transactions
          WHERE workspace_id = $1 AND created_at < (SELECT min(day)::timestamp FROM days) AT TIME ZONE 'UTC'
          ORDER BY sequence DESC LIMIT 1)
       SELECT to_char(d.day, 'YYYY-MM-DD') AS date, coalesce(m.received, 0)::integer AS received,
              coalesce(m.spent, 0)::integer AS spent,
              coalesce((SELECT t.balance_after_cents FROM credit_transactions t
                         WHERE t.workspace_id = $1 AND t.sequence = (SELECT max(p.last) FROM moved p WHERE p.day <= d.day)),
                       (SELECT balance FROM before), 0) AS balance
         FROM days d LEFT JOIN moved m ON m.day = d.day ORDER BY d.day`,
      [workspaceId, days],
    );
    return rows;
  }

  /** On which documents credits went, the most expensive first. */
  async listSpend(actor: Actor, workspace: string | null): Promise<DocumentSpendDto[]> {
    const { workspaceId } = await this.access.resolveWorkspace(actor, workspace, 'credits.read');
    const rows: (Omit<DocumentSpendDto, 'lastAt'> & { lastAt: Date })[] = await this.dataSource.query(
      `SELECT t.document_id AS "documentId", d.title, -sum(t.amount_cents)::integer AS credits,
              count(*)::integer AS movements, max(t.created_at) AS "lastAt"
         FROM credit_transactions t
         LEFT JOIN documents d ON d.id = t.document_id AND d.workspace_id = t.workspace_id AND d.deleted_at IS NULL
        WHERE t.workspace_id = $1 AND t.document_id IS NOT NULL
        GROUP BY t.document_id, d.title
        ORDER BY credits DESC, "lastAt" DESC, t.document_id LIMIT ${MOST_DOCUMENTS}`,
      [workspaceId],
    );
    return rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() }));
  }

  private async *lines(workspaceId: string, filter: TransactionFilter): AsyncGenerator<CsvLine> {
    for (let before: string | undefined; ;) {
      const rows = await this.page(workspaceId, filter, { limit: CSV_PAGE, before });
      for (const { createdAt, type, description, amountCents, balanceAfterCents } of rows) {
        yield { date: createdAt.toISOString(), type, description, credits: amountCents, balance: balanceAfterCents };
      }
      if (rows.length < CSV_PAGE) return;
      before = rows.at(-1)?.id;
    }
  }

  private page(
    workspaceId: string,
    { type, direction, from, to }: TransactionFilter,
    { limit, before }: { limit: number; before: string | undefined },
  ): Promise<NumberedRow[]> {
    const values: unknown[] = [workspaceId, limit];
    const conditions = ['workspace_id = $1'];
    const where = (condition: (placeholder: string) => string, value: unknown) => {
      values.push(value);
      conditions.push(condition(`$${values.length}`));
    };
    if (before !== undefined) {
      const known = (id: string) => `(SELECT sequence FROM credit_transactions WHERE id = ${id} AND workspace_id = $1)`;
      where((id) => `sequence < ${known(id)}`, before);
    }
    if (type !== undefined) where((value) => `type::text = ANY(${value})`, type);
    if (direction !== undefined) conditions.push(direction === 'in' ? 'amount_cents > 0' : 'amount_cents < 0');
    if (from !== undefined) where((day) => `created_at >= ${day}::date::timestamp AT TIME ZONE 'UTC'`, from);
    if (to !== undefined) where((day) => `created_at < (${day}::date + 1)::timestamp AT TIME ZONE 'UTC'`, to);
    return this.dataSource.query(
      `SELECT id, sequence, type, description, created_at AS "createdAt", amount_cents AS "amountCents",
              balance_after_cents AS "balanceAfterCents", project_id AS "projectId", (${NEWEST}) AS newest
         FROM credit_transactions WHERE ${conditions.join(' AND ')} ORDER BY sequence DESC LIMIT $2`,
      values,
    );
  }

  private async newestSequence(workspaceId: string): Promise<number> {
    const [row]: { sequence: number }[] = await this.dataSource.query(NEWEST, [workspaceId]);
    return row?.sequence ?? 0;
  }
}

const NEWEST =
  'SELECT n.sequence FROM credit_transactions n WHERE n.workspace_id = $1 ORDER BY n.sequence DESC LIMIT 1';

type NumberedRow = TransactionRow & {
  sequence: number;
  /** The sequence of the newest row of the wallet, at the same moment. */
  newest: number;
};

interface CsvLine {
  date: string;
  type: string;
  description: string;
  credits: number;
  balance: number;
}

const CSV_COLUMNS: Record<keyof CsvLine, string> = {
  date: 'Date (UTC)',
  type: 'Type',
  description: 'Description',
  credits: 'Credits',
  balance: 'Balance after',
};
const CSV_PAGE = 1_000;
const MOST_DOCUMENTS = 50;
