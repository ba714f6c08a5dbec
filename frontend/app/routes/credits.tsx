import { Link, useSearchParams } from 'react-router';
import { Page } from '~/components/page';
import { Button } from '~/components/ui/button';
import { BalanceCard } from '~/features/billing/balance-card';
import { BundleCards } from '~/features/billing/bundle-cards';
import { PlanCards } from '~/features/billing/plan-cards';
import { PurchaseNotes } from '~/features/billing/purchase-notes';
import { SubscriptionPanel, SubscriptionPanelLoading } from '~/features/billing/subscription-panel';
import { TransactionHistory } from '~/features/billing/transaction-history';
import { WhyBuy } from '~/features/billing/why-buy';
import { useSubscription } from '~/lib/api/subscription-status';
import { useAuth } from '~/lib/auth';
import { ownPath } from '~/lib/next-path';
import { privateMeta } from '~/lib/page-meta';

export const meta = () => privateMeta('Credits & Billing');

export default function Credits() {
  const { user } = useAuth();
  const { data: subscription, isPending } = useSubscription();
  const [search] = useSearchParams();
  const returnUrl = ownPath(search.get('return')) ?? undefined;
  if (!user) return null;
  return (
    <Page
      title="Credits & Billing"
      trail={[{ label: 'Dashboard', to: '/app' }, { label: 'Credits' }]}
      actions={
        returnUrl && (
          <Button asChild variant="secondary">
            <Link to={returnUrl}>Back to where you were</Link>
          </Button>
        )
      }
    >
      <div className="grid grid-cols-1 gap-8">
        <BalanceCard />
        {subscription ? (
          <SubscriptionPanel subscription={subscription} />
        ) : (
          isPending && user.plan !== 'free' && <SubscriptionPanelLoading />
        )}
        {subscription && <PurchaseNotes subscription={subscription} />}
        <PlanCards returnUrl={returnUrl} />
        <BundleCards returnUrl={returnUrl} />
        <WhyBuy />
        <TransactionHistory />
      </div>
    </Page>
  );
}
