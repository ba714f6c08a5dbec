import { Page } from '~/components/page';
import { BalanceHistory } from '~/features/billing/history/balance-history';
import { Invoices } from '~/features/billing/history/invoices';
import { Movements } from '~/features/billing/history/movements';
import { SpendByDocument } from '~/features/billing/history/spend-by-document';
import { privateMeta } from '~/lib/page-meta';

export const meta = () => privateMeta('Credit history');

export default function CreditHistory() {
  return (
    <Page
      title="Credit history"
      description="Every credit that came and went."
      trail={[{ label: 'Dashboard', to: '/app' }, { label: 'Credits', to: '/app/billing' }, { label: 'History' }]}
    >
      <div className="grid grid-cols-1 gap-10">
        <BalanceHistory />
        <Movements />
        <SpendByDocument />
        <Invoices />
      </div>
    </Page>
  );
}
