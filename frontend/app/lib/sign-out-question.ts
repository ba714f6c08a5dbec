import { unsentOf } from './unsent-work';

/** What is asked of somebody who signs out while edits of theirs are not sent. */
interface SignOutQuestion {
  sections: number;
  answer: (leave: boolean) => void;
}

let question: SignOutQuestion | null = null;
const listeners = new Set<() => void>();

export function subscribeToQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const readQuestion = () => question;

function pose(next: SignOutQuestion | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/** What was typed a moment ago may still be on its way. */
const PATIENCE_MS = 2_000;
const STEP_MS = 100;

/** True when nothing of this account is unsent, or when it may be forgotten. */
export async function mayForgetUnsent(userId: string): Promise<boolean> {
  for (let waited = 0; waited < PATIENCE_MS && unsentOf(userId).length > 0; waited += STEP_MS) {
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  const sections = unsentOf(userId).length;
  if (sections === 0) return true;
  return new Promise((resolve) => {
    pose({
      sections,
      answer: (leave) => {
        pose(null);
        resolve(leave);
      },
    });
  });
}
