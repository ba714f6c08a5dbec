import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { FILE_STORE, type FileStore } from '../integrations/storage/file-store.js';
import { JobQueue } from '../integrations/queue/job-queue.js';

interface NamedProbe {
  name: string;
  probe: () => Promise<void>;
}

const PROBE_TIMEOUT_MS = 3000;
/** Anyone may ask whether the product is ready; the model's provider hears of it this often at the most. */
const MODEL_ANSWER_KEPT_MS = 5000;

@Injectable()
export class ReadinessProbes {
  private readonly logger = new Logger(ReadinessProbes.name);
  private lastModelAnswer: { at: number; answer: Promise<void> } | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queue: JobQueue,
    @Inject(FILE_STORE) private readonly files: FileStore,
  ) {}

  all(): NamedProbe[] {
    return [
      this.limited('database', async () => void (await this.dataSource.query('SELECT 1'))),
      this.limited('queue', () => this.queue.ping()),
      this.limited('storage', () => this.files.ping()),
      this.limited('model', () => this.modelAnswer()),
    ];
  }

  private limited(name: string, probe: () => Promise<void>): NamedProbe {
    return {
      name,
      probe: async () => {
        const { promise, reject } = Promise.withResolvers<never>();
        const timer = setTimeout(() => reject(new Error('No answer in time')), PROBE_TIMEOUT_MS);
        try {
          await Promise.race([probe(), promise]);
        } catch (error) {
          this.logger.warn({ err: error }, `${name} is not ready`);
          throw error;
        } finally {
          clearTimeout(timer);
        }
      },
    };
  }

  private modelAnswer(): Promise<void> {
    const last = this.lastModelAnswer;
    if (last && Date.now() - last.at < MODEL_ANSWER_KEPT_MS) return last.answer;
    const answer = this.askModel();
    this.lastModelAnswer = { at: Date.now(), answer };
    return answer;
  }

  /** Any answer shows that the server is there; whether the key is right shows with the first call. */
  private async askModel(): Promise<void> {
    const { apiKey, baseUrl } = this.config.model;
    const response = await fetch(`${baseUrl.replace(/\/$/, '')}/models`, {
      headers: { authorization: `Bearer ${apiKey}` },
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (response.status >= 500) throw new Error(`The model server answered ${response.status}`);
  }
}
