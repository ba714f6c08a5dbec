import type { Plan } from '@specforge/document';
import { ViewColumn, ViewEntity } from 'typeorm';

/** What a user is said to have but the personal workspace holds: computed, so that it cannot disagree. */
@ViewEntity('user_accounts', { synchronize: false })
export class UserAccount {
  @ViewColumn()
  userId: string;

  @ViewColumn()
  workspaceId: string;

  @ViewColumn()
  plan: Plan;

  @ViewColumn()
  stripeCustomerId: string | null;

  @ViewColumn()
  stripeSubscriptionId: string | null;

  @ViewColumn()
  creditBalance: number;

  /** Credits bought or granted by a plan, ever. */
  @ViewColumn()
  lifetimeCreditsPurchased: number;

  /** Credits spent, less what came back, ever. */
  @ViewColumn()
  lifetimeCreditsSpent: number;
}
