interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  $ref?: string;
  $defs?: Record<string, Schema>;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  format?: string;
}

/**
 * Fits a value to a JSON Schema, as structured output does: every property the schema names is there, in its
 * order, and nothing else. What the value lacks becomes null where that is allowed, else the least that is valid.
 */
export function conform(value: unknown, schema: object): unknown {
  return fit(value, schema as Schema, schema as Schema);
}

function fit(value: unknown, schema: Schema, root: Schema): unknown {
  const rule = resolve(schema, root);
  const choices = rule.anyOf ?? rule.oneOf;
  if (choices) return fit(value, choose(value, choices, root), root);
  if (rule.const !== undefined) return rule.const;
  if (rule.enum) return rule.enum.includes(value) ? value : (rule.enum[0] ?? null);
  const types = typeof rule.type === 'string' ? [rule.type] : (rule.type ?? []);
  if ((value === null || value === undefined) && types.includes('null')) return null;
  if (types.includes('object') || rule.properties) return fitObject(value, rule, root);
  if (types.includes('array')) return fitArray(value, rule, root);
  if (types.includes('number') || types.includes('integer')) return fitNumber(value, rule, types);
  if (types.includes('boolean')) return Boolean(value);
  return types.includes('string') ? fitString(value, rule) : (value ?? null);
}

function resolve(schema: Schema, root: Schema): Schema {
  const name = schema.$ref?.match(/^#\/\$defs\/(.+)$/)?.[1];
  return schema.$ref === '#' ? root : (name && root.$defs?.[name]) || schema;
}

function choose(value: unknown, choices: Schema[], root: Schema): Schema {
  const wanted = value === null || value === undefined ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  const accepts = (choice: Schema) => {
    const { type, enum: options } = resolve(choice, root);
    if (options?.includes(value)) return true;
    const types = typeof type === 'string' ? [type] : (type ?? []);
    return types.includes(wanted) || (wanted === 'number' && types.includes('integer'));
  };
  return choices.find(accepts) ?? choices.find((choice) => resolve(choice, root).type !== 'null') ?? choices[0] ?? {};
}

function fitObject(value: unknown, rule: Schema, root: Schema): object {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(rule.properties ?? {}).map(([name, part]) => [name, fit(given[name], part, root)]),
  );
}

function fitArray(value: unknown, rule: Schema, root: Schema): unknown[] {
  const items = Array.isArray(value) ? value.slice(0, rule.maxItems ?? Infinity) : [];
  while (items.length < (rule.minItems ?? 0)) items.push(undefined);
  return items.map((item) => fit(item, rule.items ?? {}, root));
}

function fitNumber(value: unknown, rule: Schema, types: string[]): number {
  const number = typeof value === 'number' && Number.isFinite(value) ? value : (rule.minimum ?? 0);
  const bounded = Math.min(Math.max(number, rule.minimum ?? -Infinity), rule.maximum ?? Infinity);
  return types.includes('number') ? bounded : Math.round(bounded);
}

function fitString(value: unknown, rule: Schema): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value).slice(0, rule.maxLength ?? Infinity);
  if (rule.format === 'date') return '1970-01-01';
  return 'To be decided'.padEnd(rule.minLength ?? 0, '.');
}
