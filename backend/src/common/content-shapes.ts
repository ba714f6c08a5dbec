import { Ajv } from 'ajv';

/** Compiles the shapes of files in `content/`. One for all of them: each instance compiles JSON Schema itself first. */
export const contentShapes = new Ajv({ allErrors: true });
