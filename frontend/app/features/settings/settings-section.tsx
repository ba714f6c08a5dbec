import type { ReactNode } from 'react';

interface SettingsSectionProps {
  title: string;
  description: ReactNode;
  children: ReactNode;
}

/** What it is on the left, how to change it on the right; one below the other on narrow screens. */
export function SettingsSection({ title, description, children }: SettingsSectionProps) {
  return (
    <section className="grid gap-x-10 gap-y-4 border-t py-8 md:grid-cols-[15rem_1fr]">
      <div>
        <h2 className="font-serif text-lg font-semibold">{title}</h2>
        <p className="pt-1 text-sm text-quiet">{description}</p>
      </div>
      <div className="min-w-0 max-w-xl">{children}</div>
    </section>
  );
}
