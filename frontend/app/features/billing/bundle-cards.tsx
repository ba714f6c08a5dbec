import { BundleOfferCard } from '~/components/offers/bundle-offer';
import { OffersLoading } from '~/components/offers/offers-loading';
import { Button } from '~/components/ui/button';
import { ErrorState } from '~/components/ui/states';
import { describeError } from '~/lib/api/errors';
import { usePackages } from '~/lib/api/packages';
import { usePurchase } from '~/lib/api/purchase';
import { useSubscription } from '~/lib/api/subscription-status';

const GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4';

interface BundleCardsProps {
  /** Where the payment page leads back to. */
  returnUrl?: string;
}

export function BundleCards({ returnUrl }: BundleCardsProps) {
  return (
    <section aria-labelledby="bundles">
      <h2 id="bundles" className="font-serif text-lg font-semibold">
        Credit bundles
      </h2>
      <p className="pt-1 pb-4 text-sm text-quiet">Bought once, without a subscription.</p>
      <Bundles returnUrl={returnUrl} />
    </section>
  );
}

function Bundles({ returnUrl }: BundleCardsProps) {
  const packages = usePackages();
  const { data: subscription } = useSubscription();
  const { buy, busy, buying } = usePurchase();
  if (packages.isPending)
    return <OffersLoading count={4} label="Loading bundles" cardClass="min-h-80" className={GRID} />;
  if (!packages.data) {
    return <ErrorState {...describeError(packages.error, 'payment')} onRetry={() => void packages.refetch()} />;
  }
  const disabled = busy || subscription?.purchasesAvailable === false;
  return (
    <div className={GRID}>
      {packages.data.map((bundle) => (
        <BundleOfferCard key={bundle.id} bundle={bundle}>
          {subscription?.canManage !== false && (
            <Button
              variant={bundle.popular ? 'primary' : 'secondary'}
              disabled={disabled}
              loading={buying === bundle.id}
              aria-label={`Buy ${bundle.name} for ${bundle.priceFormatted}`}
              onClick={() => buy({ packageId: bundle.id, returnUrl })}
            >
              Buy {bundle.name}
            </Button>
          )}
        </BundleOfferCard>
      ))}
    </div>
  );
}
