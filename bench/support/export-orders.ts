import { setTimeout as sleep } from 'node:timers/promises';
import type { Person } from './person.ts';

const POLL_MS = 20;

interface Answer {
  id: string;
  status: string;
  errorMessage: string | null;
}

/** Lets the product make a file, from the order until it lies there: queue, worker, rendering, store. Answers its id. */
export async function orderFile(person: Person, documentId: string, format: string): Promise<string> {
  const { id } = await person.post<Answer>(`/documents/${documentId}/exports`, { format });
  await finished(person, id);
  return id;
}

/** Many at once, by people who may each have some under way. Milliseconds from the first order to the last file. */
export async function orderMany(
  people: readonly { person: Person; documentId: string }[],
  count: number,
): Promise<number> {
  const started = performance.now();
  const orders = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const one = people[index % people.length];
      if (!one) throw new Error('Nobody orders.');
      const { person, documentId } = one;
      const { id } = await person.post<Answer>(`/documents/${documentId}/exports`, { format: 'pdf' });
      return { person, id };
    }),
  );
  for (const { person, id } of orders) await finished(person, id);
  return performance.now() - started;
}

async function finished(person: Person, id: string): Promise<void> {
  for (;;) {
    const { status, errorMessage } = await person.get<Answer>(`/exports/${id}`);
    if (status === 'completed') return;
    if (status === 'failed') throw new Error(`A file was not made: ${errorMessage}`);
    await sleep(POLL_MS);
  }
}
