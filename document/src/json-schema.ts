/** The part of JSON Schema that strict structured output understands. */
export interface JsonSchema {
  type?: JsonType | JsonType[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: false;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  enum?: (string | null)[];
  pattern?: string;
  format?: 'date';
  minimum?: number;
  maximum?: number;
}
export type JsonType = 'object' | 'array' | 'string' | 'number' | 'integer' | 'null';

const LIMITS = {
  levels: 10,
  properties: 5000,
  enumValues: 1000,
  names: 120_000,
  largeEnum: 250,
  largeEnumText: 15_000,
};
const KEYWORDS: Record<keyof JsonSchema, true> = {
  type: true,
  description: true,
  properties: true,
  required: true,
  additionalProperties: true,
  items: true,
  minItems: true,
  maxItems: true,
  enum: true,
  pattern: true,
  format: true,
  minimum: true,
  maximum: true,
};

interface Totals {
  properties: number;
  enumValues: number;
  names: number;
  levels: number;
}

function checkObject(schema: JsonSchema, path: string, violations: string[]): void {
  const names = Object.keys(schema.properties ?? {});
  if (schema.additionalProperties !== false) violations.push(`${path}: additionalProperties must be false`);
  const required = new Set(schema.required ?? []);
  for (const name of names) {
    if (!required.has(name)) violations.push(`${path}.${name}: every property must be required`);
  }
  for (const name of required) {
    if (!names.includes(name)) violations.push(`${path}: requires ${name}, which is not a property`);
  }
}

function checkEnum(values: readonly unknown[], path: string, totals: Totals, violations: string[]): void {
  const length = values.reduce<number>((sum, value) => sum + String(value).length, 0);
  totals.enumValues += values.length;
  totals.names += length;
  if (values.length === 0) violations.push(`${path}: enum must not be empty`);
  if (values.length > LIMITS.largeEnum && length > LIMITS.largeEnumText) {
    violations.push(`${path}: enum values have ${length} characters, at most ${LIMITS.largeEnumText} are allowed`);
  }
}

function check(schema: JsonSchema, path: string, depth: number, totals: Totals, violations: string[]): void {
  for (const keyword of Object.keys(schema)) {
    if (!(keyword in KEYWORDS)) violations.push(`${path}: keyword ${keyword} is not supported`);
  }
  const types = [schema.type ?? []].flat();
  if (!types.length) violations.push(`${path}: type is missing`);
  if (schema.enum) checkEnum(schema.enum, path, totals, violations);
  const nested = types.includes('object') || types.includes('array');
  const level = nested ? depth + 1 : depth;
  totals.levels = Math.max(totals.levels, level);
  if (types.includes('object')) checkObject(schema, path, violations);
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    totals.properties += 1;
    totals.names += name.length;
    check(property, `${path}.${name}`, level, totals, violations);
  }
  if (types.includes('array') && !schema.items) violations.push(`${path}: items is missing`);
  if (schema.items) check(schema.items, `${path}[]`, level, totals, violations);
}

/**
 * What keeps a schema out of the strict subset of structured outputs, empty when nothing does. The rules are
 * those published for OpenAI's Structured Outputs ("Supported schemas"); array levels are counted too, which
 * is the stricter reading.
 */
export function checkStrictSubset(schema: JsonSchema): string[] {
  const violations: string[] = [];
  const totals: Totals = { properties: 0, enumValues: 0, names: 0, levels: 0 };
  if (schema.type !== 'object') violations.push('$: the root must be an object');
  check(schema, '$', 0, totals, violations);
  const over = (name: string, value: number, limit: number): void => {
    if (value > limit) violations.push(`$: has ${value} ${name}, at most ${limit} are allowed`);
  };
  over('levels', totals.levels, LIMITS.levels);
  over('properties', totals.properties, LIMITS.properties);
  over('enum values', totals.enumValues, LIMITS.enumValues);
  over('characters in names and enum values', totals.names, LIMITS.names);
  return violations;
}
