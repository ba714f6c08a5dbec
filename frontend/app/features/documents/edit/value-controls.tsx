import { useState } from 'react';
import type { ChoiceField, DateField, DiagramField, NumberField, ProseField, TextField } from '@specforge/document';
import { FieldInput, FieldTextarea } from '~/components/ui/field';
import { GrowingText } from './growing-text';
import { NativeSelect } from '~/components/ui/native-select';
import { textOf } from './paths';

interface ControlProps<F> {
  field: F;
  value: unknown;
  onValue: (value: unknown) => void;
}

export function TextControl({ value, onValue }: ControlProps<TextField>) {
  return <GrowingText value={textOf(value)} onValue={onValue} />;
}

export function ProseControl({ value, onValue }: ControlProps<ProseField>) {
  return <FieldTextarea dir="auto" value={textOf(value)} onChange={(event) => onValue(event.target.value)} />;
}

export function DiagramControl({ value, onValue }: ControlProps<DiagramField>) {
  return (
    <FieldTextarea
      spellCheck={false}
      autoCapitalize="off"
      className="min-h-40 font-mono text-[0.8125rem]"
      value={textOf(value)}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}

function numberFrom(text: string): number | string | null {
  if (text.trim() === '') return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
}

/** Keeps what is being typed (`1.`, `-`) until it reads as a number; what never does is stored as it is and refused. */
export function NumberControl({ value, onValue }: ControlProps<NumberField>) {
  const [typed, setTyped] = useState(() => textOf(value));
  const shown = numberFrom(typed) === value ? typed : textOf(value);
  return (
    <FieldInput
      inputMode="decimal"
      autoComplete="off"
      className="num"
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value);
        onValue(numberFrom(event.target.value));
      }}
    />
  );
}

export function DateControl({ value, onValue }: ControlProps<DateField>) {
  return <FieldInput type="date" value={textOf(value)} onChange={(event) => onValue(event.target.value || null)} />;
}

export function ChoiceControl({ field, value, onValue }: ControlProps<ChoiceField>) {
  const current = textOf(value);
  const known = field.options.some((option) => option.value === current);
  return (
    <NativeSelect value={current} onChange={(event) => onValue(event.target.value || null)}>
      <option value="">{field.optional ? 'None' : 'Choose…'}</option>
      {current !== '' && !known && <option value={current}>{current} (unknown)</option>}
      {field.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}
