import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { validateEdits } from '@specforge/document';
import type { FieldProblem, TemplateSection } from '@specforge/document';
import type { DraftData } from '../drafts';

export interface SectionProblems {
  /** All of them, whether shown or not. */
  all: readonly FieldProblem[];
  at: (path: string) => string | undefined;
  /** Those that no field of the form stands for, such as a property that nobody declared. */
  elsewhere: readonly FieldProblem[];
  touch: (path: string) => void;
  showAll: () => void;
}

/** What is wrong with a draft: said beside a field once it has been left, and everywhere once a save was tried. */
export function useProblems(
  section: TemplateSection,
  data: DraftData | null,
  knownIds: readonly string[],
  fromServer: readonly FieldProblem[],
): SectionProblems {
  const [tried, setTried] = useState(false);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const settled = useDeferredValue(data);
  const watching = tried || touched.size > 0;
  const all = useMemo(
    () => (settled && watching ? validateEdits(section, settled, knownIds) : []),
    [section, settled, knownIds, watching],
  );

  const shown = useMemo(() => {
    const byPath = new Map<string, string>();
    const own = tried ? all : all.filter(({ field }) => touched.has(field));
    for (const { field, message } of [...own, ...fromServer]) if (!byPath.has(field)) byPath.set(field, message);
    return byPath;
  }, [all, fromServer, tried, touched]);

  const at = useCallback((path: string) => shown.get(path), [shown]);
  const names = useMemo(() => new Set(section.fields.map(({ name }) => name)), [section]);
  const elsewhere = useMemo(
    () =>
      [...shown].flatMap(([field, message]) =>
        names.has(/^[^.[]*/.exec(field)?.[0] ?? '') && !/(^|\.)uid$/.test(field) ? [] : [{ field, message }],
      ),
    [shown, names],
  );
  const touch = useCallback(
    (path: string) => setTouched((paths) => (paths.has(path) ? paths : new Set([...paths, path]))),
    [],
  );
  const showAll = useCallback(() => setTried(true), []);
  return { all, at, elsewhere, touch, showAll };
}
