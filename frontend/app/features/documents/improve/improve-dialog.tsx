import { useState } from 'react';
import type { FormEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '~/components/ui/button';
import { Dialog, DialogClose, DialogContent, DialogFooter } from '~/components/ui/dialog';
import { Field, FieldTextarea, SCROLLS_WITHIN } from '~/components/ui/field';
import { useBalance } from '~/lib/api/balance';
import { formatCredits, formatNumber } from '~/lib/money';
import { billingPath } from '~/lib/next-path';
import { lengthNote, tooLong } from '~/lib/text-length';

interface ImproveDialogProps {
  /** The section's title; null while the dialog is closed. */
  title: string | null;
  cost: number;
  busy: boolean;
  onClose: () => void;
  onImprove: (instructions: string) => void;
}

const LONGEST = 4000;
const SUGGESTIONS = ['Make it more specific', 'Say it in fewer words', 'Add what could go wrong'];

export function ImproveDialog({ title, cost, busy, onClose, onImprove }: ImproveDialogProps) {
  return (
    <Dialog open={title !== null} onOpenChange={(open) => !open && onClose()}>
      {title !== null && (
        <DialogContent
          size="lg"
          title="AI Improve Section"
          description={`Rewrites “${title}” the way you ask, at once and as a new version. You see what changed and can undo it.`}
        >
          <ImproveForm cost={cost} busy={busy} onImprove={onImprove} />
        </DialogContent>
      )}
    </Dialog>
  );
}

function ImproveForm({ cost, busy, onImprove }: Pick<ImproveDialogProps, 'cost' | 'busy' | 'onImprove'>) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const excess = tooLong(text, LONGEST);
  const { data: wallet } = useBalance();
  const { pathname } = useLocation();
  const short = wallet !== undefined && wallet.balance < cost;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const instructions = text.trim();
    if (instructions === '' || excess) {
      if (!excess) setError('Please say what should be improved');
      (event.currentTarget as HTMLFormElement).querySelector('textarea')?.focus();
      return;
    }
    onImprove(instructions);
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label="Instructions" hint={lengthNote(text, LONGEST)} error={error ?? excess}>
        <FieldTextarea
          required
          rows={4}
          className={SCROLLS_WITHIN}
          value={text}
          dir="auto"
          placeholder="Name the measure for each goal, and say who is responsible for it"
          onChange={(event) => {
            setError(undefined);
            setText(event.target.value);
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-2" role="group" aria-label="Suggestions">
        {SUGGESTIONS.map((suggestion) => (
          <Button
            key={suggestion}
            variant="secondary"
            size="sm"
            className="border-hairline font-normal text-quiet"
            onClick={() => {
              setError(undefined);
              setText((now) => (now.trim() === '' ? suggestion : `${now.trimEnd()}\n${suggestion}`));
            }}
          >
            {suggestion}
          </Button>
        ))}
      </div>
      <p className="text-sm text-quiet">
        Costs {formatCredits(cost)}, charged only when it succeeds.
        {wallet &&
          !short &&
          ` You have ${formatNumber(wallet.balance)}; ${formatNumber(wallet.balance - cost)} remain.`}
        {wallet && short && (
          <>
            {' '}
            <span className="text-danger">You have {formatNumber(wallet.balance)}.</span>{' '}
            <Link to={billingPath(pathname)} className="link">
              Add credits
            </Link>
          </>
        )}
      </p>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="secondary">{busy ? 'Close' : 'Cancel'}</Button>
        </DialogClose>
        <Button type="submit" loading={busy}>
          {busy ? 'Improving…' : `Improve (${cost} credits)`}
        </Button>
      </DialogFooter>
    </form>
  );
}
