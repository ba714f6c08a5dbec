import type { TemplateSection } from '@specforge/document';
import { faultPoint } from '../common/fault-points.js';
import type { DiagramRequestsService } from '../documents/diagram-requests.service.js';
import type { LlmClient } from '../integrations/llm/llm.client.js';
import { noUsage } from '../integrations/llm/llm.types.js';
import { sectionBrief } from '../writing/brief.js';
import { endsAllCalls, type SectionFailureCode } from '../writing/section-failures.js';
import type { SectionWriter } from '../writing/section-writer.js';
import type { TitleWriter } from '../writing/title-writer.js';
import { withPatience } from './database-patience.js';
import { LiveText } from './live-text.js';
import type { Lease } from './run-lease.service.js';
import { dependenciesOf, knownIds, type RunWork } from './run-loader.service.js';
import type { RunStoreService } from './run-store.service.js';

/** Why a worker stops writing before every section has ended. */
export type StopReason = 'pause' | 'cancel' | 'shutdown' | 'lost';

export interface ExecutionTools {
  llm: LlmClient;
  sections: SectionWriter;
  titles: TitleWriter;
  store: RunStoreService;
  diagrams: DiagramRequestsService;
  textMs: number;
}

/** How long the last section waits for the document's name. */
const TITLE_PATIENCE_MS = 5_000;

/**
 * The writing of one run by one worker: keeps as many sections going as there are slots at the model, always the
 * most urgent ready one next, and saves each when it is finished.
 */
export class RunExecution {
  private readonly abort = new AbortController();
  private readonly going = new Map<string, Promise<void>>();
  private readonly text: LiveText;
  private stopReason: StopReason | null = null;
  private changed = Promise.withResolvers<void>();
  /** Why a section's writing broke down for a reason that is not the section's. */
  private breakdown: { error: unknown } | null = null;
  private title: Promise<void> | null = null;
  private readonly titleAbort = new AbortController();
  /** The model will refuse every further call: sections still waiting fail with this. */
  private hopeless: SectionFailureCode | null = null;

  constructor(
    private readonly tools: ExecutionTools,
    private readonly lease: Lease,
    private readonly work: RunWork,
  ) {
    this.text = new LiveText(tools.textMs, (texts) => tools.store.writeText(lease, texts));
  }

  /** Asks the execution to end early. Pausing lets sections that are being written finish; the others cut them off. */
  stop(reason: StopReason): void {
    if (this.stopReason !== null && this.stopReason !== 'pause') return;
    this.stopReason = reason;
    if (reason !== 'pause') this.abort.abort();
    this.changed.resolve();
  }

  /** The wish to pause was taken back before the last section had finished. */
  continue(): void {
    if (this.stopReason === 'pause') this.stopReason = null;
    this.changed.resolve();
  }

  /** Writes until every section has ended or it is stopped. Answers why it stopped, null when all have ended. */
  async write(): Promise<StopReason | null> {
    const { scheduler } = this.work;
    try {
      while (!this.hasEnded) {
        this.changed = Promise.withResolvers();
        while (this.mayStart() && scheduler.ready().length > 0) await this.startNext();
        if (!this.hasEnded) await Promise.race([this.changed.promise, ...this.going.values()]);
      }
      // A write to the database failed for good: whoever takes the run next starts from what was saved.
      if (this.breakdown) throw this.breakdown.error;
    } finally {
      if (this.stopReason !== null || this.breakdown) this.titleAbort.abort();
      const late = setTimeout(() => this.titleAbort.abort(), TITLE_PATIENCE_MS);
      await this.title;
      clearTimeout(late);
      await this.text.close();
    }
    return scheduler.isFinished ? null : this.stopReason;
  }

  private get hasEnded(): boolean {
    if (this.going.size > 0) return false;
    return this.stopReason !== null || this.breakdown !== null || this.work.scheduler.isFinished;
  }

  private mayStart(): boolean {
    return this.stopReason === null && this.breakdown === null;
  }

