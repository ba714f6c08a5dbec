import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Actor } from '../common/actor.js';
import { isDatabaseUnavailable } from '../common/database-availability.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { AccessService } from '../workspaces/access.service.js';
import { Notifications } from '../integrations/notifications/notifications.service.js';
import { RunReaderService, type RunSnapshot } from './run-reader.service.js';
import { runTiming } from './run-timing.js';

const COMMENT_MS = 15_000;

/** A reader's place in a run, as its browser sends it back after a lost connection. */
export interface EventsRequest {
  actor: Actor;
  runId: string;
  /** `Last-Event-ID`; null for a new reader. */
  lastEventId: number | null;
}

/**
 * A run as server-sent events, from the rows: whichever process answers, and however often the connection breaks, a
 * reader misses nothing. An event's id is the number of the newest change that it shows.
 */
@Injectable()
export class RunEventsService {
  private readonly pollMs: number;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly access: AccessService,
    private readonly reader: RunReaderService,
    private readonly notifications: Notifications,
  ) {
    this.pollMs = runTiming(config).pollMs;
  }

  /** Errors, before anything is sent: RUN_NOT_FOUND. Then writes until the run has ended or the reader is gone. */
  async open(request: EventsRequest, begin: () => ServerResponse): Promise<void> {
    const { workspaceId } = await this.access.requireRun(request.actor, 'run.read', request.runId);
    const first = await this.reader.snapshot(workspaceId, request.runId, request.lastEventId ?? -1);
    const response = begin();
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const comments = setInterval(() => response.write(':\n\n'), COMMENT_MS);
    void this.follow(request, workspaceId, first, response, gone.signal)
      .catch(() => undefined)
      .finally(() => {
        clearInterval(comments);
        response.end();
      });
  }

  private async follow(
    { actor, runId, lastEventId }: EventsRequest,
    workspaceId: string,
    first: RunSnapshot,
    response: ServerResponse,
    gone: AbortSignal,
  ): Promise<void> {
    let changed = Promise.withResolvers<void>();
    const unsubscribe = this.notifications.subscribe('progress', runId, () => changed.resolve());
    try {
      let last = lastEventId;
      let snapshot: RunSnapshot | null = first;
      let allowedAt = performance.now();
      while (!gone.aborted) {
        if (snapshot) {
          send(response, snapshot, last);
          last = snapshot.seq;
          if (hasEnded(snapshot)) return;
        }
        const noticed = await this.waitForChange(changed.promise, gone);
        if (gone.aborted) return;
        changed = Promise.withResolvers();
        // Nobody told: look by itself. Whether the reader may still see it is asked now and then, however much happens.
        if (!noticed || performance.now() - allowedAt > this.pollMs) {
          await this.stillAllowed(actor, runId);
          allowedAt = performance.now();
        }
        snapshot = await this.next(workspaceId, runId, last ?? -1);
      }
    } finally {
      unsubscribe();
    }
  }

  /** The run when it changed since, null when not or when the database is away for the moment. */
  private async next(workspaceId: string, runId: string, since: number): Promise<RunSnapshot | null> {
    try {
      const snapshot = await this.reader.snapshot(workspaceId, runId, since);
      return snapshot.seq > since ? snapshot : null;
    } catch (error) {
      if (isDatabaseUnavailable(error)) return null;
      throw error;
    }
  }

  private async stillAllowed(actor: Actor, runId: string): Promise<void> {
    try {
      await this.access.requireRun(actor, 'run.read', runId);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
    }
  }

  private async waitForChange(changed: Promise<void>, gone: AbortSignal): Promise<boolean> {
    const enough = new AbortController();
    const signal = AbortSignal.any([gone, enough.signal]);
    const timeout = sleep(this.pollMs, false, { signal }).catch(() => false);
    const noticed = await Promise.race([changed.then(() => true), timeout]);
    enough.abort();
    return noticed;
  }
}

function hasEnded({ run }: RunSnapshot): boolean {
  return run.status === 'done' || run.status === 'failed';
}

function send(response: ServerResponse, { run, seq, sectionSeqs }: RunSnapshot, since: number | null): void {
  const event = (name: string, data: unknown) => {
    response.write(`id: ${seq}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  if (since === null) {
    event('snapshot', run);
  } else {
    for (const section of run.progress.sections) {
      if ((sectionSeqs.get(section.key) ?? 0) > since) event('section', section);
    }
    event('run', { ...run, progress: { ...run.progress, sections: [] } });
  }
  if (run.status === 'done' || run.status === 'failed') event('end', { status: run.status });
}
