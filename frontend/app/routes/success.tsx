import { useSearchParams } from 'react-router';
import { CheckoutOutcome } from '~/features/billing/success/checkout-outcome';
import { ownPath } from '~/lib/next-path';
import { privateMeta } from '~/lib/page-meta';

export const meta = () => privateMeta('Payment');

export default function Success() {
  const [search] = useSearchParams();
  const sessionId = search.get('session_id') ?? '';
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-10 sm:py-16">
      <CheckoutOutcome key={sessionId} sessionId={sessionId} back={ownPath(search.get('return'))} />
    </div>
  );
}
