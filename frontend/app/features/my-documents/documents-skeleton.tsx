import { Skeleton } from '~/components/ui/skeleton';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import type { View } from './view-toggle';

const CARDS = 6;
const ROWS = 5;

export function DocumentsSkeleton({ view }: { view: View }) {
  return (
    <div role="status">
      <VisuallyHidden>Loading documents</VisuallyHidden>
      {view === 'cards' ? (
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {Array.from({ length: CARDS }, (_, card) => (
            <div key={card} className="grid min-h-44 content-between rounded-card border bg-sheet p-5">
              <div className="grid gap-3">
                <Skeleton className="h-6 w-14" />
                <Skeleton className="h-6 w-4/5" />
                <Skeleton className="h-5 w-32" />
              </div>
              <div className="flex justify-between">
                <Skeleton className="h-5 w-20" />
                <Skeleton className="h-5 w-24" />
              </div>
            </div>
          ))}
        </div>
      ) : (
        <div className="grid divide-y rounded-card border bg-sheet">
          {Array.from({ length: ROWS }, (_, row) => (
            <div key={row} className="flex items-center gap-6 px-4 py-4">
              <Skeleton className="h-5 flex-1" />
              <Skeleton className="h-5 w-28" />
              <Skeleton className="h-5 w-20" />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
