/** What is wrong with one value: where it stands, and what is allowed there. */
export interface FieldProblem {
  /** `goals[2].metric`, counted from 0. */
  field: string;
  message: string;
}

/**
 * `answer`: from a model; records carry proposed ids and no uid.
 * `edit`: from a person; a new record has neither.
 * `saved`: as stored; every record has both.
 */
export type ValidationMode = 'answer' | 'edit' | 'saved';

interface Reference {
  path: string;
  label: string;
  id: string;
}

interface Shared {
  problems: FieldProblem[];
  ids: Map<string, string>;
  uids: Set<string>;
  references: Reference[];
}

/** Goes down a section's data and collects problems, ids and references on the way. */
export class ValidationWalk {
  constructor(
    readonly mode: ValidationMode,
    readonly path = '',
    private readonly shared: Shared = { problems: [], ids: new Map(), uids: new Set(), references: [] },
  ) {}

  get problems(): FieldProblem[] {
    return this.shared.problems;
  }

  at(step: string | number): ValidationWalk {
    const path = typeof step === 'number' ? `${this.path}[${step}]` : this.path ? `${this.path}.${step}` : step;
    return new ValidationWalk(this.mode, path, this.shared);
  }

  fail(message: string): void {
    this.shared.problems.push({ field: this.path, message });
  }

  /** Records an id of this section; reports it when another record has it. */
  claimId(id: string): void {
    const other = this.shared.ids.get(id);
    if (other !== undefined) this.fail(`Id must be unique; ${id} is also the id of ${other}.`);
    else this.shared.ids.set(id, this.path);
  }

  claimUid(uid: string): void {
    if (this.shared.uids.has(uid)) this.fail('Uid must be unique; another record of the section has the same.');
    this.shared.uids.add(uid);
  }

  /** Remembers a reference of the right form, to be resolved when every id of the section is known. */
  refer(label: string, id: string): void {
    this.shared.references.push({ path: this.path, label, id });
  }

  /** Reports references that lead nowhere. Without `knownIds` only those into this section are followed. */
  resolve(ownPrefixes: readonly string[], knownIds?: Iterable<string>): void {
    const known = knownIds && new Set(knownIds);
    for (const { path, label, id } of this.shared.references) {
      const prefix = prefixOf(id);
      const own = ownPrefixes.includes(prefix);
      const candidates = own ? new Set(this.shared.ids.keys()) : known;
      if (!candidates || candidates.has(id)) continue;
      const there = [...candidates].filter((other) => prefixOf(other) === prefix);
      const listed =
        there.length > 8 ? `${there.slice(0, 8).join(', ')} and ${there.length - 8} more` : there.join(', ');
      const allowed = there.length ? `there are ${listed}` : `there are no records with ${prefix} ids`;
      this.shared.problems.push({
        field: path,
        message: `${label} must name an existing record; ${id} does not exist, ${allowed}.`,
      });
    }
  }
}

export function prefixOf(id: string): string {
  return id.slice(0, Math.max(0, id.lastIndexOf('-')));
}

/** The form of a display id with one of the prefixes. */
export function idPattern(prefixes: readonly string[]): string {
  const prefix = prefixes.length === 1 ? prefixes[0] : `(${prefixes.join('|')})`;
  return `^${prefix}-[0-9]{3,6}$`;
}

/** Why text cannot be stored or shown, whatever its field, or null. PostgreSQL refuses NUL and lone surrogates. */
export function textFault(value: string, { lines }: { lines: boolean }): string | null {
  if (!value.isWellFormed()) return 'must not contain broken characters (half of a surrogate pair)';
  if (/[\p{Cc}--[\n\r\t]]/v.test(value)) return 'must not contain control characters';
  if (!lines && /[\n\r\t\u2028\u2029]/.test(value.trim())) return 'must be one line, without line breaks or tabs';
  return null;
}

/** Length in characters as a person counts them, not in UTF-16 units. */
export function characters(value: string): number {
  let count = 0;
  for (const character of value) count += character ? 1 : 0;
  return count;
}
