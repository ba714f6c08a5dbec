import { isObject } from './content-check.js';
import { rows } from './field-kind.js';
import type { Row } from './field-kind.js';
import { normaliseValue } from './fields.js';
import { listRecords } from './record-list.js';
import { mapReferenceValues } from './reference-values.js';
import type { Field, RecordIdentity, SectionData, SectionDefinition } from './types.js';
import { idPattern, prefixOf } from './validation-walk.js';

type Fields = Pick<SectionDefinition, 'fields'>;

export interface IdentityContext {
  /** A new internal id, `() => uuidv7()`. */
  newUid: () => string;
  /** Every display id that the document has ever given out, in any section, also of records since deleted. */
  takenIds: Iterable<string>;
  /** Deleted records of this section by uid: one that comes back (undo, revert) keeps its display id. */
  retired?: ReadonlyMap<string, string>;
}

export interface AnswerContext extends IdentityContext {
  /** The section as it stands, when the answer improves it: records with a known id stay the same records. */
  previous?: SectionData | null;
}

/** Gives out identities: the ones that records already have, else new ones that no record ever had. */
class Identities {
  private readonly byUid = new Map<string, RecordIdentity>();
  private readonly byId = new Map<string, RecordIdentity>();
  private readonly taken: Set<string>;
  private readonly claimed = new Set<string>();
  readonly renamed = new Map<string, string>();

  constructor(
    private readonly context: IdentityContext,
    previous: RecordIdentity[],
    private readonly keepProposed: boolean,
  ) {
    for (const { uid, id } of previous) {
      this.byUid.set(uid, { uid, id });
      this.byId.set(id, { uid, id });
    }
    for (const [uid, id] of context.retired ?? []) if (!this.byUid.has(uid)) this.byUid.set(uid, { uid, id });
    this.taken = new Set([...context.takenIds, ...[...this.byUid.values()].map(({ id }) => id)]);
  }

  /** The identity of an existing record that the row is, by uid and else by display id. */
  private match({ uid, id }: Partial<RecordIdentity>, prefix: string): RecordIdentity | undefined {
    const known = (uid && this.byUid.get(uid)) || (id && this.byId.get(id)) || undefined;
    return known && prefixOf(known.id) === prefix && !this.claimed.has(known.uid) ? known : undefined;
  }

  /** Existing records first, so that a new row can never take the place of one further down. */
  settle(list: { row: RecordIdentity; prefix: string }[]): void {
    const fresh = list.filter(({ row, prefix }) => {
      const known = this.match(row, prefix);
      if (known) this.assign(row, known);
      return !known;
    });
    const proposed = new Set(this.keepProposed ? fresh.map(({ row }) => row.id) : []);
    for (const { row, prefix } of fresh) {
      const free = this.keepProposed && new RegExp(idPattern([prefix])).test(row.id) && !this.taken.has(row.id);
      this.assign(row, { uid: this.context.newUid(), id: free ? row.id : this.next(prefix, proposed) });
    }
  }

  private assign(row: RecordIdentity, { uid, id }: RecordIdentity): void {
    if (row.id && row.id !== id) this.renamed.set(row.id, id);
    this.claimed.add(uid);
    this.taken.add(id);
    row.uid = uid;
    row.id = id;
  }

  private next(prefix: string, proposed: ReadonlySet<string>): string {
    const numbers = [...this.taken, ...proposed]
      .filter((id) => prefixOf(id) === prefix)
      .map((id) => Number(id.slice(prefix.length + 1)))
      .filter(Number.isInteger);
    const number = numbers.reduce((highest, one) => Math.max(highest, one), 0) + 1;
    return `${prefix}-${String(number).padStart(3, '0')}`;
  }
}

function isIdentity(row: Row): row is Row & RecordIdentity {
  return typeof row.uid === 'string' && typeof row.id === 'string';
}

/** The rows of normalised data that carry an identity, with the prefix each is numbered by. */
function identityRows(field: Field, value: unknown): { row: RecordIdentity; prefix: string }[] {
  const list = rows(value).filter(isIdentity);
  if (field.kind === 'records') return list.map((row) => ({ row, prefix: field.prefix }));
  if (field.kind !== 'stories') return [];
  return [
    ...list.map((row) => ({ row, prefix: field.prefix })),
    ...list
      .flatMap((story) => rows(story.criteria).filter(isIdentity))
      .map((row) => ({ row, prefix: field.criteriaPrefix })),
  ];
}

/** Valid data as it is stored: trimmed, blanks of optional fields as null. Identities stay as they were given. */
export function storedForm(section: Fields, value: unknown): SectionData {
  const given: Row = isObject(value) ? value : {};
  return Object.fromEntries(section.fields.map((field) => [field.name, normaliseValue(field, given[field.name])]));
}

function identify(section: Fields, value: unknown, identities: Identities): SectionData {
  const data = storedForm(section, value);
  for (const field of section.fields) identities.settle(identityRows(field, data[field.name]));
  return identities.renamed.size ? mapReferenceValues(section, data, (id) => identities.renamed.get(id) ?? id) : data;
}

/**
 * A valid answer (`validateAnswer` found nothing) as section data: internal ids are given, proposed display ids
 * kept where they are free, else replaced by the next free one, and references inside the answer follow.
 */
export function acceptAnswer(section: Fields, answer: unknown, context: AnswerContext): SectionData {
  return identify(section, answer, new Identities(context, listRecords(section, context.previous ?? null), true));
}

/**
 * A valid save by a person (`validateEdits` found nothing) as section data: records that were there before keep
 * both ids whatever the save says, new ones get the next free display id.
 */
export function adoptEdits(
  section: Fields,
  previous: SectionData | null,
  next: unknown,
  context: IdentityContext,
): SectionData {
  return identify(section, next, new Identities(context, listRecords(section, previous), false));
}
