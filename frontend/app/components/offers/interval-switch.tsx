import { ToggleGroup } from 'radix-ui';
import type { BillingInterval } from '~/lib/api/types';

const CHOICES: { value: BillingInterval; label: string }[] = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
];

interface IntervalSwitchProps {
  value: BillingInterval;
  onChange: (interval: BillingInterval) => void;
}

export function IntervalSwitch({ value, onChange }: IntervalSwitchProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <ToggleGroup.Root
        type="single"
        aria-label="How often you pay"
        value={value}
        onValueChange={(chosen) => chosen && onChange(chosen as BillingInterval)}
        className="inline-flex w-fit gap-0.5 rounded-lg border bg-paper p-0.5"
      >
        {CHOICES.map((choice) => (
          <ToggleGroup.Item
            key={choice.value}
            value={choice.value}
            className="inline-flex min-h-8 items-center rounded-control px-3 text-sm text-quiet hover:text-ink data-[state=on]:bg-soft data-[state=on]:font-medium data-[state=on]:text-ink"
          >
            {choice.label}
          </ToggleGroup.Item>
        ))}
      </ToggleGroup.Root>
      <p className="text-sm text-quiet">A year costs ten months.</p>
    </div>
  );
}
