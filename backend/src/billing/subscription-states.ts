import type { Plan } from '@specforge/document';
import type { WorkspaceSubscriptionStatus } from '../workspaces/workspace.entity.js';
import type { SubscriptionStatus } from './subscription.entity.js';

/** What a status of Stripe means here. */
interface SubscriptionMeaning {
  /** As stored on the subscription. */
  status: SubscriptionStatus;
  /** As stored on the workspace; null leaves it alone: the first payment is not through. */
  workspace: WorkspaceSubscriptionStatus | null;
  /** Whether the plan's rights hold. While Stripe still tries to collect a renewal they do. */
  entitled: boolean;
  /** It may still be paid, changed or cancelled. */
  live: boolean;
}

const ENDED = { status: 'canceled', workspace: 'canceled', entitled: false, live: false } as const;

const MEANINGS: Readonly<Record<string, SubscriptionMeaning>> = {
  incomplete: { status: 'incomplete', workspace: null, entitled: false, live: true },
  incomplete_expired: { status: 'canceled', workspace: null, entitled: false, live: false },
  trialing: { status: 'active', workspace: 'active', entitled: true, live: true },
  active: { status: 'active', workspace: 'active', entitled: true, live: true },
  past_due: { status: 'incomplete', workspace: 'past_due', entitled: true, live: true },
  unpaid: { status: 'incomplete', workspace: 'past_due', entitled: false, live: true },
  paused: { status: 'incomplete', workspace: 'paused', entitled: false, live: true },
  canceled: ENDED,
};

/** A status that Stripe adds one day opens nothing. */
export function subscriptionMeaning(stripeStatus: string): SubscriptionMeaning {
  return MEANINGS[stripeStatus] ?? { status: 'incomplete', workspace: 'paused', entitled: false, live: true };
}

export const SHOWN_STATUSES = ['active', 'cancelled', 'past_due', 'incomplete', 'paused', 'inactive'] as const;
export type ShownStatus = (typeof SHOWN_STATUSES)[number];

interface StoredState {
  plan: Plan;
  status: SubscriptionStatus;
  workspaceStatus: WorkspaceSubscriptionStatus;
  cancelAtPeriodEnd: boolean;
}

/** A plan that ends with its period is shown as cancelled while Stripe still calls it active. */
export function shownStatus({ plan, status, workspaceStatus, cancelAtPeriodEnd }: StoredState): ShownStatus {
  if (status === 'canceled' || plan === 'free') return 'inactive';
  if (status === 'active') return cancelAtPeriodEnd ? 'cancelled' : 'active';
  return workspaceStatus === 'past_due' || workspaceStatus === 'paused' ? workspaceStatus : 'incomplete';
}
