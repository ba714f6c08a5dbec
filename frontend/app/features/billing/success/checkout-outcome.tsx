import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CircleHelp, Clock } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Button } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { Skeleton } from '~/components/ui/skeleton';
import { ErrorState } from '~/components/ui/states';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import { balanceQuery } from '~/lib/api/balance';
import { ApiError, describeError } from '~/lib/api/errors';
import { subscriptionQuery } from '~/lib/api/subscription-status';
import type { Checkout } from '~/lib/api/types';
import { userQuery } from '~/lib/api/user';
import { formatCredits } from '~/lib/money';
import { useCheckout } from '../api/checkout';
import { transactionsQuery } from '../api/transactions';

const LATE_AFTER_MS = 30_000;

interface CheckoutOutcomeProps {
  sessionId: string;
  /** Where the person was before paying. */
  back: string | null;
}

/** What became of a payment, from the moment the payment page has sent the person back. */
export function CheckoutOutcome({ sessionId, back }: CheckoutOutcomeProps) {
  const { data, error, refetch } = useCheckout(sessionId);
  useFollow(data);
  const unknown = sessionId === '' || (error instanceof ApiError && [400, 404].includes(error.status));
  if (unknown) {
    return (
      <ErrorState
        wholePage
        title="Payment not found"
        description="This address names no payment of yours. If you did pay, the credits are in your history."
        action={
          <Button asChild>
            <Link to="/app/billing">Credits & Billing</Link>
          </Button>
        }
      />
    );
  }
  if (!data && error) {
    return <ErrorState wholePage {...describeError(error, 'payment')} onRetry={() => void refetch()} />;
  }
  return <Card className="grid gap-5 p-6 sm:p-8">{data ? <Outcome checkout={data} back={back} /> : <Loading />}</Card>;
}

function Loading() {
  return (
    <div role="status" className="grid gap-4">
      <h1 className="sr-only">Loading your payment</h1>
      <Skeleton className="size-8 rounded-full" />
      <Skeleton className="h-9 w-64 max-w-full" />
      <Skeleton className="h-6 w-80 max-w-full" />
      <Skeleton className="h-10 w-48" />
      <VisuallyHidden>Looking up your payment</VisuallyHidden>
    </div>
  );
}

function Outcome({ checkout, back }: { checkout: Checkout; back: string | null }) {
  const late = useLate(checkout.state === 'processing');
  const { description, amountFormatted, credits, balance } = checkout;
  switch (checkout.state) {
    case 'completed':
      return (
        <>
          <Message icon={CircleCheck} tone="text-success" title="Payment complete">
            <p>
              {description}, {amountFormatted}.
            </p>
            <p className="num">
              {credits > 0 && `${formatCredits(credits)} were added. `}Your balance is{' '}
              <strong className="font-semibold text-ink">{formatCredits(balance)}</strong>.
            </p>
          </Message>
          <Ways back={back} />
        </>
      );
    case 'processing':
      return (
        <>
          <Message icon={Clock} tone="text-info" title="Your payment is on its way">
            <p>
              {description}, {amountFormatted}. The credits appear here as soon as the payment is confirmed.
            </p>
            {late && (
              <p className="text-ink">
                This takes longer than usual. Nothing is lost: the credits arrive by themselves, also when you leave
                this page.
              </p>
            )}
          </Message>
          <Ways back={back} />
        </>
      );
    case 'open':
    case 'failed':
    case 'expired':
      return (
        <>
          <Message icon={CircleHelp} tone="text-quiet" title="The payment was not finished">
            <p>
              {description}, {amountFormatted}. Nothing was charged.
              {checkout.state === 'failed' && ' Your bank did not carry out the payment; try again, or pay by card.'}
              {checkout.state === 'expired' && ' The payment page has run out; choose again to get a new one.'}
            </p>
          </Message>
          <div className="flex flex-wrap gap-2">
            <Button asChild>
              <Link to={back ?? '/app/billing'}>{back ? 'Back to where you were' : 'Back to Credits & Billing'}</Link>
            </Button>
          </div>
        </>
      );
  }
}

interface MessageProps {
  icon: LucideIcon;
  tone: string;
  title: string;
  children: ReactNode;
}

function Message({ icon: Icon, tone, title, children }: MessageProps) {
  return (
    <div role="status" className="grid gap-3">
      <Icon aria-hidden="true" strokeWidth={1.5} className={`size-8 ${tone}`} />
      <h1 className="display text-2xl">{title}</h1>
      <div className="grid max-w-[60ch] gap-2 text-quiet">{children}</div>
    </div>
  );
}

function Ways({ back }: { back: string | null }) {
  return (
    <div className="flex flex-wrap gap-2">
      {back && (
        <Button asChild>
          <Link to={back}>Back to where you were</Link>
        </Button>
      )}
      <Button asChild variant={back ? 'secondary' : 'primary'}>
        <Link to="/app/templates">Templates</Link>
      </Button>
      <Button asChild variant="secondary">
        <Link to="/app">Dashboard</Link>
      </Button>
    </div>
  );
}

function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setLate(true), LATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return late;
}

/** Balance, plan and history are asked anew once the payment is through. */
function useFollow(checkout: Checkout | undefined): void {
  const queryClient = useQueryClient();
  const completed = checkout?.state === 'completed';
  useEffect(() => {
    if (!completed) return;
    for (const { queryKey } of [balanceQuery(), subscriptionQuery(), userQuery(), transactionsQuery()]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  }, [completed, queryClient]);
}
