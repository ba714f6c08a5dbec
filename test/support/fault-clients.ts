import { setTimeout as wait } from 'node:timers/promises';
import type { DocumentResponseDto } from '../../backend/src/documents/documents.dto.js';
import type { RunStartedDto } from '../../backend/src/runs/runs.dto.js';
import type { Answer, TestClient } from './client.js';
import { PASSWORD } from './fault-world.js';
import { FOUR_SECTIONS, IDEA, TEMPLATE } from './generation.js';

/** What a client does all the time, each with the answers that are normal for it. */
const NORMAL = {
  register: [201],
  lists: [200],
  project: [201],
  // Sooner or later the gift is spent.
  start: [202, 402],
  edit: [200],
  read: [200],
} as const;
type Task = keyof typeof NORMAL;

/** What may be answered besides while the database goes away under a request. */
const WHEN_CUT = [409, 503];

export interface Given {
  task: Task;
  status: number;
  /** By `performance.now()`. */
  at: number;
  body: unknown;
}

/** Runs that were admitted, by the key of the request: each key may have brought only one. */
export type Admitted = Map<string, string>;

let keys = 0;
let users = 0;

/** A client that registers, starts runs, edits sections and reads lists, one after the other, until it is stopped. */
export class BusyClient {
  readonly answers: Given[] = [];
  readonly admitted: Admitted = new Map();
  /** What a section says by the last edit that was answered well. */
  lastEdit: string | null = null;
  private stopped = false;

  constructor(
    private readonly newClient: () => TestClient,
    private readonly user: TestClient,
    private readonly document: DocumentResponseDto,
  ) {}

  async work(): Promise<void> {
    for (let round = 0; !this.stopped; round += 1) {
      await this.once(round);
      await wait(20);
    }
  }

  stop(): void {
    this.stopped = true;
  }

  /** Each task once. */
  async once(round: number): Promise<void> {
    for (const path of ['/documents', '/projects', '/credits/transactions']) {
      await this.ask('lists', () => this.user.get(path));
    }
    await this.edit(round);
    if (round % 5 === 0) await this.startRun();
    if (round % 10 === 0) await this.register();
  }

  /** Answers that are neither normal nor a client's to expect when a connection breaks. */
  unexpected(): Given[] {
    return this.answers.filter(
      ({ task, status }) => !NORMAL[task].some((one) => one === status) && !WHEN_CUT.includes(status),
    );
  }

  /** Answers after `at` that are not normal. */
  troubledAfter(at: number): Given[] {
    return this.answers.filter((one) => one.at > at && !NORMAL[one.task].some((status) => status === one.status));
  }

  private async register(): Promise<void> {
    users += 1;
    const email = `busy${users}-${process.pid}@example.test`;
    await this.ask('register', () =>
      this.newClient().post('/auth/register', { name: 'Ada Lind', email, password: PASSWORD }),
    );
  }

  /** Repeats the same request until it is decided, as a browser does. */
  private async startRun(): Promise<void> {
    const project = await this.ask<{ id: string }>('project', () => this.user.post('/projects', { idea: IDEA }));
    if (project.status !== 201) return;
    const key = `busy-${(keys += 1)}`;
    const body = { templateId: TEMPLATE, enabledSections: FOUR_SECTIONS };
    for (let tries = 0; tries < 40; tries += 1) {
      const { status, body: started } = await this.ask<RunStartedDto>('start', () =>
        this.user.post(`/forge/projects/${project.body.id}/runs`, body, { headers: { 'Idempotency-Key': key } }),
      );
      if (status === 202) this.admitted.set(key, started.runId);
      if (status === 202 || status === 402 || this.stopped) return;
      await wait(100);
    }
  }

  private async edit(round: number): Promise<void> {
    const [key] = FOUR_SECTIONS;
    const read = await this.ask<DocumentResponseDto>('read', () => this.user.get(`/documents/${this.document.id}`));
    if (read.status !== 200 || key === undefined) return;
    const context = `In round ${round} planners saw every free shift on one page.`;
    const { status } = await this.ask('edit', () =>
      this.user.patch(`/documents/${this.document.id}/sections/${key}`, {
        data: { ...read.body.sections[key], context },
        revision: read.body.sectionStates[key]?.revision,
      }),
    );
    if (status === 200) this.lastEdit = context;
  }

  private async ask<T>(task: Task, send: () => Promise<Answer<T>>): Promise<Answer<T>> {
    const answer = await send();
    this.answers.push({ task, status: answer.status, at: performance.now(), body: answer.body });
    return answer;
  }
}
