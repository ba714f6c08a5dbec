import { Breadcrumbs } from '~/components/ui/breadcrumbs';
import { Bundles } from '~/features/pricing/bundles';
import { Costs } from '~/features/pricing/costs';
import { Plans } from '~/features/pricing/plans';
import { Promises } from '~/features/pricing/promises';
import { Questions } from '~/features/pricing/questions';
import { productData } from '~/features/pricing/structured-data';
import type { CreditPackage, PlanOffer } from '~/lib/api/types';
import { pageMeta, publicUrlOf } from '~/lib/page-meta';
import { fetchPublic } from '~/load-context';
import type { Route } from './+types/pricing';

const PATH = '/pricing';
const TRAIL = [{ label: 'Pricing' }];
const DESCRIPTION =
  'Pay for the documents you generate: 500 free credits, first core document free, no card required. Plans from £19.99 a month, credit bundles from £5.';

export async function loader({ context, request }: Route.LoaderArgs) {
  const [plans, bundles] = await Promise.all([
    fetchPublic<PlanOffer[]>(context, '/api/billing/plans', request.signal),
    fetchPublic<CreditPackage[]>(context, '/api/credits/packages', request.signal),
  ]);
  return { plans, bundles };
}

/** What is on offer does not change while somebody reads it. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args;
  return pageMeta(args, {
    title: 'Pricing',
    description: DESCRIPTION,
    path: PATH,
    trail: TRAIL,
    jsonLd: loaderData && productData(publicUrlOf(args) + PATH, DESCRIPTION, loaderData.plans, loaderData.bundles),
  });
};

export default function Pricing({ loaderData }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-6xl px-5 sm:px-8 py-10 sm:py-14">
      <Breadcrumbs trail={TRAIL} />
      <div className="max-w-2xl pt-5 pb-8">
        <h1 className="display text-4xl">Pricing</h1>
        <p className="pt-3 text-lg text-quiet">
          You pay for what is written, and see the price before. No subscription is required.
        </p>
      </div>
      <div className="grid grid-cols-1 gap-16">
        <Promises />
        <Plans plans={loaderData.plans} />
        <Bundles bundles={loaderData.bundles} />
        <Costs />
        <Questions />
      </div>
    </div>
  );
}
