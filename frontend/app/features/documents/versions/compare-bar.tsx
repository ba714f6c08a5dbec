import { useId } from 'react';
import { ToggleGroup } from 'radix-ui';
import { Checkbox } from '~/components/ui/checkbox';
import { Field } from '~/components/ui/field';
import { NativeSelect } from '~/components/ui/native-select';
import type { DocumentVersion } from '~/lib/api/types';
import type { CompareView } from './change-card';
import { nameOf } from './version-words';

interface CompareBarProps {
  versions: readonly DocumentVersion[];
  from: number | 'look';
  to: number;
  view: CompareView;
  whole: boolean;
  onChange: (change: { from?: string; to?: string; view?: CompareView }) => void;
  onWhole: (whole: boolean) => void;
}

const VIEWS = [
  { value: 'inline', label: 'In one text' },
  { value: 'sides', label: 'Side by side' },
] as const;

/** Which two versions are compared, and how the difference is shown. */
export function CompareBar({ versions, from, to, view, whole, onChange, onWhole }: CompareBarProps) {
  const wholeId = useId();
  const numbers = versions.map(({ version }) => version);
  const missing = [from, to].filter((one): one is number => one !== 'look' && !numbers.includes(one));
  const options = [...versions, ...missing.map((version) => ({ version, name: null }))];
  return (
    <div className="grid gap-x-4 gap-y-3 rounded-card border bg-sheet p-4 sm:grid-cols-2">
      <Field label="Earlier version">
        <NativeSelect value={from} onChange={({ target }) => onChange({ from: target.value })}>
          {from === 'look' && <option value="look">As you last saw it</option>}
          {options.map(({ version, name }) => (
            <option key={version} value={version}>
              {nameOf({ version, name })}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Later version">
        <NativeSelect value={to} onChange={({ target }) => onChange({ to: target.value })}>
          {options.map(({ version, name }) => (
            <option key={version} value={version}>
              {nameOf({ version, name })}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <ToggleGroup.Root
        type="single"
        aria-label="How the difference is shown"
        value={view}
        onValueChange={(next) => next && onChange({ view: next as CompareView })}
        className="inline-flex gap-0.5 justify-self-start rounded-lg bg-soft p-1"
      >
        {VIEWS.map(({ value, label }) => (
          <ToggleGroup.Item
            key={value}
            value={value}
            className="min-h-8 rounded-control px-3 text-sm font-medium whitespace-nowrap text-quiet hover:text-ink aria-checked:bg-sheet aria-checked:text-ink dark:aria-checked:bg-hairline"
          >
            {label}
          </ToggleGroup.Item>
        ))}
      </ToggleGroup.Root>
      <div className="flex min-h-8 items-center gap-1.5 text-sm">
        <Checkbox id={wholeId} checked={whole} onCheckedChange={(checked) => onWhole(checked === true)} />
        <label htmlFor={wholeId}>Show unchanged words in full</label>
      </div>
    </div>
  );
}
