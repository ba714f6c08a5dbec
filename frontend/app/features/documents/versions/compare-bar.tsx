import { useId } from 'react';
import { Checkbox } from '~/components/ui/checkbox';
import { Field } from '~/components/ui/field';
import { NativeSelect } from '~/components/ui/native-select';
import { Segmented } from '~/components/ui/segmented';
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
        {/* A last look is compared with the newest only. */}
        <NativeSelect value={to} disabled={from === 'look'} onChange={({ target }) => onChange({ to: target.value })}>
          {options.map(({ version, name }) => (
            <option key={version} value={version}>
              {nameOf({ version, name })}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Segmented
        label="How the difference is shown"
        options={VIEWS}
        value={view}
        onChange={(next) => onChange({ view: next })}
      />
      <div className="flex min-h-8 items-center gap-1.5 text-sm">
        <Checkbox id={wholeId} checked={whole} onCheckedChange={(checked) => onWhole(checked === true)} />
        <label htmlFor={wholeId}>Show unchanged words in full</label>
      </div>
    </div>
  );
}
