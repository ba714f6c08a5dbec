import { Column, type ColumnOptions } from 'typeorm';
import { v7 } from 'uuid';

/** A new primary key: UUIDv7, so that rows sort and index in the order they were made. */
export const newId = (): string => v7();

/** A column of a named PostgreSQL enumeration. */
export function EnumColumn(
  enumName: string,
  values: readonly string[],
  options: ColumnOptions = {},
): PropertyDecorator {
  return Column({ type: 'enum', enum: [...values], enumName, ...options });
}

const decimal = {
  to: (value: number | null | undefined) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};

/** What a model costs, in US cents with six decimals: whole cents would round a section to nothing. */
export function CostColumn(options: ColumnOptions = { default: 0 }): PropertyDecorator {
  return Column({ type: 'numeric', precision: 12, scale: 6, transformer: decimal, ...options });
}

/** An amount of credits that may have a fraction, as the specification has it for what a run has spent. */
export function FractionalCreditsColumn(): PropertyDecorator {
  return Column({ type: 'numeric', precision: 10, scale: 6, default: 0, transformer: decimal });
}
