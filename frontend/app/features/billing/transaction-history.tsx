import { ReceiptText } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '~/components/ui/button';
import { EmptyState, ErrorState } from '~/components/ui/states';
import { describeError } from '~/lib/api/errors';
import { useTransactions } from './api/transactions';
import { TransactionsLoading, TransactionTable } from './transaction-table';

function Body() {
  const { data, isPending, error, refetch } = useTransactions();
  if (isPending) return <TransactionsLoading />;
  if (!data) return <ErrorState {...describeError(error)} onRetry={() => void refetch()} />;
  if (data.length === 0) return <NoTransactions />;
  return <TransactionTable transactions={data} />;
}

export function NoTransactions() {
  return (
    <EmptyState
      icon={<ReceiptText aria-hidden="true" />}
      title="No transactions yet"
      description="Your purchase history will appear here"
      action={
        <Button asChild variant="secondary">
          <Link to="/app/templates">Browse Templates</Link>
        </Button>
      }
    />
  );
}

export function TransactionHistory() {
  return (
    <section aria-labelledby="transactions">
      <div className="flex flex-wrap items-end justify-between gap-3 pb-3">
        <h2 id="transactions" className="font-serif text-lg font-semibold">
          Transaction history
        </h2>
        <Link to="/app/billing/history" className="link inline-flex min-h-6 items-center text-sm">
          Full history
        </Link>
      </div>
      <Body />
    </section>
  );
}
