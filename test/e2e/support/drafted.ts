import type { DocumentResponseDto } from '../../../backend/src/documents/documents.dto.js';
import { readDocument, startRun, waitForEnd } from '../../support/generation.js';
import { newAccount, type Account } from './accounts.js';
import { KELPLINE } from './ideas.js';
import { test as base } from './test.js';

export { expect, signIn } from './test.js';

interface WorkerFixtures {
  /** A document that the drafting engine has written, and whose it is. For reading: tests share it. */
  drafted: { account: Account; document: DocumentResponseDto };
}

const SECTIONS = ['strategic-goals', 'user-personas', 'scope-features', 'user-stories', 'analytics-plan'];
const PATIENCE_MS = 180_000;

export const test = base.extend<object, WorkerFixtures>({
  drafted: [
    async ({ productUrl }, use) => {
      const account = await newAccount(productUrl);
      const { runId, documentId } = await startRun(account.client, { idea: KELPLINE, sections: SECTIONS });
      await waitForEnd(account.client, runId, PATIENCE_MS);
      await use({ account, document: await readDocument(account.client, documentId) });
    },
    { scope: 'worker', timeout: PATIENCE_MS + 10_000 },
  ],
});
