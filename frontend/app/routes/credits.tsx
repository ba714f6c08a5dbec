import { Page } from '~/components/page';
import { BalanceCard } from '~/features/billing/balance-card';
import { TransactionHistory } from '~/features/billing/transaction-history';
import { useAuth } from '~/lib/auth';
import { privateMeta } from '~/lib/page-meta';

export const meta = () => privateMeta('Credits & Billing');

export default function Credits() {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <Page title="Credits & Billing" trail={[{ label: 'Dashboard', to: '/app' }, { label: 'Credits' }]}>
      <div className="grid grid-cols-1 gap-8">
        <BalanceCard />
        <TransactionHistory />
      </div>
    </Page>
  );
}
