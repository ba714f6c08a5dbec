import { Button } from '~/components/ui/button';
import { Field, FieldInput } from '~/components/ui/field';
import { NativeSelect } from '~/components/ui/native-select';
import { TYPE_GROUPS, typeLabel } from '../transaction-types';
import { isBackwards } from './filter';
import type { MovementFilter } from './filter';

interface FilterFormProps {
  filter: MovementFilter;
  onChange: (name: keyof MovementFilter, value: string) => void;
  onClear: () => void;
}

export function FilterForm({ filter, onChange, onClear }: FilterFormProps) {
  const chosen = Object.keys(filter).length > 0;
  return (
    <div
      role="group"
      aria-label="Filter"
      className="grid grid-cols-1 gap-3 min-[400px]:grid-cols-2 lg:grid-cols-[1fr_1fr_10rem_10rem_auto]"
    >
      <Field label="Type">
        <NativeSelect value={filter.type ?? ''} onChange={(event) => onChange('type', event.target.value)}>
          <option value="">All types</option>
          {TYPE_GROUPS.map((group) => (
            <optgroup key={group.label} label={group.label}>
              <option value={group.types.join(',')}>{group.all}</option>
              {group.types.map((type) => (
                <option key={type} value={type}>
                  {typeLabel(type)}
                </option>
              ))}
            </optgroup>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Direction">
        <NativeSelect value={filter.direction ?? ''} onChange={(event) => onChange('direction', event.target.value)}>
          <option value="">In and out</option>
          <option value="in">In</option>
          <option value="out">Out</option>
        </NativeSelect>
      </Field>
      <Field label="From" error={isBackwards(filter) ? 'This is after “To”.' : undefined}>
        <FieldInput
          type="date"
          max={filter.to}
          value={filter.from ?? ''}
          onChange={(event) => onChange('from', event.target.value)}
        />
      </Field>
      <Field label="To">
        <FieldInput
          type="date"
          min={filter.from}
          value={filter.to ?? ''}
          onChange={(event) => onChange('to', event.target.value)}
        />
      </Field>
      <Button
        variant="ghost"
        className="self-start min-[400px]:max-lg:col-span-2 lg:mt-6.5"
        disabled={!chosen}
        onClick={onClear}
      >
        Clear
      </Button>
    </div>
  );
}
