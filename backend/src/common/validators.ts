import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsObject,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateIf,
} from 'class-validator';

/** Composed validators: each checks a property, says what is allowed, and describes it in the API document. */

interface Common {
  optional?: boolean;
  description?: string;
}

function property(options: Common, schema: Record<string, unknown>, ...checks: PropertyDecorator[]): PropertyDecorator {
  const { optional = false, description } = options;
  return applyDecorators(
    ApiProperty({ ...schema, required: !optional, ...(description !== undefined && { description }) }),
    // Left out, not null: `IsOptional` would let null through to where a value is expected.
    ...(optional ? [ValidateIf((_, value: unknown) => value !== undefined)] : []),
    ...checks,
  );
}

interface TextOptions extends Common {
  min?: number;
  max: number;
  /** Removes white space at both ends before the checks. Default true. */
  trim?: boolean;
  /** Replaces the message for a text that is missing or too short. */
  message?: string;
  pattern?: { matches: RegExp; message: string };
  lowerCase?: boolean;
}

/** A string of `min` (default 1) to `max` characters. */
export function ValidateText(options: TextOptions): PropertyDecorator {
  const { min = 1, max, trim = true, message, pattern, lowerCase = false } = options;
  const tooShort =
    message ?? (min === 1 ? '$property must not be empty' : `$property must be at least ${min} characters`);
  return property(
    options,
    { type: String, minLength: min, maxLength: max, ...(pattern && { pattern: pattern.matches.source }) },
    Transform(({ value }: { value: unknown }) => {
      if (typeof value !== 'string') return value;
      const trimmed = trim ? value.trim() : value;
      return lowerCase ? trimmed.toLowerCase() : trimmed;
    }),
    ...(pattern ? [Matches(pattern.matches, { message: pattern.message })] : []),
    MaxLength(max, { message: `$property must be at most ${max} characters` }),
    ...(min > 0 ? [MinLength(min, { message: tooShort })] : []),
    IsString({ message: message ?? '$property must be a text' }),
  );
}

export function ValidateUuid(options: Common = {}): PropertyDecorator {
  return property(
    options,
    { type: String, format: 'uuid' },
    IsUUID(undefined, { message: '$property must be a UUID' }),
  );
}

/** A day of the calendar, `2027-01-31`. */
export function ValidateDay(options: Common = {}): PropertyDecorator {
  const message = '$property must be a day of the calendar, like 2027-01-31';
  return property(
    options,
    { type: String, format: 'date' },
    IsISO8601({ strict: true }, { message }),
    Matches(/^\d{4}-\d{2}-\d{2}$/, { message }),
    IsString({ message }),
  );
}

/** A moment with its time zone, `2027-01-31T09:00:00Z`. */
export function ValidateMoment(options: Common = {}): PropertyDecorator {
  const message = '$property must be a moment with its time zone, like 2027-01-31T09:00:00Z';
  return property(
    options,
    { type: String, format: 'date-time' },
    IsISO8601({ strict: true }, { message }),
    Matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/, { message }),
    IsString({ message }),
  );
}

interface IntegerOptions extends Common {
  min: number;
  max: number;
}

/** A whole number. In a query it arrives as text and is converted. */
export function ValidateInteger(options: IntegerOptions): PropertyDecorator {
  const { min, max } = options;
  const message = `$property must be a whole number from ${min} to ${max}`;
  return property(
    options,
    { type: 'integer', minimum: min, maximum: max },
    // Texts only: `Number` makes 0 of an empty list and fails on objects that cannot be made a text.
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && value.trim() !== '' ? Number(value) : value,
    ),
    Min(min, { message }),
    Max(max, { message }),
    IsInt({ message }),
  );
}

export function ValidateBoolean(options: Common = {}): PropertyDecorator {
  return property(options, { type: Boolean }, IsBoolean({ message: '$property must be true or false' }));
}

interface ChoiceOptions<T extends string> extends Common {
  of: readonly T[];
}

export function ValidateChoice<T extends string>(options: ChoiceOptions<T>): PropertyDecorator {
  const message = `$property must be one of ${options.of.join(', ')}`;
  return property(options, { enum: [...options.of] }, IsIn([...options.of], { message }));
}

/** One or several of a set, as a query writes them: with commas between. They arrive as a list. */
export function ValidateChoices<T extends string>(options: ChoiceOptions<T>): PropertyDecorator {
  const message = `$property must be one or several of ${options.of.join(', ')}, with commas between`;
  const one = `(?:${options.of.join('|')})`;
  return property(
    options,
    { type: String, pattern: `^${one}(?:,${one})*$`, example: options.of.slice(0, 2).join(',') },
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value)),
    IsIn([...options.of], { each: true, message }),
    ArrayUnique({ message: '$property must not name anything twice' }),
    IsArray({ message }),
  );
}

interface TextListOptions extends Common {
  min?: number;
  max: number;
  maxLength: number;
}

/** A list of different strings. */
export function ValidateTextList(options: TextListOptions): PropertyDecorator {
  const { min = 0, max, maxLength } = options;
  return property(
    options,
    { type: [String], minItems: min, maxItems: max },
    MaxLength(maxLength, { each: true, message: `each item of $property must be at most ${maxLength} characters` }),
    IsString({ each: true, message: 'each item of $property must be a text' }),
    ArrayUnique({ message: '$property must not name anything twice' }),
    ArrayMaxSize(max, { message: `$property must have at most ${max} items` }),
    ArrayMinSize(min, { message: `$property must have at least ${min} items` }),
    // `IsString({ each: true })` alone accepts a bare string.
    IsArray({ message: '$property must be a list of texts' }),
  );
}

/** An object whose inside is checked elsewhere, such as a section's data by its fields. */
export function ValidateObject(options: Common = {}): PropertyDecorator {
  return property(
    options,
    { type: 'object', additionalProperties: true },
    IsObject({ message: '$property must be an object' }),
  );
}
