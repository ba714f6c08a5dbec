import { BundleOfferCard } from '~/components/offers/bundle-offer';
import type { CreditPackage } from '~/lib/api/types';

export function Bundles({ bundles }: { bundles: CreditPackage[] }) {
  return (
    <section aria-labelledby="bundles">
      <h2 id="bundles" className="display text-3xl">
        Credit bundles
      </h2>
      <p className="max-w-[60ch] pt-3 pb-6 text-quiet">
        Bought once, without a subscription. Larger packages bring up to 25% more.
      </p>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {bundles.map((bundle) => (
          <BundleOfferCard key={bundle.id} bundle={bundle} />
        ))}
      </div>
    </section>
  );
}
