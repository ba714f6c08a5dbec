import type { ReactNode } from 'react';

/** The narrow column in which people prove who they are. */
export function AuthCard({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-[27rem] px-4 py-12 sm:py-20">
      <h1 className="display text-center text-3xl">{title}</h1>
      {intro && <p className="pt-3 text-center text-quiet">{intro}</p>}
      <div className="mt-8 rounded-card border bg-sheet p-5 sm:p-7">{children}</div>
    </div>
  );
}
