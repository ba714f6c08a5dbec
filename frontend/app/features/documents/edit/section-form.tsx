import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import { validateEdits } from '@specforge/document';
import { isUnsaved, sameData } from '../drafts';
import type { DraftData } from '../drafts';
import { SaveBar } from '../save-bar';
import { explainPhase, SaveState, spokenPhase } from '../save-state';
import type { EditSectionProps } from './edit-section';
import { FieldEditor } from './field-editor';
import { recordOptions } from './record-options';
import { SectionEditContext } from './section-edit';
import type { SectionEdit } from './section-edit';
import { StepButtons } from './step-buttons';
import { useFormKeys } from './use-form-keys';
import { useNextFocus } from './use-next-focus';
import { useProblems } from './use-problems';

const NOTHING: DraftData = {};
const PROBLEM = '[aria-invalid="true"], [data-problem]';

/** The form of one section, from its fields. It saves itself a moment after it was changed, or when asked to. */
export function SectionForm(props: EditSectionProps) {
  const { section, data, work, drafts, recordsOf, idsTakenOut } = props;
  const { draft, phase, history, pressed, problems: serverProblems } = work;
  const { key } = section;
  const form = useRef<HTMLFormElement>(null);
  const shown: DraftData = draft?.data ?? data ?? NOTHING;
  const unsaved = isUnsaved(draft);

  const elsewhere = useMemo(
    () => [...recordsOf].flatMap(([other, records]) => (other === key ? [] : records)),
    [recordsOf, key],
  );
  const knownIds = useMemo(() => [...elsewhere.map(({ id }) => id), ...idsTakenOut], [elsewhere, idsTakenOut]);
  const own = useSame(useMemo(() => recordOptions(section, shown), [section, shown]));
  const records = useMemo(() => [...elsewhere, ...own], [elsewhere, own]);
  const problems = useProblems(section, draft ? shown : null, knownIds, serverProblems);
  const unfit = useMemo(
    () => (phase === 'unfit' ? new Set(validateEdits(section, shown, knownIds).map(({ field }) => field)).size : 0),
    [phase, section, shown, knownIds],
  );

  const { focusNext, focusPlace } = useNextFocus(form);
  useEffect(() => {
    if (serverProblems.length > 0) focusNext(PROBLEM);
  }, [serverProblems, focusNext]);
  const [message, announce] = useState('');
  const adders = useRef(new Map<string, (index: number) => void>());
  const offerAdding = useCallback((path: string, add: (index: number) => void) => {
    adders.current.set(path, add);
    return () => void adders.current.delete(path);
  }, []);
  const { at: problemAt, touch } = problems;
  const edit = useMemo(
    (): SectionEdit => ({
      change: (update) => drafts.change(key, update),
      problemAt,
      touch,
      focusNext,
      offerAdding,
      announce,
      records,
    }),
    [drafts, key, problemAt, touch, focusNext, offerAdding, records],
  );

  const showProblems = () => {
    problems.showAll();
    focusNext(PROBLEM);
  };
  const save = async () => {
    if (pressed) return;
    if (unsaved && validateEdits(section, draft.data, knownIds).length > 0) {
      showProblems();
      announce('Not saved: some of the content does not fit yet.');
      return;
    }
    const saved = await drafts.save(key);
    // A button that shows how busy it is cannot hold the focus.
    if (saved && document.activeElement === document.body) {
      form.current?.closest('section')?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    }
  };
  const step = (direction: 'undo' | 'redo') => {
    const place = drafts[direction](key);
    if (place === null) return announce(direction === 'undo' ? 'Nothing to undo' : 'Nothing to redo');
    const left = direction === 'undo' ? history.done.length - 1 : history.undone.length - 1;
    announce(`${direction === 'undo' ? 'Undone' : 'Redone'}, ${left} more to ${direction}`);
    focusPlace(place);
  };
  useFormKeys(form, {
    save: () => void save(),
    undo: () => step('undo'),
    redo: () => step('redo'),
    add: (path, index) => adders.current.get(path)?.(index),
    focusNext,
  });

  const onBlur = (event: FocusEvent) => {
    const path = event.target.closest<HTMLElement>('[data-path]')?.dataset.path;
    if (path && draft) touch(path);
    if (!form.current?.contains(event.relatedTarget)) drafts.settle(key);
  };

  const stepped = history.done.length + history.undone.length > 0;
  const explanation = explainPhase(phase, unfit);
  const statusId = useId();
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
      <SpokenPhase text={spokenPhase(phase, unfit)} />
      <SaveBar
        title={section.title}
        inSight={unsaved || stepped}
        saving={pressed}
        onSave={() => void save()}
        onDiscard={explanation && unsaved ? () => drafts.discard(key) : undefined}
        tools={stepped && <StepButtons title={section.title} history={history} onStep={step} />}
      >
        <div className="flex min-w-0 flex-1 basis-52 flex-wrap items-center gap-x-3 gap-y-0.5">
          <SaveState phase={phase} />
          {explanation && (
            <p id={statusId} className="min-w-0 text-sm">
              {explanation}{' '}
              {phase === 'unfit' && (
                <button type="button" className="link min-h-6" aria-describedby={statusId} onClick={showProblems}>
                  Show
                </button>
              )}
              {phase === 'contested' && (
                <button type="button" className="link min-h-6" onClick={() => drafts.compare(key)}>
                  Compare
                </button>
              )}
            </p>
          )}
        </div>
      </SaveBar>
    </form>
  );
}

/** Says how the work stands once that is settled, and not again while nothing else has come of it. */
function SpokenPhase({ text }: { text: string | null }) {
  const [spoken, setSpoken] = useState('');
  if (text !== null && text !== spoken) setSpoken(text);
  return (
    <p role="status" className="sr-only">
      {spoken}
    </p>
  );
}

/** The last value for as long as the new one says the same: most key strokes leave the records as they are. */
function useSame<T>(value: T): T {
  const [kept, setKept] = useState(value);
  if (kept === value || sameData(kept, value)) return kept;
  setKept(value);
  return value;
}
