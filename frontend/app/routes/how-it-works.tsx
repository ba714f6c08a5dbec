import { Link } from 'react-router';
import { Breadcrumbs } from '~/components/ui/breadcrumbs';
import { Button } from '~/components/ui/button';
import { Limits } from '~/features/how-it-works/limits';
import { Steps } from '~/features/how-it-works/steps';
import { pageMeta } from '~/lib/page-meta';
import type { Route } from './+types/how-it-works';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'How it works',
    description:
      'From a template and a paragraph to a requirements document: pick sections, see the price, watch it being written, change it, export it.',
    path: '/how-it-works',
    trail: [{ label: 'How it works' }],
  });

export default function HowItWorks() {
  return (
    <div className="mx-auto max-w-6xl px-5 sm:px-8 py-10 sm:py-14">
      <Breadcrumbs trail={[{ label: 'How it works' }]} />
      <div className="max-w-2xl pt-5 pb-14">
        <h1 className="display text-4xl">How it works</h1>
        <p className="pt-3 text-lg text-quiet">
          Five steps from a paragraph to a document that people can decide on and build from. The first takes a minute.
        </p>
      </div>
      <Steps />
      <div className="pt-16">
        <Limits />
      </div>
      <div className="flex flex-wrap gap-3 pt-14">
        <Button asChild size="lg">
          <Link to="/templates">Choose a template</Link>
        </Button>
        <Button asChild size="lg" variant="secondary">
          <Link to="/learn">Learn to write one yourself</Link>
        </Button>
      </div>
    </div>
  );
}
