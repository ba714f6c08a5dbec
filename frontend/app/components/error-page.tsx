import { Link } from 'react-router';
import { Button } from '~/components/ui/button';

const TITLES = { missing: '404 Page Not Found', broken: 'Something Went Wrong' };

export function errorTitle(status: number): string {
  return status === 404 ? TITLES.missing : TITLES.broken;
}

/** What stands in place of a page that does not exist, or that could not be made. */
export function ErrorPage({ status }: { status: number }) {
  const missing = status === 404;
  return (
    <div className="mx-auto grid max-w-2xl gap-5 px-5 py-24 sm:py-32">
      <h1 className="display text-3xl sm:text-4xl">{errorTitle(status)}</h1>
      <p className="text-lg text-quiet">
        {missing
          ? 'There is nothing at this address. The link may be old, or a letter may be missing from it.'
          : 'An unexpected error occurred. Please try again or contact support if the issue continues.'}
      </p>
      <div className="flex flex-wrap gap-3 pt-2">
        <Button asChild size="lg">
          <Link to="/">Go to the home page</Link>
        </Button>
        <Button asChild size="lg" variant="secondary">
          <Link to="/templates">Browse Templates</Link>
        </Button>
      </div>
    </div>
  );
}
