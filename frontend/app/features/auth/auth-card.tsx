import type { ReactNode } from 'react';
import { Breadcrumbs } from '~/components/ui/breadcrumbs';
import type { Crumb } from '~/components/ui/breadcrumbs';

interface AuthCardProps {
  title: string;
  intro?: ReactNode;
  trail?: Crumb[];
  children: ReactNode;
}

/** The narrow column in which people prove who they are. */
export function AuthCard({ title, intro, trail, children }: AuthCardProps) {
  return (
    <div className="mx-auto w-full max-w-[27rem] px-4 py-12 sm:py-16">
      {trail && <Breadcrumbs trail={trail} className="flex justify-center pb-4" />}
      <h1 className="display text-center text-3xl">{title}</h1>
      {intro && <p className="pt-3 text-center text-quiet">{intro}</p>}
      <div className="mt-8 rounded-card border bg-sheet p-5 sm:p-7">{children}</div>
    </div>
  );
}
