import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Download } from 'lucide-react';
import { Button } from '~/components/ui/button';
import { EmptyState, ErrorState } from '~/components/ui/states';
import { toast } from '~/components/ui/toast';
import { describeError } from '~/lib/api/errors';
import { cn } from '~/lib/cn';
import { formatNumber } from '~/lib/money';
import { downloadMovements, useMovements } from '../api/movements';
import { NoTransactions } from '../transaction-history';
import { TransactionsLoading, TransactionTable } from '../transaction-table';
import { readFilter } from './filter';
import type { MovementFilter } from './filter';
import { FilterForm } from './filter-form';

const FILTERS: (keyof MovementFilter)[] = ['type', 'direction', 'from', 'to'];

/** All movements, filtered by what the address says. */
export function Movements() {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const set = (edit: (after: URLSearchParams) => void) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        edit(after);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const clear = () => set((after) => FILTERS.forEach((name) => after.delete(name)));
  return (
    <section aria-labelledby="movements">
      <div className="flex flex-wrap items-end justify-between gap-3 pb-3">
        <h2 id="movements" className="font-serif text-lg font-semibold">
          All transactions
        </h2>
        <DownloadButton filter={filter} />
      </div>
      <div className="pb-4">
        <FilterForm
          filter={filter}
          onChange={(name, value) => set((after) => (value ? after.set(name, value) : after.delete(name)))}
          onClear={clear}
        />
      </div>
      <List filter={filter} onClear={clear} />
    </section>
  );
}

function DownloadButton({ filter }: { filter: MovementFilter }) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await downloadMovements(filter);
    } catch (error) {
      toast({ ...describeError(error, 'download'), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="secondary" size="sm" loading={busy} onClick={() => void download()}>
      {!busy && <Download aria-hidden="true" strokeWidth={1.5} />} Download CSV
    </Button>
  );
}

function List({ filter, onClear }: { filter: MovementFilter; onClear: () => void }) {
  const movements = useMovements(filter);
  const { data, isPending, error, refetch, isPlaceholderData } = movements;
  if (isPending) return <TransactionsLoading />;
  if (!data) return <ErrorState {...describeError(error)} onRetry={() => void refetch()} />;
  const rows = data.pages.flatMap(({ items }) => items);
  if (rows.length === 0 && Object.keys(filter).length === 0) return <NoTransactions />;
  if (rows.length === 0) {
    return (
      <EmptyState
        title="Nothing matches this filter"
        description="There is no transaction of this kind in these days."
        action={
          <Button variant="secondary" onClick={onClear}>
            Show all transactions
          </Button>
        }
      />
    );
  }
  return (
    <div
      className={cn('grid grid-cols-1 gap-4 transition-opacity', isPlaceholderData && 'opacity-60')}
      aria-busy={isPlaceholderData}
    >
      <TransactionTable transactions={rows} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="num text-sm text-quiet">
          {formatNumber(rows.length)} shown{movements.hasNextPage ? '' : ', that is all'}
        </p>
        {movements.hasNextPage && (
          <Button
            variant="secondary"
            loading={movements.isFetchingNextPage}
            onClick={() => void movements.fetchNextPage()}
          >
            Show more
          </Button>
        )}
      </div>
    </div>
  );
}
