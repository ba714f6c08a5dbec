import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { chosenSections, minimumSections, type Plan, PLANS, sectionPrice, type Template } from '@specforge/document';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { type Actor, actorUserId } from '../common/actor.js';
import { commonErrors } from '../common/common.errors.js';
import { faultPoint } from '../common/fault-points.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { newId } from '../database/columns.js';
import { inTransaction } from '../database/in-transaction.js';
import { documentLifeCycle } from '../documents/document-life-cycle.js';
import { Document } from '../documents/document.entity.js';
import { EarlierDocumentsService } from '../documents/earlier-documents.service.js';
import { OperationsService } from '../idempotency/operations.service.js';
import { JobQueue } from '../integrations/queue/job-queue.js';
import { isCoreTemplate, PriceService } from '../pricing/pricing.service.js';
import { type PublishedTemplate, TemplatesService } from '../templates/templates.service.js';
import { AccessService } from '../workspaces/access.service.js';
import { documentTitle } from '../writing/title-writer.js';
import { Run } from './run.entity.js';
import { RunCreditsService } from './run-credits.service.js';
import type { RunStartDto, RunStartedDto } from './runs.dto.js';
import { runErrors } from './runs.errors.js';

interface Start {
  actor: Actor;
  operationId: string;
  userId: string;
  workspaceId: string;
  projectId: string;
  published: PublishedTemplate;
  /** In template order, required ones included. */
  keys: string[];
  credits: number;
  userInput: string | null;
}

@Injectable()
export class RunStartService {
  private readonly logger = new Logger(RunStartService.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly access: AccessService,
    private readonly templates: TemplatesService,
    private readonly prices: PriceService,
    private readonly credits: RunCreditsService,
    private readonly earlier: EarlierDocumentsService,
    private readonly queue: JobQueue,
    private readonly audit: AuditService,
    private readonly operations: OperationsService,
  ) {}

  /**
   * Starts writing a document. Errors: PROJECT_NOT_FOUND, TEMPLATE_NOT_FOUND, UNKNOWN_SECTION, TOO_FEW_SECTIONS,
   * PLAN_TOO_LOW, INSUFFICIENT_CREDITS.
   */
  async start(actor: Actor, operationId: string, projectId: string, dto: RunStartDto): Promise<RunStartedDto> {
    const { workspaceId } = await this.access.requireProject(actor, 'run.create', projectId);
    const userId = actorUserId(actor);
    if (userId === null) throw commonErrors.FORBIDDEN();
    const published = await this.templates.getPublished(dto.templateId);
    const { template } = published;
    const manager = this.dataSource.manager;
    const { sections, credits } = await this.prices.quote(
      manager,
      userId,
      template,
      dto.enabledSections,
      'enabledSections',
    );
    refuseTooFew(template, sections.length);
    await this.refuseLowPlan(workspaceId, template.requiredPlan);
    const userInput = dto.userInput === undefined || dto.userInput === '' ? null : dto.userInput;
    const start = { actor, operationId, userId, workspaceId, projectId, published, keys: sections, credits, userInput };
    const started = await inTransaction(this.dataSource, (tx) => this.begin(tx, start));
    faultPoint('after-commit-before-enqueue');
    // The row is there: should the queue be away, a worker finds the run by itself.
    await this.queue.add('run.execute', { runId: started.runId }).catch((error: unknown) => {
      this.logger.warn(`Run ${started.runId} was not enqueued: ${String(error)}`);
    });
    faultPoint('after-enqueue');
    return started;
  }

  private async refuseLowPlan(workspaceId: string, requiredPlan: Plan): Promise<void> {
    const [workspace]: { plan: Plan }[] = await this.dataSource.query(
      'SELECT subscription_plan AS plan FROM workspaces WHERE id = $1',
      [workspaceId],
    );
    if (PLANS.indexOf(workspace?.plan ?? 'free') >= PLANS.indexOf(requiredPlan)) return;
    const plan = requiredPlan.charAt(0).toUpperCase() + requiredPlan.slice(1);
    throw runErrors.PLAN_TOO_LOW({ values: { plan } });
  }

  private async begin(tx: EntityManager, start: Start): Promise<RunStartedDto> {
    const { userId, workspaceId, projectId, published, keys, credits } = start;
    const { template } = published;
    const [project]: { title: string; idea: string }[] = await tx.query(
      'SELECT title, idea FROM projects WHERE id = $1 AND workspace_id = $2',
      [projectId, workspaceId],
    );
    const title = documentTitle(project?.title ?? template.name, template.name);
    const run = Object.assign(new Run(), { workspaceId, projectId, userId, documentId: newId() });
    const isCore = isCoreTemplate(template);
    const isFree = isCore && (await this.credits.claimFirstDocument(tx, run));
    const generationType = template.complexityLevel >= 3 ? ('advanced' as const) : ('basic' as const);
    const charged = {
      id: run.id,
      workspaceId,
      projectId,
      userId,
      documentId: run.documentId,
      documentTitle: title,
      generationType,
      isFree,
      retries: 0,
    };
    await this.credits.hold(tx, charged, credits);
    faultPoint('run-start-after-hold');

    await tx.insert(Document, {
      id: run.documentId,
      workspaceId,
      projectId,
      userId,
      templateId: template.id,
      templateVersionId: published.versionId,
      title,
      status: documentLifeCycle.next('draft', 'generate'),
      generationType,
      offlineDraft: this.config.model.offline,
    });
    const price = sectionPrice(template.complexityLevel);
    await tx.insert(Run, {
      ...run,
      templateId: template.id,
      idea: project?.idea ?? null,
      earlierVersions: await this.earlier.find(tx, workspaceId, projectId),
      userInput: start.userInput,
      creditsReserved: credits,
      baseCredits: credits - price * keys.length,
      isFree,
    });
    await this.insertSections(tx, run, template, keys, price);
    await this.audit.record(tx, start.actor, {
      action: 'run.start',
      workspaceId,
      projectId,
      meta: { runId: run.id, documentId: run.documentId, title, templateId: template.id, credits, isFree },
    });
    const started = { runId: run.id, documentId: run.documentId, projectId, creditsReserved: credits };
    await this.operations.complete(tx, start.operationId, started);
    faultPoint('run-start-before-commit');
    return started;
  }

  private async insertSections(
    tx: EntityManager,
    run: Run,
    template: Template,
    keys: readonly string[],
    price: number,
  ): Promise<void> {
    const rows = chosenSections(template, keys).map(({ key, dependsOn }, position) => ({ key, dependsOn, position }));
    await tx.query(
      `INSERT INTO document_sections (workspace_id, document_id, key, position)
       SELECT $1, $2, s.key, s.position FROM jsonb_to_recordset($3::jsonb) AS s (key text, position integer)`,
      [run.workspaceId, run.documentId, JSON.stringify(rows)],
    );
    await tx.query(
      `INSERT INTO run_sections (run_id, workspace_id, key, position, depends_on, price_credits)
       SELECT $1, $2, s.key, s.position, s."dependsOn", $4
         FROM jsonb_to_recordset($3::jsonb) AS s (key text, position integer, "dependsOn" jsonb)`,
      [run.id, run.workspaceId, JSON.stringify(rows), price],
    );
  }
}

function refuseTooFew(template: Template, count: number): void {
  const minimum = minimumSections(template.sections.length);
  if (count >= minimum) return;
  const { message } = runErrors.TOO_FEW_SECTIONS({ values: { minimum, more: minimum - count } });
  throw runErrors.TOO_FEW_SECTIONS({
    values: { minimum, more: minimum - count },
    details: [{ field: 'enabledSections', message }],
  });
}
