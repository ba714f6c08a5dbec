import { Badge } from '~/components/ui/badge';
import { Skeleton } from '~/components/ui/skeleton';
import { Table, Td, Th } from '~/components/ui/table';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import type { CreditTransaction } from '~/lib/api/types';
import { cn } from '~/lib/cn';
import { britishDate } from '~/lib/dates';
import { formatCredits } from '~/lib/money';
import { typeLabel } from './transaction-types';

function Row({ transaction }: { transaction: CreditTransaction }) {
  // The sign decides whether it is money in or out, whatever the type is called.
  const credit = transaction.amountCents > 0;
  return (
    <tr>
      <Td className="whitespace-nowrap text-quiet max-lg:hidden">{britishDate(transaction.createdAt)}</Td>
      <Td className="w-full lg:min-w-48">
        <p className="pb-1 text-xs text-quiet lg:hidden">{britishDate(transaction.createdAt)}</p>
        {transaction.description}
      </Td>
      <Td className="max-sm:hidden">
        <Badge className="whitespace-nowrap">{typeLabel(transaction.type)}</Badge>
      </Td>
      <Td className={cn('num text-end font-medium whitespace-nowrap', credit ? 'text-success' : 'text-ink')}>
        {transaction.amountFormatted}
      </Td>
      <Td className="num text-end whitespace-nowrap text-quiet max-lg:hidden">
        {formatCredits(transaction.balanceAfterCents)}
      </Td>
    </tr>
  );
}

export function TransactionTable({ transactions }: { transactions: CreditTransaction[] }) {
  return (
    <Table label="Transactions">
      <thead>
        <tr>
          <Th className="max-lg:hidden">Date</Th>
          <Th>Description</Th>
          <Th className="max-sm:hidden">Type</Th>
          <Th className="text-end">Amount</Th>
          <Th className="text-end max-lg:hidden">Balance after</Th>
        </tr>
      </thead>
      <tbody>
        {transactions.map((transaction) => (
          <Row key={transaction.id} transaction={transaction} />
        ))}
      </tbody>
    </Table>
  );
}

export function TransactionsLoading() {
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
