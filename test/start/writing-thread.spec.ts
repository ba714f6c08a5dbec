import { afterAll, describe, expect, it } from '@jest/globals';
import { renderBriefBlock } from '../../backend/src/embedded/drafting/brief-block.js';
import { blockFor, coreTemplates } from '../../backend/src/embedded/drafting/drafting.testing.js';
import type { CompletionRequest } from '../../backend/src/embedded/drafting/completion-request.js';

/** As it was built, since a thread is begun from a compiled file. */
const built = new URL('../../backend/dist/embedded/drafting/writing-thread.js', import.meta.url).href;
const { WritingThread } = (await import(
  built
)) as typeof import('../../backend/src/embedded/drafting/writing-thread.js');

const thread = new WritingThread();
afterAll(() => thread.close());

const asking = (content: unknown): CompletionRequest =>
  ({ model: 'any', messages: [{ role: 'user', content }] }) as CompletionRequest;

describe('the thread in which drafts are written', () => {
  it('answers each request with its own text', async () => {
    const title = (idea: string) => {
      const template = coreTemplates[0]!;
      return renderBriefBlock({ ...blockFor(template, template.sections[0]!, [], idea, {}), task: 'title' });
    };
    const [first, second, third] = await Promise.all([
      thread.write(asking(title('Loomly lets weavers book looms.'))),
      thread.write(asking('Hello')),
      thread.write(asking(title('Kilnly lets potters book kilns.'))),
    ]);
    expect([first, third]).toEqual([expect.stringContaining('Loomly'), expect.stringContaining('Kilnly')]);
    expect(second).toContain('I cannot hold a conversation');
  });

  it('fails what it cannot write, and nothing else', async () => {
    await expect(thread.write(asking(5))).rejects.toThrow();
    await expect(thread.write(asking('Hello'))).resolves.toContain('drafting engine');
  });

  it('fails what it was writing when it is stopped, and begins anew when it is asked again', async () => {
    const cut = thread.write(asking('Hello'));
    cut.catch(() => undefined);
    await thread.close();
    await expect(cut).rejects.toThrow('stopped');
    await expect(thread.write(asking('Hello'))).resolves.toContain('drafting engine');
  });
});
