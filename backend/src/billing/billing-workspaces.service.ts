import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';

/** A workspace and how much it had been told when facts about it were asked for. */
export interface BilledWorkspace {
  id: string;
  revision: number;
}

/** Somebody else's facts were written meanwhile: these may be older, so they are to be asked for again. */
export class StaleFacts extends Error {}

/**
 * Facts are asked of the provider outside a transaction and written inside one. In between, newer ones may have been
 * written. The revision tells: it is read before asking and must still stand when writing.
 */
@Injectable()
export class BillingWorkspacesService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Null for a customer that is none of ours. */
  async ofCustomer(customerId: string): Promise<BilledWorkspace | null> {
    return this.find('stripe_customer_id = $1', customerId);
  }

  async ofId(workspaceId: string): Promise<BilledWorkspace | null> {
    return this.find('id = $1', workspaceId);
  }

  /** Takes the lock of the workspace. Errors: StaleFacts. */
  async lock(tx: EntityManager, { id, revision }: BilledWorkspace): Promise<void> {
    const [, updated]: [unknown, number] = await tx.query(
      'UPDATE workspaces SET billing_revision = billing_revision + 1 WHERE id = $1 AND billing_revision = $2',
      [id, revision],
    );
    if (updated === 0) throw new StaleFacts('The workspace was told something meanwhile.');
  }

  private async find(condition: string, value: string): Promise<BilledWorkspace | null> {
    const [row]: BilledWorkspace[] = await this.dataSource.query(
      `SELECT id, billing_revision AS revision FROM workspaces WHERE ${condition}`,
      [value],
    );
    return row ?? null;
  }
}

/** How often facts are asked for again before the work fails, to be repeated by whoever sent it. */
const ATTEMPTS = 6;

/** Runs `work`, which asks and then writes, again as long as its facts were overtaken. */
export async function withFreshFacts<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StaleFacts) || attempt === ATTEMPTS) throw error;
    }
  }
}
