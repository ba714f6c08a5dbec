import { USUAL_DOCUMENT_COST } from '@specforge/document';
import { Link } from 'react-router';
import { CircleAlert, Coins } from 'lucide-react';
import { Skeleton } from '~/components/ui/skeleton';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import { useBalance } from '~/lib/api/balance';
import { cn } from '~/lib/cn';
import { formatCredits } from '~/lib/money';
import { FRESH } from '~/lib/query-client';

/** The balance in the app's header; also the way to billing when it could not be read. */
export function CreditsBadge() {
  const { data, isPending, isError } = useBalance({ staleTime: FRESH.shellBalance });
  if (isPending) {
    return (
      <div role="status">
        <Skeleton className="h-9 w-24" />
        <VisuallyHidden>Loading credits</VisuallyHidden>
      </div>
    );
  }
  const known = !isError && typeof data?.balance === 'number' && Number.isFinite(data.balance);
  return (
    <Link
      to="/app/billing"
      className={cn(
        'num inline-flex min-h-9 items-center gap-1.5 rounded-control border px-2.5 text-sm font-medium whitespace-nowrap sm:px-3',
        known ? 'hover:bg-soft' : 'border-danger bg-danger-tint text-danger',
      )}
    >
      {known ? (
        <>
          <Coins aria-hidden="true" strokeWidth={1.5} className="size-4 text-quiet" />
          {formatCredits(data.balance)}
          {data.balance < USUAL_DOCUMENT_COST && (
            <span className="font-normal text-ember">
              low<VisuallyHidden>: less than a usual document costs</VisuallyHidden>
            </span>
          )}
        </>
      ) : (
        <>
          <CircleAlert aria-hidden="true" strokeWidth={1.5} className="size-4" />
          Error
          <VisuallyHidden>: the credit balance could not be read. Open billing.</VisuallyHidden>
        </>
      )}
    </Link>
  );
}
