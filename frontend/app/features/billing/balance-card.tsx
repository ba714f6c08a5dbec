import { CalendarOff, Gift, ShieldCheck } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Card, CardTitle } from '~/components/ui/card';
import { Skeleton } from '~/components/ui/skeleton';
import { ErrorState } from '~/components/ui/states';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import { useBalance } from '~/lib/api/balance';
import { describeError } from '~/lib/api/errors';
import { creditsInPounds, formatNumber } from '~/lib/money';
import { FRESH } from '~/lib/query-client';

function Balance() {
  const { data, isPending, error, refetch } = useBalance({
    staleTime: FRESH.billingBalance,
    refetchInterval: FRESH.billingBalance,
  });
  if (isPending) {
    return (
      <div role="status" className="grid gap-3 pt-2">
        <Skeleton className="h-12 w-40" />
        <Skeleton className="h-5 w-56" />
        <VisuallyHidden>Loading the balance</VisuallyHidden>
      </div>
    );
  }
  if (!data)
    return <ErrorState {...describeError(error)} onRetry={() => void refetch()} className="mt-3 border-0 py-4" />;
  return (
    <>
      <p className="num flex flex-wrap items-baseline gap-x-3 pt-2">
        <span className="display text-4xl">{formatNumber(data.balance)}</span>
        <span className="text-lg text-quiet">credits, worth {creditsInPounds(data.balance)}</span>
      </p>
      <p className="pt-1 text-quiet">about {data.estimatedPRDsRemaining} documents remaining</p>
    </>
  );
}

function Note({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }) {
  return (
    <li className="flex gap-3">
      <Icon aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-5 shrink-0 text-patina" />
      <div className="text-sm">
        <p className="font-medium">{title}</p>
        <p className="text-quiet">{text}</p>
      </div>
    </li>
  );
}

export function BalanceCard() {
  return (
    <Card className="grid grid-cols-1 gap-6 p-6 lg:grid-cols-[1fr_18rem]">
      <div>
        <CardTitle className="font-sans text-sm font-normal text-quiet">Credit balance</CardTitle>
        <Balance />
      </div>
      <ul className="grid content-start gap-4 lg:border-s lg:ps-6">
        <Note
          icon={ShieldCheck}
          title="Secure payments"
          text="Cards are handled by the payment provider; we never see their numbers."
        />
        <Note icon={CalendarOff} title="Credits never expire" text="They wait until you need them." />
        <Note icon={Gift} title="Bonus on larger packages" text="Up to 25% more credits for the same price." />
      </ul>
    </Card>
  );
}
