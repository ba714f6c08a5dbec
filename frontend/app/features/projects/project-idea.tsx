import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormError } from '~/components/form-error';
import { Button } from '~/components/ui/button';
import { Dialog, DialogClose, DialogContent, DialogFooter } from '~/components/ui/dialog';
import { Field, FieldTextarea, SCROLLS_WITHIN } from '~/components/ui/field';
import type { Project } from '~/lib/api/types';
import { tooLong } from '~/lib/text-length';
import { useChangeProject } from './api/project';

const LONGEST_IDEA = 20_000;
/** A longer idea is shown in part until it is asked for. */
const SHOWN_CHARACTERS = 420;
const REQUIRED = 'Please provide a description of your product';

/** The idea that everything in the project came of, and where it is edited. */
export function ProjectIdea({ project }: { project: Project }) {
  const [editing, setEditing] = useState(false);
  const [whole, setWhole] = useState(false);
  const isLong = project.idea.length > SHOWN_CHARACTERS;
  return (
    <section aria-labelledby="idea" className="rounded-card border bg-sheet p-5">
      <div className="flex items-center justify-between gap-3 pb-2">
        <h2 id="idea" className="font-serif text-lg font-semibold">
          The idea
        </h2>
        <Button variant="ghost" size="sm" aria-label="Edit the idea" onClick={() => setEditing(true)}>
          Edit
        </Button>
      </div>
      <p
        dir="auto"
        className={`border-s-2 border-patina ps-4 font-serif break-words whitespace-pre-wrap ${isLong && !whole ? 'line-clamp-8' : ''}`}
      >
        {project.idea}
      </p>
      {isLong && (
        <button type="button" className="link mt-2 min-h-6 text-sm" onClick={() => setWhole(!whole)}>
          {whole ? 'Show less' : 'Show the whole idea'}
        </button>
      )}
      <Dialog open={editing} onOpenChange={setEditing}>
        <DialogContent
          size="lg"
          title="Edit the idea"
          description="New documents are drafted from it. Those that are there stay as they are, and are marked as drafted from the older idea."
        >
          <IdeaForm project={project} onDone={() => setEditing(false)} />
        </DialogContent>
      </Dialog>
    </section>
  );
}

function IdeaForm({ project, onDone }: { project: Project; onDone: () => void }) {
  const change = useChangeProject(project.id);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { idea: project.idea } });
  const submit = handleSubmit(({ idea }) => change.mutate({ idea: idea.trim() }, { onSuccess: onDone }));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <FormError error={change.error} context="save" />
      <Field label="The idea" error={formState.errors.idea?.message}>
        <FieldTextarea
          dir="auto"
          rows={10}
          className={SCROLLS_WITHIN}
          {...register('idea', {
            validate: (idea) => (idea.trim() === '' ? REQUIRED : (tooLong(idea, LONGEST_IDEA) ?? true)),
          })}
        />
      </Field>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="secondary">Cancel</Button>
        </DialogClose>
        <Button type="submit" loading={change.isPending}>
          Save idea
        </Button>
      </DialogFooter>
    </form>
  );
}
