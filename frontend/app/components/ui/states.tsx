import type { ReactNode } from 'react';
import { cn } from '~/lib/cn';
import { Button } from './button';

interface StateProps {
  title: string;
  description?: ReactNode;
  /** One next action. */
  action?: ReactNode;
  icon?: ReactNode;
  /** It stands for the page as a whole, so its title is the page's heading. */
  wholePage?: boolean;
  className?: string;
}

/** Says what would be here and offers one next action. */
export function EmptyState({ title, description, action, icon, wholePage, className }: StateProps) {
  const Title = wholePage ? 'h1' : 'p';
  return (
    <div
      className={cn(
        'grid justify-items-center gap-2 rounded-card border border-dashed border-hairline px-6 py-14 text-center',
        className,
      )}
    >
      {icon && <div className="mb-1 text-quiet [&_svg]:size-8 [&_svg]:stroke-[1.25]">{icon}</div>}
      <Title className="font-serif text-lg font-semibold">{title}</Title>
      {description && <p className="max-w-[46ch] text-sm text-quiet">{description}</p>}
      {action && <div className="pt-3">{action}</div>}
    </div>
  );
}

interface ErrorStateProps extends Omit<StateProps, 'action'> {
  onRetry?: () => void;
  action?: ReactNode;
}

/** Says what did not work and what to do about it. */
export function ErrorState({ title, description, onRetry, action, wholePage, className }: ErrorStateProps) {
  const Title = wholePage ? 'h1' : 'p';
  return (
    <div
      role="alert"
      className={cn('grid justify-items-center gap-2 rounded-card border bg-sheet px-6 py-12 text-center', className)}
    >
      <Title className="font-serif text-lg font-semibold text-danger">{title}</Title>
      {description && <p className="max-w-[46ch] text-sm text-quiet">{description}</p>}
      <div className="flex gap-2 pt-3 empty:hidden">
        {onRetry && (
          <Button variant="secondary" onClick={onRetry}>
            Try again
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}
