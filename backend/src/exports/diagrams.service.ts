import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Block, diagramSources, type Picture } from '@specforge/document';
import { DataSource } from 'typeorm';
import { newId } from '../database/columns.js';
import { BrowserService, BrowserUnavailable, PageCrashed } from '../integrations/browser/browser.service.js';
import { type DrawnDiagram, drawDiagram, MERMAID_VERSION, openDrawingPage } from './diagram-drawing.js';
import { diagramFonts } from './print-fonts.js';

/** Pictures by the source of their diagram. */
export type Diagrams = ReadonlyMap<string, DrawnDiagram>;
/** null where it cannot be drawn at all. */
type Outcome = DrawnDiagram | 'late' | null;

const RENDERER = `mermaid ${MERMAID_VERSION}, look 1`;
/** A diagram that takes longer is shown as its source, and tried again a while later: the machine may have been busy. */
const LONGEST_MS = 15_000;
const RETRY_MINUTES = 5;

/** Diagrams as pictures, drawn once in the worker's browser and kept by what they were drawn from. */
@Injectable()
export class DiagramsService {
  private readonly logger = new Logger(DiagramsService.name);
  /**
   * The diagrams of a workspace are drawn one after the other: side by side they would only hold each other up, and be
   * drawn twice. Those of others do not wait for them.
   */
  private readonly lines = new Map<string, Promise<unknown>>();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly browser: BrowserService,
  ) {}

  /** What is kept of these blocks' diagrams, and the sources of those that were never tried. */
  kept(workspaceId: string, blocks: readonly Block[]): Promise<{ diagrams: Diagrams; untried: string[] }> {
    return this.keptOf(workspaceId, diagramSources(blocks));
  }

  /** The same of diagrams by their sources. */
  async keptOf(workspaceId: string, sources: readonly string[]): Promise<{ diagrams: Diagrams; untried: string[] }> {
    if (sources.length === 0) return { diagrams: new Map(), untried: [] };
    const byHash = new Map(sources.map((source) => [hashOf(source), source]));
    const rows: (Partial<DrawnDiagram> & { hash: string })[] = await this.dataSource
      .query(
        `UPDATE diagram_pictures SET last_used_at = now()
          WHERE workspace_id = $1 AND renderer = $2 AND source_hash = ANY($3)
            AND (retry_at IS NULL OR retry_at > now())
        RETURNING source_hash AS hash, svg, png, width, height`,
        [workspaceId, RENDERER, [...byHash.keys()]],
      )
      .then(([found]: [(Partial<DrawnDiagram> & { hash: string })[], number]) => found);
    const diagrams = new Map<string, DrawnDiagram>();
    for (const { hash, svg, png, width = 0, height = 0 } of rows) {
      const source = byHash.get(hash);
      byHash.delete(hash);
      if (source !== undefined && svg && png) diagrams.set(source, { svg, png, width, height });
    }
    return { diagrams, untried: [...byHash.values()] };
  }

  /** Draws what is not kept yet. One that cannot be drawn is left out. Errors: BrowserLost, the signal's reason. */
  async draw(workspaceId: string, blocks: readonly Block[], signal: AbortSignal): Promise<Diagrams> {
    const { diagrams, untried } = await this.kept(workspaceId, blocks);
    if (untried.length === 0) return diagrams;
    const before = this.lines.get(workspaceId) ?? Promise.resolve();
    const drawn = before.then(() => {
      signal.throwIfAborted();
      return this.drawUntried(workspaceId, blocks, signal);
    });
    const line = drawn
      .catch(() => undefined)
      .finally(() => this.lines.get(workspaceId) === line && this.lines.delete(workspaceId));
    this.lines.set(workspaceId, line);
    return unlessAborted(drawn, signal);
  }

  private async drawUntried(workspaceId: string, blocks: readonly Block[], signal: AbortSignal): Promise<Diagrams> {
    const { diagrams, untried } = await this.kept(workspaceId, blocks);
    const all = new Map(diagrams);
    const done = async (source: string, outcome: Outcome) => {
      untried.splice(untried.indexOf(source), 1);
      if (outcome && outcome !== 'late') all.set(source, outcome);
      await this.keep(workspaceId, source, outcome);
    };
    try {
      // Loading the library takes longer than drawing: one page draws all of them, until one is too much for it.
      while (untried.length > 0) await this.drawOnOnePage(untried, done, signal);
    } catch (error) {
      if (!(error instanceof BrowserUnavailable)) throw error;
      this.logger.warn('Diagrams are shown as their source: there is no browser to draw them.');
    }
    return all;
  }

  private async drawOnOnePage(
    untried: readonly string[],
    done: (source: string, outcome: Outcome) => Promise<void>,
    signal: AbortSignal,
  ): Promise<void> {
    const late = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    let current: string | undefined;
    try {
      await this.browser.withPage(AbortSignal.any([signal, late.signal]), async (page) => {
        await openDrawingPage(page, untried);
        while ((current = untried[0]) !== undefined) {
          timer = setTimeout(() => late.abort(), LONGEST_MS);
          const drawn = await drawDiagram(page, current);
          clearTimeout(timer);
          await done(current, drawn);
        }
      });
    } catch (error) {
      const gaveUp = late.signal.aborted || error instanceof PageCrashed;
      if (current === undefined || !gaveUp || signal.aborted) throw error;
      await done(current, 'late');
    } finally {
      clearTimeout(timer);
    }
  }

  private async keep(workspaceId: string, source: string, outcome: Outcome): Promise<void> {
    const drawn = outcome === 'late' ? null : outcome;
    await this.dataSource.query(
      `INSERT INTO diagram_pictures (id, workspace_id, source_hash, renderer, svg, png, width, height, retry_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(mins => $9))
       ON CONFLICT (workspace_id, source_hash, renderer) DO UPDATE
          SET svg = excluded.svg, png = excluded.png, width = excluded.width, height = excluded.height,
              retry_at = excluded.retry_at
        WHERE diagram_pictures.retry_at IS NOT NULL`,
      [
        newId(),
        workspaceId,
        hashOf(source),
        RENDERER,
        drawn?.svg ?? null,
        drawn?.png ?? null,
        drawn?.width ?? 0,
        drawn?.height ?? 0,
        outcome === 'late' ? RETRY_MINUTES : null,
      ],
    );
  }
}

/** Whoever gives up does not wait for those before them. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const onAbort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', onAbort);
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** Pictures for a page: each with the fonts it was measured in, since a picture sees none of the page's. */
export async function picturesOf(diagrams: Diagrams): Promise<Map<string, Picture>> {
  const pictures = new Map<string, Picture>();
  for (const [source, { svg, width, height }] of diagrams) {
    const fonts = await diagramFonts(svg.replace(/<[^>]*>/g, ' '));
    const whole = svg.replace(/^(<svg[^>]*>)/, `$1<style>${fonts}</style>`);
    pictures.set(source, { src: `data:image/svg+xml;base64,${Buffer.from(whole).toString('base64')}`, width, height });
  }
  return pictures;
}

function hashOf(source: string): string {
  return createHash('sha256').update(source).digest('hex');
}
