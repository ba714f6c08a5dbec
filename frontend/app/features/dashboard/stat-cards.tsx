import type { ReactNode } from 'react';
import { Card } from '~/components/ui/card';
import { Skeleton } from '~/components/ui/skeleton';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import { useBalance } from '~/lib/api/balance';
import { useDocuments } from '~/lib/api/documents';
import { formatNumber } from '~/lib/money';
import { RECENT } from './recent-documents';

interface StatProps {
  label: string;
  value: ReactNode;
  note: ReactNode;
  loading?: boolean;
}

function Stat({ label, value, note, loading = false }: StatProps) {
  return (
    <Card>
      <h2 className="text-sm text-quiet">{label}</h2>
      {loading ? (
        <div role="status" className="grid gap-2 pt-2">
          <Skeleton className="h-9 w-20" />
          <Skeleton className="h-4 w-32" />
          <VisuallyHidden>Loading</VisuallyHidden>
        </div>
      ) : (
        <>
          <p className="num display pt-1 text-3xl">{value}</p>
          <p className="pt-1 text-sm text-quiet">{note}</p>
        </>
      )}
    </Card>
  );
}

export function StatCards() {
  const balance = useBalance();
  const documents = useDocuments(RECENT);
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      <Stat
        label="Credits balance"
        loading={balance.isPending}
        value={balance.data ? formatNumber(balance.data.balance) : 'Error'}
        note={
          balance.data
            ? `about ${balance.data.estimatedPRDsRemaining} docs remaining`
            : 'The balance could not be read.'
        }
      />
      <Stat
        label="Total documents"
        loading={documents.isPending}
        value={documents.data ? formatNumber(documents.data.total) : 'Error'}
        note={documents.data ? 'created so far' : 'The documents could not be read.'}
      />
      <Stat label="Templates" value={3} note="PRD, BRD, FRD" />
    </div>
  );
}
