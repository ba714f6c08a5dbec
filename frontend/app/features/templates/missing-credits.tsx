import { Link } from 'react-router';
import { Button } from '~/components/ui/button';
import { useBalance } from '~/lib/api/balance';
import { usePackages } from '~/lib/api/packages';
import { usePurchase } from '~/lib/api/purchase';
import { useSubscription } from '~/lib/api/subscription-status';
import { formatCredits, formatNumber } from '~/lib/money';
import { billingPath } from '~/lib/next-path';
import { smallestBundle } from './smallest-bundle';

interface MissingCreditsProps {
  balance: number;
  missing: number;
  /** Where the payment page leads back to. */
  returnUrl: string;
  /** Called before the page is left, to keep what is on it. */
  onLeave: () => void;
}

const ARRIVAL_MS = 5_000;

/** How many credits are missing, and the smallest bundle that brings them. */
export function MissingCredits({ balance, missing, returnUrl, onLeave }: MissingCreditsProps) {
  // Credits that were bought a moment ago show as they arrive.
  useBalance({ staleTime: 0, refetchInterval: ARRIVAL_MS });
  const { data: packages } = usePackages();
  const { data: subscription } = useSubscription();
  const { buy, busy } = usePurchase();
  const bundle = smallestBundle(packages ?? [], missing);
  const mayBuy = subscription?.canManage && subscription.purchasesAvailable;
  return (
    <div className="grid gap-2.5 pb-1.5 text-sm">
      <p className="text-danger">
        You have {formatCredits(balance)}, {formatNumber(missing)} too few.
      </p>
      {mayBuy && bundle && (
        <Button
          variant="secondary"
          loading={busy}
          onClick={() => {
            onLeave();
            buy({ packageId: bundle.id, returnUrl });
          }}
        >
          Buy {bundle.name}, {formatCredits(bundle.totalCredits)} for {bundle.priceFormatted}
        </Button>
      )}
      {subscription?.canManage === false && <p className="text-quiet">An owner or admin of the workspace can buy.</p>}
      <Link to={billingPath(returnUrl)} onClick={onLeave} className="link inline-flex min-h-6 items-center">
        All bundles and plans
      </Link>
    </div>
  );
}
