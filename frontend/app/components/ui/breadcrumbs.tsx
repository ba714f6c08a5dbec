import { Link } from 'react-router';
import { ChevronRight } from 'lucide-react';
import { cn } from '~/lib/cn';

export interface Crumb {
  label: string;
  /** Absent for the page one is on. */
  to?: string;
}

const HOME: Crumb = { label: 'Home', to: '/' };

/** Home comes first unless `home` is false. */
export function Breadcrumbs({ trail, home = true, className }: { trail: Crumb[]; home?: boolean; className?: string }) {
  const crumbs = home ? [HOME, ...trail] : trail;
  return (
    <nav aria-label="Breadcrumb" className={cn('text-sm text-quiet', className)}>
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {crumbs.map((crumb, index) => (
          <li key={index} className="flex min-w-0 items-center gap-1.5">
            {index > 0 && <ChevronRight aria-hidden="true" strokeWidth={1.5} className="size-3.5 shrink-0" />}
            {crumb.to && index < crumbs.length - 1 ? (
              <Link to={crumb.to} className="inline-flex min-h-6 items-center hover:text-ink hover:underline">
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page" className="min-w-0 truncate text-ink">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
