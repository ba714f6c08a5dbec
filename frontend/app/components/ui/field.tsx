import { createContext, use, useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '~/lib/cn';
import { Input, Textarea } from './input';

interface FieldState {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
}

const FieldContext = createContext<FieldState | null>(null);

/** The attributes that tie a control to the label, hint and error of the field around it. */
export function useFieldControl() {
  const field = use(FieldContext);
  return field
    ? { id: field.id, 'aria-describedby': field.describedBy, 'aria-invalid': field.invalid || undefined }
    : {};
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
  className?: string;
  children: ReactNode;
}

/** Label, control, hint and error, in that order. The control inside calls `useFieldControl` or is a `FieldInput`. */
export function Field({ label, hint, error, labelHidden = false, className, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <FieldContext value={{ id, describedBy, invalid: Boolean(error) }}>
      <div className={cn('grid grid-cols-1 gap-1.5', className)}>
        <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-sm font-medium'}>
          {label}
        </label>
        {children}
        {hint && (
          <p id={hintId} className="text-xs text-quiet">
            {hint}
          </p>
        )}
        {error && (
          <p id={errorId} className="text-sm text-danger">
            {error}
          </p>
        )}
      </div>
    </FieldContext>
  );
}

export function FieldInput(props: ComponentProps<typeof Input>) {
  return <Input {...useFieldControl()} {...props} />;
}

/** A long text scrolls within its field, so that what is said below stays in sight. */
export const SCROLLS_WITHIN = 'max-h-[45dvh]';

export function FieldTextarea(props: ComponentProps<typeof Textarea>) {
  return <Textarea {...useFieldControl()} {...props} />;
}
