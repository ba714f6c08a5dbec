import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { Badge } from '~/components/ui/badge';
import type { BillingInterval, PlanOffer } from '~/lib/api/types';
import { cn } from '~/lib/cn';
import { formatNumber } from '~/lib/money';

interface PlanOfferCardProps {
  plan: PlanOffer;
  interval: BillingInterval;
  /** Marks the card, for instance as the current plan. */
  mark?: string;
  /** The bonus of a first time comes once. */
  bonusUsed?: boolean;
  /** What can be done with it, at the foot. */
  children?: ReactNode;
}

/** What a plan costs and gives. */
export function PlanOfferCard({ plan, interval, mark, bonusUsed = false, children }: PlanOfferCardProps) {
  const { name, tagline, monthlyPence, monthlyCredits, firstTimeBonus, documents, features } = plan;
  const free = monthlyPence === 0;
  const price = free ? '£0' : interval === 'yearly' ? plan.yearlyFormatted : plan.monthlyFormatted;
  return (
    <article
      aria-label={`${name} plan`}
      className={cn('flex flex-col gap-4 rounded-card border bg-sheet p-5', mark && 'border-ember')}
    >
      <div className="flex min-h-6 items-start justify-between gap-2">
        <h3 className="font-serif text-lg font-semibold">{name}</h3>
        {mark && <Badge tone="ember">{mark}</Badge>}
      </div>
      <div>
        <p className="num flex flex-wrap items-baseline gap-x-2">
          <span className="display text-3xl">{price}</span>{' '}
          {!free && <span className="text-sm text-quiet">{interval === 'yearly' ? 'a year' : 'a month'}</span>}
        </p>
        <p className="pt-1 text-sm text-quiet">{tagline}</p>
      </div>
      {monthlyCredits > 0 && (
        <div className="num grid gap-1.5 border-y py-3 text-sm">
          <dl className="grid gap-1">
            <div className="flex flex-wrap justify-between gap-x-3">
              <dt className="text-quiet">Every month</dt>
              <dd className="font-medium">{formatNumber(monthlyCredits)} credits</dd>
            </div>
            {firstTimeBonus > 0 && !bonusUsed && (
              <div className="flex flex-wrap justify-between gap-x-3 text-success">
                <dt>First-time bonus</dt>
                <dd className="font-medium">+ {formatNumber(firstTimeBonus)} credits</dd>
              </div>
            )}
          </dl>
          {documents && <p className="text-quiet">{documents}</p>}
        </div>
      )}
      <ul className="grid gap-2 text-sm">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0 text-patina" />
            {feature}
          </li>
        ))}
      </ul>
      {children && <div className="mt-auto grid pt-2">{children}</div>}
    </article>
  );
}
