import { Link } from 'react-router';
import { ReceiptText } from 'lucide-react';
import { Badge } from '~/components/ui/badge';
import { Button } from '~/components/ui/button';
import { EmptyState, ErrorState } from '~/components/ui/states';
import { Table, Td, Th } from '~/components/ui/table';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import { describeError } from '~/lib/api/errors';
import { useSubscription } from '~/lib/api/subscription-status';
import { britishDate } from '~/lib/dates';
import { useInvoices } from '../api/invoices';
import { TransactionsLoading } from '../transaction-table';

/** Receipts, for members who may manage billing; the others do not see the section. */
export function Invoices() {
  const { data: subscription } = useSubscription();
  if (!subscription?.canManage) return null;
  return (
    <section aria-labelledby="invoices">
      <h2 id="invoices" className="pb-3 font-serif text-lg font-semibold">
        Invoices
      </h2>
      <Body />
    </section>
  );
}

const TONES: Record<string, 'success' | 'danger'> = { paid: 'success', uncollectible: 'danger' };

function Body() {
  const { data, isPending, error, refetch } = useInvoices(true);
  if (isPending) return <TransactionsLoading />;
  if (!data) return <ErrorState {...describeError(error, 'payment')} onRetry={() => void refetch()} />;
  if (data.length === 0) {
    return (
      <EmptyState
        icon={<ReceiptText aria-hidden="true" />}
        title="No invoices yet"
        description="There is one for each payment, to keep or to print."
        action={
          <Button asChild variant="secondary">
            <Link to="/app/billing">See plans and bundles</Link>
          </Button>
        }
      />
    );
  }
  return (
    <Table label="List of invoices">
      <thead>
        <tr>
          <Th className="max-lg:hidden">Date</Th>
          <Th>Invoice</Th>
          <Th className="max-sm:hidden">Status</Th>
          <Th className="text-end">Total</Th>
          <Th>
            <VisuallyHidden>Open</VisuallyHidden>
          </Th>
        </tr>
      </thead>
      <tbody>
        {data.map(({ id, number, createdAt, description, totalFormatted, status, url }) => (
          <tr key={id}>
            <Td className="whitespace-nowrap text-quiet max-lg:hidden">{britishDate(createdAt)}</Td>
            <Td className="w-full">
              <p className="pb-1 text-xs text-quiet lg:hidden">{britishDate(createdAt)}</p>
              {description}
              {number && <p className="text-xs whitespace-nowrap text-quiet">{number}</p>}
            </Td>
            <Td className="max-sm:hidden">
              <Badge tone={TONES[status] ?? 'outline'}>{status}</Badge>
            </Td>
            <Td className="num text-end font-medium whitespace-nowrap">{totalFormatted}</Td>
            <Td>
              {url && (
                <a href={url} target="_blank" rel="noreferrer" className="link inline-flex min-h-6 items-center">
                  View<VisuallyHidden> invoice {number ?? description}, opens in a new tab</VisuallyHidden>
                </a>
              )}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
