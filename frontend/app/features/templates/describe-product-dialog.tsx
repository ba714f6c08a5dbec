import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Button } from '~/components/ui/button';
import { Dialog, DialogClose, DialogContent, DialogFooter } from '~/components/ui/dialog';
import { Field, FieldTextarea, SCROLLS_WITHIN } from '~/components/ui/field';
import { toast } from '~/components/ui/toast';
import type { Project, TemplateSummary } from '~/lib/api/types';
import { formatCredits } from '~/lib/money';
import { lengthNote, tooLong } from '~/lib/text-length';
import { PlanNote } from './plan-note';
import { WalletLine } from './wallet-line';

interface DescribeProductDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The plan that the template needs. */
  plan: TemplateSummary['requiredPlan'];
  /** What a run would charge; null while that is unknown. */
  payable: number | null;
  /** Where a purchase leads back to. */
  returnUrl: string;
  /** Called before the page is left to buy credits. */
  onLeave: () => void;
  starting: boolean;
  /** The project whose idea is taken over. */
  project: Project | undefined;
  text: string;
  onTextChange: (text: string) => void;
  onStart: (idea: string) => void;
}

const LONGEST_IDEA = 20_000;
const REQUIRED = 'Please provide a description of your product';

export function DescribeProductDialog(props: DescribeProductDialogProps) {
  const { open, onOpenChange, plan, payable, starting, text, onTextChange, onStart, returnUrl, onLeave, project } =
    props;
  const [error, setError] = useState<string>();
  const input = useRef<HTMLTextAreaElement>(null);
  const excess = tooLong(text, LONGEST_IDEA);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const idea = text.trim();
    if (idea === '' && !project) {
      setError(REQUIRED);
      toast({ title: 'Product description required', description: REQUIRED, variant: 'destructive' });
      input.current?.focus();
      return;
    }
    if (excess) return input.current?.focus();
    onStart(idea);
  };

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size="lg"
        title={project ? 'Write it from the project’s idea' : 'Describe Your Product'}
        description={
          project
            ? 'The idea is taken over, and so is what the project’s finished documents say.'
            : 'Who is it for, what do they do today, what should get better? Numbers, names and dates that you give are used; what you leave open is marked as an assumption or asked as a question.'
        }
      >
        <form noValidate onSubmit={submit} className="grid gap-4">
          {project && (
            <div
              role="region"
              aria-label="The idea"
              tabIndex={0}
              dir="auto"
              className="max-h-48 overflow-y-auto border-s-2 border-patina ps-4 font-serif break-words whitespace-pre-wrap"
            >
              {project.idea}
            </div>
          )}
          <Field
            label={project ? 'What to add for this document (optional)' : 'Your product'}
            hint={lengthNote(text, LONGEST_IDEA)}
            error={error ?? excess}
          >
            <FieldTextarea
              ref={input}
              required={!project}
              rows={project ? 4 : 9}
              className={SCROLLS_WITHIN}
              value={text}
              placeholder={
                project
                  ? 'What this document should know beyond the idea…'
                  : "Kelpline helps harvest masters at 40 seaweed farms plan tomorrow's crews. Today they ring round every evening; one trip in five leaves short-handed…"
              }
              onChange={(event) => {
                setError(undefined);
                onTextChange(event.target.value);
              }}
            />
          </Field>
          <div className="grid gap-1">
            <p className="text-sm text-quiet">{priceInWords(payable)}</p>
            <PlanNote plan={plan} returnUrl={returnUrl} onLeave={onLeave} />
            <WalletLine payable={payable} returnUrl={returnUrl} onLeave={onLeave} />
          </div>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="secondary">Cancel</Button>
            </DialogClose>
            <Button type="submit" loading={starting}>
              {starting ? 'Starting…' : 'Start generation'}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

function priceInWords(payable: number | null): string {
  if (payable === null) return '';
  if (payable === 0) return 'Your first document is free: nothing is charged.';
  return `${formatCredits(payable)} will be held now; what cannot be written comes back.`;
}
