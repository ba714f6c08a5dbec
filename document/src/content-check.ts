/** One thing that is wrong in a content file: where, and what is allowed there. */
export interface ContentProblem {
  /** `sections[2].fields[0].maxLength`; empty for the file itself. */
  path: string;
  message: string;
}

/** Thrown when content is refused; lists everything that is wrong with it at once. */
export class ContentError extends Error {
  constructor(
    readonly source: string,
    readonly problems: ContentProblem[],
  ) {
    super(
      [`${source} is not valid:`, ...problems.map(({ path, message }) => `  ${path || '(file)'}: ${message}`)].join(
        '\n',
      ),
    );
    this.name = 'ContentError';
  }
}

export type Properties = Record<string, unknown>;

export function isObject(value: unknown): value is Properties {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface TextRule {
  min?: number;
  max: number;
  pattern?: RegExp;
  /** What the pattern means, to follow 'must be'. */
  means?: string;
  lines?: boolean;
}

/** Walks a content file and collects what is wrong; each `at` is a view on the same list one step deeper. */
export class ContentCheck {
  constructor(
    readonly problems: ContentProblem[] = [],
    readonly path = '',
  ) {}

  at(step: string | number): ContentCheck {
    const path = typeof step === 'number' ? `${this.path}[${step}]` : this.path ? `${this.path}.${step}` : step;
    return new ContentCheck(this.problems, path);
  }

  fail(message: string): void {
    this.problems.push({ path: this.path, message });
  }

  /** An object with exactly the allowed keys, or null after a report. */
  object(value: unknown, required: readonly string[], optional: readonly string[] = []): Properties | null {
    if (!isObject(value)) {
      this.fail('must be a mapping of names to values');
      return null;
    }
    const allowed = [...required, ...optional];
    for (const key of Object.keys(value)) {
      if (!allowed.includes(key)) this.at(key).fail(`is not a known key; allowed are ${allowed.join(', ')}`);
    }
    for (const key of required) {
      if (value[key] === undefined || value[key] === null) this.at(key).fail('is missing');
    }
    return value;
  }

  text(value: unknown, { min = 1, max, pattern, means, lines = false }: TextRule): void {
    if (value === undefined || value === null) return;
    if (typeof value !== 'string') this.fail('must be text');
    else if (value.trim().length < min)
      this.fail(min === 1 ? 'must not be empty' : `must have at least ${min} characters`);
    else if (value.length > max) this.fail(`must have at most ${max} characters; it has ${value.length}`);
    else if (!lines && /[\r\n]/.test(value.trim())) this.fail('must be one line');
    else if (pattern && !pattern.test(value))
      this.fail(`must be ${means ?? `like ${pattern.source}`}; it is '${value}'`);
  }

  oneOf(value: unknown, allowed: readonly unknown[]): void {
    if (value === undefined || value === null) return;
    if (!allowed.includes(value)) this.fail(`must be one of ${allowed.join(', ')}; it is '${String(value)}'`);
  }

  integer(value: unknown, min: number, max: number): void {
    if (value === undefined || value === null) return;
    if (!Number.isInteger(value) || Number(value) < min || Number(value) > max) {
      this.fail(`must be a whole number from ${min} to ${max}`);
    }
  }

  boolean(value: unknown): void {
    if (value !== undefined && typeof value !== 'boolean') this.fail('must be true or false');
  }

  /** The list's items, empty after a report. */
  list(value: unknown, min: number, max: number): unknown[] {
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value)) {
      this.fail('must be a list');
      return [];
    }
    if (value.length < min || value.length > max) {
      this.fail(`must have ${min === max ? min : `${min} to ${max}`} items; it has ${value.length}`);
    }
    return value;
  }

  /** Reports the second of two equal names. */
  unique(names: readonly unknown[], what: string, step: (index: number) => ContentCheck): void {
    const seen = new Set<unknown>();
    names.forEach((name, index) => {
      if (seen.has(name)) step(index).fail(`${what} '${String(name)}' is used twice`);
      if (name !== undefined) seen.add(name);
    });
  }

  done(source: string): void {
    if (this.problems.length) throw new ContentError(source, this.problems);
  }
}
