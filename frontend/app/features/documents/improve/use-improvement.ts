import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useQueryClient } from '@tanstack/react-query';
import { refusalText } from '~/components/form-error';
import { toast } from '~/components/ui/toast';
import { Attempts, describeInProgress } from '~/lib/api/attempts';
import { balanceQuery } from '~/lib/api/balance';
import { documentQuery } from '~/lib/api/document';
import { ApiError } from '~/lib/api/errors';
import type { ImprovedSection } from '~/lib/api/types';
import { billingPath } from '~/lib/next-path';
import { useApplySection } from '../api/document';
import { improveSection } from '../api/improve-section';
import { revertSection } from '../api/revert-section';

type ByKey<T> = Readonly<Record<string, T>>;

/** AI Improve: asking for it, waiting for it, and what it has changed until that is kept or undone. */
export function useImprovement(documentId: string) {
  const [asking, setAsking] = useState<string | null>(null);
  const [busy, setBusy] = useState<ByKey<boolean>>({});
  const [outcomes, setOutcomes] = useState<ByKey<ImprovedSection | undefined>>({});
  const [attempts] = useState(() => new Attempts());
  const queryClient = useQueryClient();
  const apply = useApplySection(documentId);
  const navigate = useNavigate();
  const addCredits = useCallback(
    () => void navigate(billingPath(`/app/documents/${documentId}`)),
    [documentId, navigate],
  );

  const improve = useCallback(
    async (key: string, instructions: string) => {
      // The same request after a lost answer is the same improvement; it is not paid twice.
      const content = `${key}\n${instructions}`;
      const idempotencyKey = attempts.keyFor(content);
      setBusy((all) => ({ ...all, [key]: true }));
      try {
        const improved = await improveSection({ documentId, key, instructions, idempotencyKey });
        attempts.succeeded(content);
        apply(improved, 'model');
        setOutcomes((all) => ({ ...all, [key]: improved }));
        setAsking((open) => (open === key ? null : open));
        toast({
          title: 'Section improved',
          description: `Your improvements have been applied (${improved.creditsCharged} credits deducted)`,
        });
      } catch (error) {
        attempts.failed(content, error);
        if (error instanceof ApiError && error.status === 409) {
          void queryClient.invalidateQueries({ queryKey: documentQuery(documentId).queryKey });
        }
        const short = error instanceof ApiError && error.status === 402;
        toast({
          title: 'Failed to improve',
          description: failureText(error),
          variant: 'destructive',
          ...(short && { action: { label: 'Add credits', onClick: addCredits } }),
        });
      } finally {
        setBusy((all) => ({ ...all, [key]: false }));
        void queryClient.invalidateQueries({ queryKey: balanceQuery().queryKey });
      }
    },
    [addCredits, apply, attempts, documentId, queryClient],
  );

  const keep = useCallback((key: string) => setOutcomes((all) => ({ ...all, [key]: undefined })), []);

  const undo = useCallback(
    async ({ key, revision, creditsCharged }: ImprovedSection) => {
      setBusy((all) => ({ ...all, [key]: true }));
      try {
        apply(await revertSection(documentId, key, revision), 'press');
        keep(key);
        toast({
          title: 'Improvement undone',
          description: `The section reads as before. The ${creditsCharged} credits stay spent.`,
        });
      } catch (error) {
        const isOvertaken = error instanceof ApiError && error.code === 'SECTION_CONFLICT';
        if (isOvertaken) {
          // There is nothing left to keep or undo: the text of before stands in the history.
          keep(key);
          void queryClient.invalidateQueries({ queryKey: documentQuery(documentId).queryKey });
        }
        toast({
          title: 'Failed to undo',
          description: isOvertaken
            ? 'The section was changed after the improvement. The text from before is in the version history.'
            : refusalText(error, 'save'),
          variant: 'destructive',
        });
      } finally {
        setBusy((all) => ({ ...all, [key]: false }));
      }
    },
    [apply, documentId, keep, queryClient],
  );

  const actions = useMemo(
    () => ({ ask: setAsking, close: () => setAsking(null), improve, keep, undo }),
    [improve, keep, undo],
  );
  return { asking, busy, outcomes, actions };
}

export type Improvement = ReturnType<typeof useImprovement>;

/** The server's own words, also where the model could not be reached: they say that nothing was charged. */
function failureText(error: unknown): string {
  if (error instanceof ApiError && error.code?.startsWith('IMPROVE_')) return error.message;
  return describeInProgress(error)?.description ?? refusalText(error);
}
