import { ReceiptText } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '~/components/ui/badge';
import { Button } from '~/components/ui/button';
import { Skeleton } from '~/components/ui/skeleton';
import { EmptyState, ErrorState } from '~/components/ui/states';
import { Table, Td, Th } from '~/components/ui/table';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import { describeError } from '~/lib/api/errors';
import type { CreditTransaction } from '~/lib/api/types';
import { cn } from '~/lib/cn';
import { britishDate } from '~/lib/dates';
import { formatCredits } from '~/lib/money';
import { useTransactions } from './api/transactions';

const TYPE_LABELS: Record<string, string> = {
  purchase: 'Purchase',
  deduction: 'Deduction',
  refund: 'Refund',
  admin_adjustment: 'Adjustment',
  subscription_grant: 'Plan credits',
  monthly_grant: 'Monthly credits',
  bundle: 'Bundle',
  generation: 'Generation',
  improve: 'AI Improve',
  regenerate: 'Regeneration',
  promo: 'Gift',
};

function Row({ transaction }: { transaction: CreditTransaction }) {
  // The sign decides whether it is money in or out, whatever the type is called.
  const credit = transaction.amountCents > 0;
  return (
    <tr>
      <Td className="whitespace-nowrap text-quiet max-sm:hidden">{britishDate(transaction.createdAt)}</Td>
      <Td className="w-full sm:min-w-48">
        <p className="pb-1 text-xs text-quiet sm:hidden">{britishDate(transaction.createdAt)}</p>
        {transaction.description}
      </Td>
      <Td className="max-sm:hidden">
        <Badge className="whitespace-nowrap">{TYPE_LABELS[transaction.type] ?? transaction.type}</Badge>
      </Td>
      <Td className={cn('num text-end font-medium whitespace-nowrap', credit ? 'text-success' : 'text-ink')}>
        {transaction.amountFormatted}
      </Td>
      <Td className="num text-end whitespace-nowrap text-quiet max-sm:hidden">
        {formatCredits(transaction.balanceAfterCents)}
      </Td>
    </tr>
  );
}

function Body() {
  const { data, isPending, error, refetch } = useTransactions();
  if (isPending) {
    return (
      <div role="status" className="grid gap-px overflow-hidden rounded-card border">
        {Array.from({ length: 4 }, (_, row) => (
          <div key={row} className="bg-sheet p-4">
            <Skeleton className="h-5" />
          </div>
        ))}
        <VisuallyHidden>Loading transactions</VisuallyHidden>
      </div>
    );
  }
  if (!data) return <ErrorState {...describeError(error)} onRetry={() => void refetch()} />;
  if (data.length === 0) {
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
  return (
    <Table label="Transactions">
      <thead>
        <tr>
          <Th className="max-sm:hidden">Date</Th>
          <Th>Description</Th>
          <Th className="max-sm:hidden">Type</Th>
          <Th className="text-end">Amount</Th>
          <Th className="text-end max-sm:hidden">Balance after</Th>
        </tr>
      </thead>
      <tbody>
        {data.map((transaction) => (
          <Row key={transaction.id} transaction={transaction} />
        ))}
      </tbody>
    </Table>
  );
}

export function TransactionHistory() {
  return (
    <section aria-labelledby="transactions">
      <h2 id="transactions" className="pb-3 font-serif text-lg font-semibold">
        Transaction history
      </h2>
      <Body />
    </section>
  );
}
