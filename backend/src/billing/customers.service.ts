import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { StripeClient } from '../integrations/stripe/stripe.client.js';

/** One Stripe customer per workspace, made at its first purchase and kept for ever. */
@Injectable()
export class CustomersService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly stripe: StripeClient,
  ) {}

  async find(workspaceId: string): Promise<string | null> {
    const [row]: { customerId: string | null }[] = await this.dataSource.query(
      'SELECT stripe_customer_id AS "customerId" FROM workspaces WHERE id = $1',
      [workspaceId],
    );
    return row?.customerId ?? null;
  }

  /** A new customer has the name of the workspace and the address of its owner, to which receipts go. */
  async findOrCreate(workspaceId: string): Promise<string> {
    const known = await this.find(workspaceId);
    if (known !== null) return known;
    const [owner]: { name: string; email: string }[] = await this.dataSource.query(
      `SELECT w.name, u.email FROM workspaces w
         JOIN workspace_members m ON m.workspace_id = w.id AND m.role = 'owner' JOIN users u ON u.id = m.user_id
        WHERE w.id = $1 ORDER BY m.created_at, m.id LIMIT 1`,
      [workspaceId],
    );
    if (!owner) throw new Error('A workspace without an owner cannot buy.');
    const customer = await this.stripe.call((stripe) =>
      stripe.customers.create(
        { name: owner.name, email: owner.email, metadata: { workspaceId } },
        // Two purchases that begin at once ask for the same customer.
        { idempotencyKey: `customer:${workspaceId}` },
      ),
    );
    await this.dataSource.query(
      'UPDATE workspaces SET stripe_customer_id = $2 WHERE id = $1 AND stripe_customer_id IS NULL',
      [workspaceId, customer.id],
    );
    return (await this.find(workspaceId)) ?? customer.id;
  }
}
