import type { ComponentProps } from 'react';
import { cn } from '~/lib/cn';

const TONES = {
  outline: 'border-hairline text-quiet',
  success: 'border-transparent bg-success-tint text-success',
  info: 'border-transparent bg-info-tint text-info',
  danger: 'border-transparent bg-danger-tint text-danger',
  patina: 'border-patina text-patina',
  ember: 'border-ember text-ember',
};

interface BadgeProps extends ComponentProps<'span'> {
  tone?: keyof typeof TONES;
}

export function Badge({ tone = 'outline', className, ...props }: BadgeProps) {
  return (
    <span
      className={cn(
        'inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-[4px] border px-2 text-xs leading-tight [&_svg]:size-3.5',
        TONES[tone],
        className,
      )}
      {...props}
    />
  );
}

const DOC_TYPES = {
  PRD: { tone: 'border-doc-prd text-doc-prd', name: 'Product requirements document' },
  BRD: { tone: 'border-doc-brd text-doc-brd', name: 'Business requirements document' },
  FRD: { tone: 'border-doc-frd text-doc-frd', name: 'Functional requirements document' },
  TDD: { tone: 'border-doc-tdd text-doc-tdd', name: 'Technical design document' },
  RFC: { tone: 'border-doc-rfc text-doc-rfc', name: 'Request for comments' },
};

/** The kind of a document: its letters say it, its hue only helps. */
export function DocTypeBadge({ type, className }: { type: string; className?: string }) {
  const known = DOC_TYPES[type.toUpperCase() as keyof typeof DOC_TYPES];
  return (
    <span
      title={known?.name}
      className={cn(
        'inline-flex min-h-6 items-center rounded-[4px] border px-2 text-xs font-semibold tracking-wider',
        known?.tone ?? 'border-control text-quiet',
        className,
      )}
    >
      {type.toUpperCase()}
    </span>
  );
}
