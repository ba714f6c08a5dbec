/** What somebody had picked and written on a template's page before leaving it to buy credits. */
export interface KeptDraft {
  sections: string[];
  idea: string;
  /** The dialog that asks for the description was open. */
  describing: boolean;
}

const keyOf = (templateId: string) => `specforge.draft.${templateId}`;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

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

/** A browser that keeps nothing only forgets the draft. */
export function keepDraft(templateId: string, draft: KeptDraft, store?: Store): void {
  try {
    (store ?? sessionStorage).setItem(keyOf(templateId), JSON.stringify(draft));
  } catch {
    // No room, or not allowed.
  }
}

export function readDraft(templateId: string, store?: Store): KeptDraft | null {
  try {
    const value: unknown = JSON.parse((store ?? sessionStorage).getItem(keyOf(templateId)) ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

export function forgetDraft(templateId: string, store?: Store): void {
  try {
    (store ?? sessionStorage).removeItem(keyOf(templateId));
  } catch {
    // There is nothing to forget.
  }
}
