import type { ReactNode } from 'react';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '~/components/ui/button';
import { Skeleton } from '~/components/ui/skeleton';
import { EmptyState, ErrorState } from '~/components/ui/states';
import { describeError } from '~/lib/api/errors';
import { britishDateTime, relativeDate } from '~/lib/dates';

interface HistoryListProps<T> {
  list: UseInfiniteQueryResult<T[]>;
  /** `runs`, as in 'Loading runs' and 'Older runs'. */
  things: string;
  empty: { title: string; description: string };
  children: (items: T[]) => ReactNode;
}

/** A list of the project's past: loading, empty, in trouble, and with a way to what is older. */
export function HistoryList<T>({ list, things, empty, children }: HistoryListProps<T>) {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    list;
  if (isPending) {
    return (
      <div role="status" className="grid gap-3">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-12" />
        ))}
        <span className="sr-only">Loading {things}</span>
      </div>
    );
  }
  if (!data) return <ErrorState {...describeError(error)} onRetry={() => void refetch()} />;
  if (data.length === 0) return <EmptyState {...empty} />;
  return (
    <>
      {children(data)}
      {isFetchNextPageError && (
        <p role="alert" className="pt-3 text-sm text-danger">
          {describeError(error).description}
        </p>
      )}
      {hasNextPage && (
        <Button variant="secondary" className="mt-4" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Older {things}
        </Button>
      )}
    </>
  );
}

/** One entry: what it is, what there is to know of it, and what can be done with it. */
export function HistoryRow({
  title,
  badge,
  note,
  at,
  action,
}: {
  title: ReactNode;
  badge?: ReactNode;
  note?: ReactNode;
  at: string;
  action?: ReactNode;
}) {
  return (
    <li className="flex items-start gap-3 border-t py-3 first:border-t-0">
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium break-words">
          {title}
          {badge}
        </p>
        {note && <p className="text-sm break-words text-quiet">{note}</p>}
        <When at={at} className="text-xs text-quiet" />
      </div>
      {action}
    </li>
  );
}

interface WhenProps {
  at: string;
  /** Words stand before it: `begun yesterday`. */
  inSentence?: boolean;
  className?: string;
}

/** `Yesterday`; the minute is told to who asks. */
export function When({ at, inSentence = false, className }: WhenProps) {
  const said = relativeDate(at);
  return (
    <time dateTime={at} title={britishDateTime(at)} className={className}>
      {inSentence ? said.replace(/^(?:Today|Yesterday)$/, (day) => day.toLowerCase()) : said}
    </time>
  );
}
