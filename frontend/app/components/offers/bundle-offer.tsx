import type { ReactNode } from 'react';
import { Badge } from '~/components/ui/badge';
import type { CreditPackage } from '~/lib/api/types';
import { cn } from '~/lib/cn';
import { formatDocuments, formatNumber } from '~/lib/money';

const BEST_VALUE = 'large';

function markOf({ id, popular }: CreditPackage): string | null {
  if (popular) return 'Most Popular';
  return id === BEST_VALUE ? 'Best Value' : null;
}

/** What a bundle costs and gives. */
export function BundleOfferCard({ bundle, children }: { bundle: CreditPackage; children?: ReactNode }) {
  const { name, description, priceFormatted, baseCredits, bonusCredits, bonusPercentage, totalCredits } = bundle;
  const mark = markOf(bundle);
  return (
    <article
      aria-label={`${name} bundle`}
      className={cn('flex flex-col gap-4 rounded-card border bg-sheet p-5', bundle.popular && 'border-ember')}
    >
      <div className="flex min-h-6 items-start justify-between gap-2">
        <h3 className="font-serif text-lg font-semibold">{name}</h3>
        {mark && <Badge tone={bundle.popular ? 'ember' : 'patina'}>{mark}</Badge>}
      </div>
      <div>
        <p className="num display text-3xl">{priceFormatted}</p>
        <p className="pt-1 text-sm text-quiet">{description}</p>
      </div>
      <dl className="num grid gap-1 border-t pt-3 text-sm">
        <Line term="Credits" value={formatNumber(baseCredits)} />
        {bonusCredits > 0 ? (
          <Line
            term={`Bonus, ${bonusPercentage}%`}
            value={`+ ${formatNumber(bonusCredits)}`}
            className="text-success"
          />
        ) : (
          <Line term="Bonus" value="none" className="text-quiet" />
        )}
        <Line term="In all" value={`${formatNumber(totalCredits)} credits`} className="font-medium" />
      </dl>
      <p className="num -mt-2 text-sm text-quiet">about {formatDocuments(bundle.estimatedPRDs)}</p>
      {children && <div className="mt-auto grid pt-2">{children}</div>}
    </article>
  );
}

function Line({ term, value, className }: { term: string; value: string; className?: string }) {
  return (
    <div className={cn('flex flex-wrap justify-between gap-x-3', className)}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
