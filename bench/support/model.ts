import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ModelCall, Pace } from './model-answers.ts';
import type { ModelMessage, ModelOrder } from './model.process.ts';

/** The model of the benchmark, from outside. */
export interface Model {
  /** Base URL for an OpenAI client. */
  url: string;
  /** Sets how fast it is from now on, and forgets the calls so far. */
  setPace(pace: Pace): void;
  /** The calls since then. */
  calls(): Promise<ModelCall[]>;
  stop(): void;
}

/** A model that answers at once. */
export const AT_ONCE: Pace = { seed: '', firstTokenMs: 0, tokensPerSecond: 0, deviation: 0 };

export async function startModel(): Promise<Model> {
  const child = fork(fileURLToPath(new URL('model.process.ts', import.meta.url)), { stdio: 'inherit' });
  const order = (message: ModelOrder) => child.send(message);
  const hear = async () => {
    const [message] = (await once(child, 'message')) as [ModelMessage];
    return message;
  };
  const first = await hear();
  if (first.kind !== 'listening') throw new Error('The model did not start.');
  return {
    url: first.url,
    setPace: (pace) => order({ kind: 'pace', pace }),
    calls: async () => {
      order({ kind: 'tell' });
      const answer = await hear();
      return answer.kind === 'calls' ? answer.calls : [];
    },
    stop: () => void child.kill(),
  };
}
