import type { ComponentProps } from 'react';
import { Slot } from 'radix-ui';
import { cn } from '~/lib/cn';
import { Spinner } from './spinner';

const VARIANTS = {
  primary: 'bg-ember text-on-ember hover:bg-ember-strong border-transparent',
  secondary: 'border-control bg-transparent text-ink hover:bg-soft',
  ghost: 'border-transparent text-ink hover:bg-soft',
  link: 'border-transparent px-1! text-patina underline underline-offset-4 decoration-1 hover:decoration-2',
  destructive: 'border-transparent bg-danger text-on-danger hover:bg-danger-strong',
};

const SIZES = {
  sm: 'min-h-8 px-3 text-sm',
  md: 'min-h-10 px-4 text-sm',
  lg: 'min-h-12 px-5 text-base',
  icon: 'size-9 p-0',
};

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
  /** Shows a spinner before the label and disables the button. */
  loading?: boolean;
  /** The only child becomes the button: for links that look like buttons. */
  asChild?: boolean;
}

export function Button({
  variant = 'primary',
  size = 'md',
  loading = false,
  asChild = false,
  className,
  children,
  disabled,
  type,
  ...props
}: ButtonProps) {
  const classes = cn(
    'inline-flex items-center justify-center gap-2 rounded-control border py-1.5 text-center font-medium',
    'transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60',
    '[&_svg]:size-4 [&_svg]:shrink-0',
    VARIANTS[variant],
    SIZES[size],
    className,
  );
  if (asChild) {
    return (
      <Slot.Root className={classes} {...props}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      type={type ?? 'button'}
      className={classes}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      {...props}
    >
      {loading && <Spinner />}
      {children}
    </button>
  );
}
