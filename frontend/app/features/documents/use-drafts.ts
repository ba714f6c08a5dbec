import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FieldProblem } from '@specforge/document';
import { toast } from '~/components/ui/toast';
import { refusalText } from '~/components/form-error';
import { ApiError } from '~/lib/api/errors';
import type { DocumentDetail, SavedSection } from '~/lib/api/types';
import { useApplySection } from './api/document';
import { saveSection } from './api/save-section';
import { changedByForm, changedByText, isReadable, isUnsaved } from './drafts';
import type { Change, Draft, StoredSection } from './drafts';

/** Two texts of one section, of which a person has to choose one. */
export interface Conflict {
  key: string;
  theirs: StoredSection;
}

type ByKey<T> = Readonly<Record<string, T>>;

function without<T>(map: ByKey<T>, key: string): ByKey<T> {
  const { [key]: _dropped, ...rest } = map;
  return rest;
}

/** Unsaved work on the sections of a document, and saving it. The callbacks stay the same for as long as it is open. */
export function useDrafts(document: DocumentDetail) {
  const [drafts, setDrafts] = useState<ByKey<Draft>>({});
  const [saving, setSaving] = useState<ByKey<true>>({});
  const [problems, setProblems] = useState<ByKey<readonly FieldProblem[]>>({});
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const apply = useApplySection(document.id);

  // What is typed while a save is under way is done again on what the save answers, so that new ids are kept.
  const underWay = useRef(new Map<string, Change[]>());
  const latest = useRef({ document, drafts });
  useEffect(() => {
    latest.current = { document, drafts };
  });

  const storedOf = useCallback((key: string): StoredSection => {
    const { sections, sectionStates } = latest.current.document;
    return { data: sections[key] ?? null, revision: sectionStates[key]?.revision ?? 0 };
  }, []);

  const keep = useCallback((key: string, next: (draft: Draft | undefined) => Draft) => {
    setDrafts((all) => {
      const draft = next(all[key]);
      // Typed back to what is stored: the section follows the server again.
      return draft.text === null && !isUnsaved(draft) ? without(all, key) : { ...all, [key]: draft };
    });
    setProblems((all) => (key in all ? without(all, key) : all));
  }, []);

  const change = useCallback(
    (key: string, update: Change) => {
      underWay.current.get(key)?.push(update);
      keep(key, (draft) => changedByForm(draft, storedOf(key), update));
    },
    [keep, storedOf],
  );

  const changeText = useCallback(
    (key: string, text: string) => keep(key, (draft) => changedByText(draft, storedOf(key), text)),
    [keep, storedOf],
  );

  const discard = useCallback((key: string) => {
    setDrafts((all) => without(all, key));
    setProblems((all) => without(all, key));
  }, []);

  const save = useCallback(
    async (key: string, draft = latest.current.drafts[key]) => {
      if (!draft || !isReadable(draft) || underWay.current.has(key)) return false;
      underWay.current.set(key, []);
      setSaving((all) => ({ ...all, [key]: true }));
      try {
        const { document: open } = latest.current;
        const saved = await saveSection({ documentId: open.id, key, data: draft.data, revision: draft.base.revision });
        const later = underWay.current.get(key) ?? [];
        const base = { data: saved.data, revision: saved.revision };
        const data = later.reduce((now, update) => update(now), saved.data as Draft['data']);
        apply(saved, 'user');
        setDrafts((all) => (later.length > 0 ? { ...all, [key]: { data, text: null, base } } : without(all, key)));
        toast({ title: 'Section updated', description: `${key} has been saved successfully` });
        return true;
      } catch (error) {
        const theirs = storedNow(error);
        if (theirs) {
          setConflict({ key, theirs });
          return false;
        }
        const details = error instanceof ApiError ? error.body.details : undefined;
        if (details) setProblems((all) => ({ ...all, [key]: details }));
        const description = refusalText(error, 'save') || 'An error occurred';
        toast({ title: 'Failed to save', description, variant: 'destructive' });
        return false;
      } finally {
        underWay.current.delete(key);
        setSaving((all) => without(all, key));
      }
    },
    [apply],
  );

  const resolve = useCallback(
    async ({ key, theirs }: Conflict, choice: 'mine' | 'theirs') => {
      const draft = latest.current.drafts[key];
      setConflict(null);
      if (theirs.data) {
        apply(asSaved(key, theirs, latest.current.document.version), 'user');
      }
      if (choice === 'theirs' || !draft) return discard(key);
      const rebased = { ...draft, base: theirs };
      setDrafts((all) => ({ ...all, [key]: rebased }));
      await save(key, rebased);
    },
    [apply, discard, save],
  );

  const actions = useMemo(
    () => ({
      change,
      changeText,
      discard,
      save,
      resolve,
      compare: (key: string) => setConflict({ key, theirs: storedOf(key) }),
      dismissConflict: () => setConflict(null),
    }),
    [change, changeText, discard, save, resolve, storedOf],
  );
  const unsaved = useMemo(() => Object.keys(drafts).filter((key) => isUnsaved(drafts[key])), [drafts]);
  return { drafts, unsaved, saving, problems, conflict, actions };
}

export type Work = ReturnType<typeof useDrafts>;
export type DraftActions = ReturnType<typeof useDrafts>['actions'];

/** What is stored in place of what a save was made from. */
function storedNow(error: unknown): StoredSection | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const current = error.body.current;
  if (typeof current !== 'object' || current === null || !('revision' in current) || !('data' in current)) return null;
  return current as StoredSection;
}

function asSaved(key: string, { data, revision }: StoredSection, version: number): SavedSection {
  return { key, data: data ?? {}, revision, version };
}
