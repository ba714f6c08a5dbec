import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '~/components/ui/toast';
import { ApiError, describeError } from '~/lib/api/errors';
import type { ErrorText } from '~/lib/api/errors';
import { balanceQuery } from '~/lib/api/balance';
import type { Project } from '~/lib/api/types';
import { userQuery } from '~/lib/api/user';
import { createProject, startRun } from './api/start-generation';

interface Attempt {
  /** Idea, template and sections: a changed one is a new attempt. */
  content: string;
  key: string;
  projectId?: string;
}

/**
 * Creates the project unless there is one, starts the run, and goes to its page. A repeated press continues the same attempt.
 * `onAddCredits`: what the message about too few credits offers.
 */
export function useGeneration(templateId: string, project: Project | undefined, onAddCredits: () => void) {
  const [starting, setStarting] = useState(false);
  const attempt = useRef<Attempt>(null);
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  /** `said`: the idea itself, or what is added to that of the project. */
  const start = async (said: string, enabledSections: string[]) => {
    const content = JSON.stringify([said, templateId, enabledSections]);
    if (attempt.current?.content !== content) attempt.current = { content, key: crypto.randomUUID() };
    const current = attempt.current;
    setStarting(true);
    try {
      current.projectId ??= project?.id ?? (await createProject(said, current.key)).id;
      const { runId } = await startRun(current.projectId, {
        userInput: said,
        templateId,
        enabledSections,
        idempotencyKey: current.key,
      });
      attempt.current = null;
      void queryClient.invalidateQueries({ queryKey: balanceQuery().queryKey });
      void queryClient.invalidateQueries({ queryKey: userQuery().queryKey });
      toast({ title: 'Generation Started', description: 'Each section appears as it is written.' });
      await navigate(`/app/runs/${runId}`);
    } catch (error) {
      // A refusal is final for this key; only an unanswered request may be repeated under it.
      if (error instanceof ApiError && error.status < 500) current.key = crypto.randomUUID();
      const short = error instanceof ApiError && error.status === 402;
      if (short) void queryClient.invalidateQueries({ queryKey: balanceQuery().queryKey });
      toast({
        ...describeGenerationError(error),
        variant: 'destructive',
        ...(short && { action: { label: 'Add credits', onClick: onAddCredits } }),
      });
    } finally {
      setStarting(false);
    }
  };

  return { starting, start };
}

function describeGenerationError(error: unknown): ErrorText {
  if (error instanceof ApiError && error.status === 402) {
    return {
      title: 'Not Enough Credits',
      description: `You need ${error.body.required} credits to generate this document. Please add credits to continue.`,
    };
  }
  if (error instanceof ApiError && error.status === 403) {
    return {
      title: 'Upgrade Required',
      description: error.body.message ?? 'This template requires a higher plan. Please upgrade to continue.',
    };
  }
  return describeError(error, 'generation');
}
