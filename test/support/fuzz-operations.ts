import type { HostileValue } from './fuzz-values.js';

/** A schema of the API description, as far as fuzzing reads it. */
interface Schema {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
  enum?: unknown[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

export interface ApiDescription {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { name: string; in: string }[];
        requestBody?: { content: Record<string, { schema?: Schema }> };
      }
    >
  >;
  components: { schemas: Record<string, Schema> };
}

/** One operation of the description. */
export interface Operation {
  method: string;
  /** With parameters as the router writes them: `/api/documents/:documentId`. */
  path: string;
  queryNames: string[];
  bodyFields: BodyField[];
  takesBody: boolean;
}

export interface BodyField {
  name: string;
  /** Values at the limits of what is allowed, and just beyond them. */
  limits: HostileValue[];
}

export function operationsOf({ paths, components }: ApiDescription): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]): Operation => {
      const given = requestBody?.content['application/json']?.schema;
      const schema = given?.$ref ? components.schemas[given.$ref.split('/').at(-1) ?? ''] : given;
      return {
        method: method.toUpperCase(),
        path: path.replace(/\{(\w+)\}/g, ':$1'),
        queryNames: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
        bodyFields: Object.entries(schema?.properties ?? {}).map(([name, field]) => ({
          name,
          limits: limitsOf(field),
        })),
        takesBody: requestBody !== undefined,
      };
    }),
  );
}

export function errorCodes({ components }: ApiDescription): Set<string> {
  return new Set((components.schemas['ErrorCode']?.enum ?? []).map(String));
}

function limitsOf(schema: Schema): HostileValue[] {
  const value = (label: string, make: () => unknown): HostileValue => ({ label, make });
  const text = (length: number | undefined) =>
    length === undefined || length < 0 ? [] : [value(`${length} characters`, () => 'a'.repeat(length))];
  const number = (wanted: number | undefined) =>
    wanted === undefined ? [] : [wanted - 1, wanted, wanted + 1].map((near) => value(`${near}`, () => near));
  const list = (length: number | undefined) =>
    length === undefined || length < 0
      ? []
      : [value(`${length} items`, () => Array.from({ length }, (_, index) => `item-${index}`))];
  return [
    ...text(schema.minLength === undefined ? undefined : schema.minLength - 1),
    ...text(schema.minLength),
    ...text(schema.maxLength),
    ...text(schema.maxLength === undefined ? undefined : schema.maxLength + 1),
    ...number(schema.minimum),
    ...number(schema.maximum),
    ...list(schema.minItems === undefined ? undefined : schema.minItems - 1),
    ...list(schema.maxItems),
    ...list(schema.maxItems === undefined ? undefined : schema.maxItems + 1),
    ...(schema.enum ?? []).map((allowed) => value(String(allowed), () => allowed)),
  ];
}
