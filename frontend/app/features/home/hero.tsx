import { Link } from 'react-router';
import { Button } from '~/components/ui/button';
import { useAuth } from '~/lib/auth';
import { LiveSheet } from './live-sheet';
import type { SamplePrice } from './live-sheet';
import { SAMPLE } from './sample';

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div>
      <dt className="sr-only">{label}</dt>
      <dd className="display num text-xl font-semibold">{value}</dd>
      <dd aria-hidden="true" className="text-sm text-quiet">
        {label}
      </dd>
    </div>
  );
}

function Invitation({ templates }: { templates: number }) {
  return (
    <>
      <Button asChild size="lg">
        <Link to="/auth?tab=sign-up">Start with 500 free credits</Link>
      </Button>
      <Button asChild size="lg" variant="secondary">
        <Link to="/templates">{templates > 1 ? `See ${templates} templates` : 'See the templates'}</Link>
      </Button>
    </>
  );
}

/** Who has an account already is not asked to make one. */
function MemberActions() {
  return (
    <>
      <Button asChild size="lg">
        <Link to="/app/templates">New Document</Link>
      </Button>
      <Button asChild size="lg" variant="secondary">
        <Link to="/documents">My Documents</Link>
      </Button>
    </>
  );
}

export function Hero({ templates, price }: { templates: number; price: SamplePrice }) {
  const { user } = useAuth();
  return (
    <div className="mx-auto grid max-w-[90rem] grid-cols-1 gap-x-16 gap-y-14 px-5 pt-12 pb-16 sm:px-8 lg:px-14 md:pt-16 lg:grid-cols-[5fr_6fr] lg:pb-24">
      <div className="lg:pt-2">
        <h1 className="display text-[2.5rem] leading-[1.1] sm:text-[3.5rem]">
          From an idea to a document that people can build from
        </h1>
        <p className="max-w-[34rem] pt-6 text-lg text-quiet">
          Pick a template, choose the sections, say what you are making. Every requirement gets an id, a measure and an
          owner, and you see the price before it starts.
        </p>
        <div className="flex flex-wrap gap-3 pt-8">
          {user ? <MemberActions /> : <Invitation templates={templates} />}
        </div>
        <dl className="flex flex-wrap gap-x-10 gap-y-4 pt-9">
          <Figure value="£0" label="first core document" />
          <Figure value="£5" label="in credits to begin with" />
          <Figure value="None" label="card required" />
        </dl>
        <div className="mt-9 max-w-[34rem] border-t pt-5">
          <p className="text-sm text-quiet">The idea that this page came from</p>
          <blockquote className="pt-2 font-serif text-lg leading-relaxed italic">“{SAMPLE.idea}”</blockquote>
        </div>
      </div>
      <LiveSheet price={price} />
    </div>
  );
}
