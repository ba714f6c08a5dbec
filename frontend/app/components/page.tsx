import type { ReactNode } from 'react';
import { Breadcrumbs } from '~/components/ui/breadcrumbs';
import type { Crumb } from '~/components/ui/breadcrumbs';
import { cn } from '~/lib/cn';

interface PageProps {
  title: ReactNode;
  description?: ReactNode;
  trail?: Crumb[];
  /** Beside the title. */
  actions?: ReactNode;
  width?: 'narrow' | 'wide';
  children: ReactNode;
}

/** The usual body of a signed-in screen: trail, heading, actions, content. */
export function Page({ title, description, trail, actions, width = 'wide', children }: PageProps) {
  return (
    <div className={cn('mx-auto w-full px-4 py-6 sm:px-8 sm:py-8', width === 'narrow' ? 'max-w-3xl' : 'max-w-6xl')}>
      {trail && <Breadcrumbs trail={trail} className="pb-3" />}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-6">
        <div className="min-w-0">
          <h1 className="display text-2xl break-words">{title}</h1>
          {description && <p className="pt-1.5 text-quiet">{description}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {children}
    </div>
  );
}
