import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '~/components/ui/toast';
import { mayBeDone } from '~/lib/api/attempts';
import { ApiError } from '~/lib/api/errors';
import { balanceQuery } from '~/lib/api/balance';
import type { Project } from '~/lib/api/types';
import { userQuery } from '~/lib/api/user';
import { describeGenerationError } from '~/lib/generation-error';
import { createProject, startRun } from './api/start-generation';

interface Attempt {
  /** Idea, template, sections and project: a changed one is a new attempt. */
  content: string;
  key: string;
  projectId?: string;
}

/** The project that a document is meant for. */
export interface MeantFor {
  projectId: string;
  /** Absent until it is here, and where it cannot be opened. */
  project: Project | undefined;
}

interface Outcomes {
  onStarted: () => void;
  /** What the message about too few credits, or too low a plan, offers. */
  onBilling: () => void;
}

/**
 * Creates the project unless one is meant, starts the run, and goes to its page. A repeated press continues the same attempt.
 */
export function useGeneration(templateId: string, meantFor: MeantFor | null, { onStarted, onBilling }: Outcomes) {
  const [starting, setStarting] = useState(false);
  const attempt = useRef<Attempt>(null);
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  /** `said`: the idea itself, or what is added to that of the project. */
  const start = async (said: string, enabledSections: string[]) => {
    // A document meant for a project is not begun in another.
    if (meantFor && !meantFor.project) return;
    const content = JSON.stringify([said, templateId, enabledSections, meantFor?.projectId]);
    if (attempt.current?.content !== content) attempt.current = { content, key: crypto.randomUUID() };
    const current = attempt.current;
    setStarting(true);
    try {
      current.projectId ??= meantFor?.projectId ?? (await createProject(said, current.key)).id;
      const { runId } = await startRun(current.projectId, {
        userInput: said,
        templateId,
        enabledSections,
        idempotencyKey: current.key,
      });
      attempt.current = null;
      onStarted();
      void queryClient.invalidateQueries({ queryKey: balanceQuery().queryKey });
      void queryClient.invalidateQueries({ queryKey: userQuery().queryKey });
      toast({ title: 'Generation Started', description: 'Each section appears as it is written.' });
      await navigate(`/app/runs/${runId}`);
    } catch (error) {
      // A refusal is final for this key; what may have been started is asked for again under it.
      if (!mayBeDone(error)) current.key = crypto.randomUUID();
      const short = error instanceof ApiError && error.status === 402;
      if (short) void queryClient.invalidateQueries({ queryKey: balanceQuery().queryKey });
      const low = error instanceof ApiError && error.code === 'PLAN_TOO_LOW';
      toast({
        ...describeGenerationError(error),
        variant: 'destructive',
        ...((short || low) && { action: { label: short ? 'Add credits' : 'See the plans', onClick: onBilling } }),
      });
    } finally {
      setStarting(false);
    }
  };

  return { starting, start };
}
