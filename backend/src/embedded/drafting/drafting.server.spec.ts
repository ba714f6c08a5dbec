import { answerSchema, validateAnswer } from '@specforge/document';
import { renderBriefBlock } from './brief-block.js';
import { startDraftingEngine, type DraftingEngine } from './drafting.server.js';
import { blockFor, coreTemplates, ideas } from './drafting.testing.js';

const template = coreTemplates.find(({ id }) => id === 'prd-saas-starter')!;
const section = template.sections.find(({ key }) => key === 'executive-summary')!;
const block = blockFor(template, section, template.sections, ideas.lyon, {});
const prompt = `Write this section.\n\n${renderBriefBlock(block)}`;
const schema = answerSchema(section);
const asJson = { type: 'json_schema', json_schema: { name: 'section', strict: true, schema } };
const messages = [
  { role: 'system', content: 'You write requirements documents.' },
  { role: 'user', content: prompt },
];

interface Completion {
  id: string;
  object: string;
  model: string;
  choices: { message: { role: string; content: string }; finish_reason: string }[];
  usage: { prompt_tokens: number; completion_tokens: number; total_tokens: number };
}
interface Chunk {
  id: string;
  object: string;
  choices: { delta: { role?: string; content?: string }; finish_reason: string | null }[];
  usage?: Completion['usage'] | null;
}

let engine: DraftingEngine;
beforeAll(async () => {
  engine = await startDraftingEngine();
});
afterAll(() => engine.close());

