/** What somebody has picked and written on a template's page, and not started yet. */
export interface KeptDraft {
  sections: string[];
  idea: string;
  /** The dialog that asks for the description was open. */
  describing: boolean;
}

/** Where a draft belongs: somebody else, another template or another project knows nothing of it. */
export interface DraftPlace {
  userId: string;
  templateId: string;
  projectId: string | null;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefixOf = (userId: string) => `specforge.draft/${userId}/`;

const entryOf = ({ userId, templateId, projectId }: DraftPlace) =>
  `${prefixOf(userId)}${templateId}/${projectId ?? ''}`;

function isDraft(value: unknown): value is KeptDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { sections, idea, describing } = value as Record<string, unknown>;
  return (
    Array.isArray(sections) &&
    sections.every((key) => typeof key === 'string') &&
    typeof idea === 'string' &&
    typeof describing === 'boolean'
  );
}

/** For as long as the tab is open. A browser that keeps nothing only forgets the draft. */
export function keepDraft(place: DraftPlace, draft: KeptDraft, store?: Store): void {
  try {
    (store ?? sessionStorage).setItem(entryOf(place), JSON.stringify(draft));
  } catch {
    // No room, or not allowed.
  }
}

export function readDraft(place: DraftPlace, store?: Store): KeptDraft | null {
  try {
    const value: unknown = JSON.parse((store ?? sessionStorage).getItem(entryOf(place)) ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

export function forgetDraft(place: DraftPlace, store?: Store): void {
  try {
    (store ?? sessionStorage).removeItem(entryOf(place));
  } catch {
    // There is nothing to forget.
  }
}

/** Everything that somebody who signs out has begun. */
export function forgetDrafts(userId: string, store?: Store): void {
  try {
    const from = store ?? sessionStorage;
    const entries = Array.from({ length: from.length }, (_, index) => from.key(index) ?? '');
    for (const entry of entries) if (entry.startsWith(prefixOf(userId))) from.removeItem(entry);
  } catch {
    // There is nothing to forget.
  }
}