  /** Waits for a slot first and only then chooses, so that it is always the most urgent section that gets it. */
  private async startNext(): Promise<void> {
    const release = await this.waitForSlot();
    const [key] = this.mayStart() ? this.work.scheduler.ready() : [];
    if (!release || key === undefined) {
      release?.();
      return;
    }
    this.work.scheduler.start(key);
    const done = this.writeSection(key)
      .catch((error: unknown) => {
        this.breakdown ??= { error };
        this.abort.abort();
      })
      .finally(() => {
        release();
        this.going.delete(key);
      });
    this.going.set(key, done);
    // Only now, so that naming the document never takes the slot of the first section.
    this.title ??= this.writeTitle();
  }

  private async waitForSlot(): Promise<(() => void) | null> {
    const waiting = new AbortController();
    this.changed = Promise.withResolvers();
    const slot = this.tools.llm.slots.acquire(AbortSignal.any([waiting.signal, this.abort.signal]));
    await Promise.race([slot, this.changed.promise]);
    if (!this.mayStart()) waiting.abort();
    return slot;
  }

  private async writeSection(key: string): Promise<void> {
    const { tools, lease, work } = this;
    const section = this.section(key);
    if (this.hopeless) return this.fail(key, this.hopeless);
    const finished = dependenciesOf(work, section);
    const absent = new Set(work.scheduler.keysIn('failed', 'skipped'));
    faultPoint('before-model-call');
    // Beside the call, not before it: the row only shows that the section is being written.
    const marked = withPatience(() => tools.store.markWriting(lease, this.document, key)).then(() =>
      faultPoint('section-marked-writing'),
    );
    marked.catch(() => this.abort.abort());
    const result = await tools.sections.write({
      block: sectionBrief({ ...work.brief, absent }, section, finished),
      section,
      knownIds: knownIds(finished),
      signal: this.abort.signal,
      slot: 'held',
      onText: (text) => {
        if (text !== '') faultPoint('during-model-call');
        // Text of a section that is not marked yet would find no row, and whoever stalls sends no more for now.
        void marked.then(
          () => this.text.set(key, text),
          () => undefined,
        );
      },
    });
    await marked;
    this.text.drop(key);
    faultPoint('after-model-call');
    if (result.kind === 'written') {
      const data = await withPatience(() =>
        tools.store.saveSection(lease, this.document, section, result.answer, result.usage),
      );
      faultPoint('section-committed');
      tools.diagrams.request(this.document.documentId, section, data);
      work.finished.set(key, data);
      work.scheduler.finish(key);
    } else if (result.kind === 'failed') {
      if (endsAllCalls(result.code)) this.hopeless = result.code;
      await this.fail(key, result.code, result.usage);
    } else {
      work.scheduler.interrupt(key);
      if (this.stopReason === 'lost') return;
      await withPatience(() => tools.store.interruptSection(lease, this.document, key, result.usage));
    }
  }

  private async fail(key: string, code: SectionFailureCode, usage = noUsage()): Promise<void> {
    const skipped = this.work.scheduler.fail(key);
    await withPatience(() => this.tools.store.failSection(this.lease, this.document, key, { code, usage, skipped }));
    faultPoint('section-failed');
  }

  /** Beside the sections, never instead of one. A document without a name of its own is no reason to fail. */
  private async writeTitle(): Promise<void> {
    const { tools, lease, work } = this;
    if (!work.needsTitle) return;
    const written = await tools.titles.write(work.brief, this.titleAbort.signal);
    if (!written || this.stopReason === 'lost') return;
    const saved = { from: work.document.title, to: written.title, usage: written.usage };
    await withPatience(() => tools.store.saveTitle(lease, this.document, saved)).catch(() => undefined);
    faultPoint('title-saved');
  }

  private get document() {
    return { documentId: this.work.document.id, workspaceId: this.work.document.workspaceId };
  }

  private section(key: string): TemplateSection {
    const section = this.work.document.outline.find((candidate) => candidate.key === key);
    if (!section) throw new Error(`The document has no section '${key}'.`);
    return section;
  }
}
