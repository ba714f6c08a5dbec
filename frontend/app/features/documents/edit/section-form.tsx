import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FocusEvent, RefObject } from 'react';
import { validateEdits } from '@specforge/document';
import { isUnsaved, sameData } from '../drafts';
import type { DraftData } from '../drafts';
import { SaveBar } from '../save-bar';
import type { EditSectionProps } from './edit-section';
import { FieldEditor } from './field-editor';
import { recordOptions } from './record-options';
import { SectionEditContext } from './section-edit';
import type { SectionEdit } from './section-edit';
import { useProblems } from './use-problems';

const NOTHING: DraftData = {};
const PROBLEM = '[aria-invalid="true"], [data-problem]';

/** The form of one section, from its fields, with its own Save. */
export function SectionForm(props: EditSectionProps) {
  const { section, data, revision, draft, saving, serverProblems, drafts, recordsOf } = props;
  const { key } = section;
  const form = useRef<HTMLFormElement>(null);
  const shown: DraftData = draft?.data ?? data ?? NOTHING;
  const unsaved = isUnsaved(draft);
  const stale = draft !== undefined && draft.base.revision < revision;

  const elsewhere = useMemo(
    () => [...recordsOf].flatMap(([other, records]) => (other === key ? [] : records)),
    [recordsOf, key],
  );
  const knownIds = useMemo(() => elsewhere.map(({ id }) => id), [elsewhere]);
  const own = useSame(useMemo(() => recordOptions(section, shown), [section, shown]));
  const records = useMemo(() => [...elsewhere, ...own], [elsewhere, own]);
  const problems = useProblems(section, draft ? shown : null, knownIds, serverProblems);

  // Where the focus goes is known before the change is on the page.
  const next = useRef<string | null>(null);
  const toProblem = useRef(false);
  useEffect(() => {
    if (next.current) {
      form.current?.querySelector<HTMLElement>(next.current)?.focus();
      next.current = null;
    }
    const first = toProblem.current && form.current?.querySelector<HTMLElement>(PROBLEM);
    if (first) {
      toProblem.current = false;
      first.focus();
    }
  });
  useEffect(() => {
    if (serverProblems.length > 0) toProblem.current = true;
  }, [serverProblems]);

  const [message, announce] = useState('');
  const focusNext = useCallback((selector: string) => {
    next.current = selector;
  }, []);
  const { at: problemAt, touch } = problems;
  const edit = useMemo(
    (): SectionEdit => ({
      change: (update) => drafts.change(key, update),
      problemAt,
      touch,
      focusNext,
      announce,
      records,
    }),
    [drafts, key, problemAt, touch, focusNext, records],
  );

  const save = async () => {
    if (!draft || !unsaved || saving) return;
    problems.showAll();
    if (validateEdits(section, draft.data, knownIds).length > 0) {
      toProblem.current = true;
      announce('Not saved: some of the content does not fit yet.');
      return;
    }
    const saved = await drafts.save(key);
    // The button that was pressed has nothing more to do and cannot hold the focus.
    if (saved && document.activeElement === document.body) {
      form.current?.closest('section')?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    }
  };

  const onBlur = (event: FocusEvent) => {
    const path = event.target.closest<HTMLElement>('[data-path]')?.dataset.path;
    if (path && draft) touch(path);
  };
  useSaveShortcut(form, save);

  return (
    <form
      ref={form}
      noValidate
      aria-label={`Edit ${section.title}`}
      onSubmit={(event) => event.preventDefault()}
      onBlur={onBlur}
    >
      <div className="grid gap-7 px-4 pt-5 pb-6 sm:px-7">
        <SectionEditContext value={edit}>
          {section.fields.map((field) => (
            <FieldEditor key={field.name} field={field} value={shown[field.name]} />
          ))}
        </SectionEditContext>
        {problems.elsewhere.length > 0 && (
          <ul data-problem tabIndex={-1} className="grid gap-1 text-sm text-danger">
            {problems.elsewhere.map(({ field, message: text }) => (
              <li key={field}>{text}</li>
            ))}
          </ul>
        )}
      </div>
      <p role="status" className="sr-only">
        {message}
      </p>
      <SaveBar
        title={section.title}
        unsaved={unsaved}
        saving={saving}
        stale={stale}
        onSave={() => void save()}
        onDiscard={() => drafts.discard(key)}
        onCompare={() => drafts.compare(key)}
      />
    </form>
  );
}

/** Ctrl or Cmd with S saves the section that is being worked on. */
function useSaveShortcut(form: RefObject<HTMLFormElement | null>, save: () => Promise<void>): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const element = form.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void latest.current();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [form]);
}

/** The last value for as long as the new one says the same: most key strokes leave the records as they are. */
function useSame<T>(value: T): T {
  const [kept, setKept] = useState(value);
  if (kept === value || sameData(kept, value)) return kept;
  setKept(value);
  return value;
}