const post = (body: unknown, url = engine.url, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const completion = async (body: object): Promise<Completion> => {
  const response = await post({ model: 'specforge-drafting', messages, ...body });
  expect(response.status).toBe(200);
  return (await response.json()) as Completion;
};

async function chunks(body: object): Promise<{ list: Chunk[]; last: string }> {
  const response = await post({ model: 'specforge-drafting', messages, stream: true, ...body });
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const events = (await response.text()).split('\n\n').filter(Boolean);
  const list = events.slice(0, -1).map((event) => JSON.parse(event.replace(/^data: /, '')) as Chunk);
  return { list, last: events.at(-1) ?? '' };
}

describe('the drafting engine over HTTP', () => {
  it('lists its model', async () => {
    const response = await fetch(`${engine.url}/models`);
    expect(await response.json()).toMatchObject({
      object: 'list',
      data: [{ id: 'specforge-drafting', object: 'model', owned_by: 'specforge' }],
    });
    expect(await (await fetch(`${engine.url}/models/specforge-drafting`)).json()).toMatchObject({
      id: 'specforge-drafting',
    });
  });

  it('answers with a section that fits the schema, and says what it used', async () => {
    const { object, model, choices, usage } = await completion({ response_format: asJson });
    expect({ object, model }).toEqual({ object: 'chat.completion', model: 'specforge-drafting' });
    const [choice] = choices;
    expect(choice).toMatchObject({ message: { role: 'assistant' }, finish_reason: 'stop' });
    expect(validateAnswer(section, JSON.parse(choice?.message.content ?? ''))).toEqual([]);
    expect(usage.completion_tokens).toBeGreaterThan(100);
    expect(usage.total_tokens).toBe(usage.prompt_tokens + usage.completion_tokens);
  });

  it('streams the same text in pieces, ending with the reason, the usage and [DONE]', async () => {
    const whole = await completion({ response_format: asJson });
    const { list, last } = await chunks({ response_format: asJson, stream_options: { include_usage: true } });
    expect(last).toBe('data: [DONE]');
    expect(list[0]?.choices[0]?.delta.role).toBe('assistant');
    expect(list.map(({ choices }) => choices[0]?.delta.content ?? '').join('')).toBe(whole.choices[0]?.message.content);
    expect(list.at(-2)?.choices[0]?.finish_reason).toBe('stop');
    expect(list.at(-1)).toMatchObject({ choices: [], usage: { completion_tokens: whole.usage.completion_tokens } });
    expect(new Set(list.map(({ id }) => id)).size).toBe(1);
    expect(list.every(({ object }) => object === 'chat.completion.chunk')).toBe(true);
  });

  it('leaves usage out of a stream that does not ask for it', async () => {
    const { list } = await chunks({ max_tokens: 5 });
    expect(list.every((chunk) => !('usage' in chunk))).toBe(true);
  });

  it.each(['max_tokens', 'max_completion_tokens'])('stops at %s and says so', async (name) => {
    const { choices, usage } = await completion({ [name]: 12, response_format: asJson });
    expect(choices[0]?.finish_reason).toBe('length');
    expect(usage.completion_tokens).toBe(12);
    const { list } = await chunks({ [name]: 12, response_format: asJson });
    expect(list.at(-1)?.choices[0]?.finish_reason).toBe('length');
  });

  it('reads content in parts, and the last brief block of a conversation', async () => {
    const title = { ...block, task: 'title' as const };
    const parts = [{ type: 'text', text: renderBriefBlock(title) }];
    const { choices } = await completion({ messages: [...messages, { role: 'user', content: parts }] });
    expect(choices[0]?.message.content).toMatch(/^.{3,60}: .*(?:PRD|Product|Requirements)/);
  });

  it('says what it is when there is nothing to write', async () => {
    const { choices } = await completion({ messages: [{ role: 'user', content: 'Hello?' }] });
    expect(choices[0]?.message.content).toContain('offline drafting engine');
  });

  it.each<[what: string, body: unknown, status: number, error: object]>([
    ['a body that is no JSON', '{', 400, { type: 'invalid_request_error' }],
    ['no model', { messages }, 400, { param: 'model', code: 'missing_required_parameter' }],
    ['no messages', { model: 'm' }, 400, { param: 'messages', code: 'missing_required_parameter' }],
    ['an empty conversation', { model: 'm', messages: [] }, 400, { param: 'messages' }],
    ['an unknown role', { model: 'm', messages: [{ role: 'boss', content: 'x' }] }, 400, { param: 'messages.0.role' }],
    [
      'no room for an answer',
      { model: 'm', messages, max_tokens: 0 },
      400,
      { param: 'max_tokens', code: 'invalid_value' },
    ],
    ['two answers', { model: 'm', messages, n: 2 }, 400, { param: 'n' }],
    ['a format without its schema', { model: 'm', messages, response_format: { type: 'json_schema' } }, 400, {}],
    [
      'stream options without a stream',
      { model: 'm', messages, stream_options: { include_usage: true } },
      400,
      { param: 'stream_options' },
    ],
  ])('refuses %s in the OpenAI shape', async (_, body, status, error) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    const answer = (await response.json()) as { error: Record<string, unknown> };
    expect(answer.error).toMatchObject({ type: 'invalid_request_error', ...error });
    expect(Object.keys(answer.error).sort()).toEqual(['code', 'message', 'param', 'type']);
    expect(String(answer.error['message'])).not.toBe('');
    expect(response.headers.get('x-request-id')).toMatch(/^req_[0-9a-f]{32}$/);
  });

  it('knows no other address', async () => {
    const response = await fetch(`${engine.url}/embeddings`, { method: 'POST' });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: 'unknown_url' } });
  });

  it('refuses a body over eight megabytes', async () => {
    const response = await post({ model: 'm', messages: [{ role: 'user', content: 'x'.repeat(9 * 1024 * 1024) }] });
    expect(response.status).toBe(413);
  });
});

describe('an engine with a key and a pace', () => {
  let paced: DraftingEngine;
  beforeAll(async () => {
    paced = await startDraftingEngine({ apiKey: 'secret', tokensPerSecond: 200 });
  });
  afterAll(() => paced.close());
  const body = { model: 'm', messages, max_tokens: 40 };

  it.each([[{}], [{ authorization: 'Bearer wrong!' }], [{ authorization: 'secret' }]])(
    'refuses %j',
    async (headers) => {
      const response = await post(body, paced.url, headers as Record<string, string>);
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ error: { code: 'invalid_api_key' } });
    },
  );

  it('lets the key in, and takes its time', async () => {
    const started = Date.now();
    const response = await post(body, paced.url, { authorization: 'Bearer secret' });
    expect(response.status).toBe(200);
    await response.json();
    expect(Date.now() - started).toBeGreaterThanOrEqual(180);
  });

  it('may be closed twice, and cuts what is being answered', async () => {
    const other = await startDraftingEngine({ tokensPerSecond: 1 });
    const cut = post({ model: 'm', messages, stream: true }, other.url).then((response) => response.text());
    cut.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await Promise.all([other.close(), other.close()]);
    await expect(cut).rejects.toThrow();
  });
});
