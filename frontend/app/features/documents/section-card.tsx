import type { ReactNode } from 'react';
import { cn } from '~/lib/cn';

interface SectionCardProps {
  sectionKey: string;
  number: number;
  title: string;
  /** How the work on it stands. */
  mark?: ReactNode;
  /** Beside the heading. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A section in a working view: a sheet of its own with a heading, a mark for unsaved work, and an action. */
export function SectionCard({ sectionKey, number, title, mark, action, className, children }: SectionCardProps) {
  const headingId = `section-${sectionKey}`;
  return (
    <section
      data-section={sectionKey}
      aria-labelledby={headingId}
      className={cn('mx-auto w-full max-w-[56rem] rounded-[2px] border bg-sheet', className)}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pt-4 sm:px-7 sm:pt-6">
        <h2 id={headingId} tabIndex={-1} className="display min-w-0 text-xl break-words outline-none">
          <span className="me-[0.45em] tabular-nums">{number}</span>
          {title}
        </h2>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          {mark}
          {action}
        </div>
      </div>
      {children}
    </section>
  );
}

export function UnsavedMark() {
  return (
    <span className="inline-flex items-center gap-2 text-sm text-ember">
      <span aria-hidden="true" className="size-2 rounded-full bg-ember" />
      Unsaved changes
    </span>
  );
}
