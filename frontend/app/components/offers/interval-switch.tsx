import { Segmented } from '~/components/ui/segmented';
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
      <Segmented label="How often you pay" options={CHOICES} value={value} onChange={onChange} />
      <p className="text-sm text-quiet">A year costs ten months.</p>
    </div>
  );
}
