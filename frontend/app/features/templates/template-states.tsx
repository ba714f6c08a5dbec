import { Link } from 'react-router';
import { Button } from '~/components/ui/button';
import { Skeleton } from '~/components/ui/skeleton';
import { EmptyState } from '~/components/ui/states';

export function TemplateNotFound({ libraryPath }: { libraryPath: string }) {
  return (
    <div className="mx-auto max-w-3xl px-4 py-16">
      <EmptyState
        wholePage
        title="Template not found"
        description="It may have been renamed, or the address may be mistyped."
        action={
          <Button asChild>
            <Link to={libraryPath}>Browse Templates</Link>
          </Button>
        }
      />
    </div>
  );
}

export function TemplateLoading() {
  return (
    <div
      role="status"
      className="mx-auto grid w-full max-w-6xl gap-10 px-4 py-10 sm:px-8 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <h1 className="sr-only">Loading template</h1>
      <div className="grid content-start gap-4">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-16" />
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-16" />
        ))}
      </div>
      <Skeleton className="h-80" />
    </div>
  );
}
