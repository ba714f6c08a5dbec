import { Skeleton } from '~/components/ui/skeleton';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import { cn } from '~/lib/cn';

interface OffersLoadingProps {
  count: number;
  label: string;
  /** Of one card: as high as what is coming. */
  cardClass: string;
  className: string;
}

export function OffersLoading({ count, label, cardClass, className }: OffersLoadingProps) {
  return (
    <div role="status" className={className}>
      {Array.from({ length: count }, (_, card) => (
        <div key={card} className={cn('flex flex-col gap-4 rounded-card border bg-sheet p-5', cardClass)}>
          <Skeleton className="h-6 w-24" />
          <Skeleton className="h-10 w-32" />
          <Skeleton className="h-24" />
          <Skeleton className="mt-auto h-10" />
        </div>
      ))}
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
