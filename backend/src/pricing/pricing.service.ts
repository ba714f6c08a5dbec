import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { priceOfRun, type DocType, type RunPrice, type Template } from '@specforge/document';
import { DataSource, type EntityManager } from 'typeorm';
import { actorUserId, type Actor } from '../common/actor.js';
import { TemplatesService } from '../templates/templates.service.js';
import type { PriceEstimateDto, PriceEstimateResponseDto } from './pricing.dto.js';
import { checkSelection, type CheckedSelection } from './selection.js';

/** What a run of a selection costs and what its user would be charged for it now. */
export interface Quote extends CheckedSelection, RunPrice {
  /** Credits that will be charged. */
  payable: number;
  /** True when this would be the user's free first core document. */
  firstDocumentFree: boolean;
}

const CORE_TYPES: readonly DocType[] = ['PRD', 'BRD', 'FRD'];

/** Whether a first document of this template is free: a core type that the free plan may use. */
export function isCoreTemplate(template: Pick<Template, 'docType' | 'requiredPlan'>): boolean {
  return CORE_TYPES.includes(template.docType) && template.requiredPlan === 'free';
}

@Injectable()
export class PriceService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly templates: TemplatesService,
  ) {}

  /** Errors: TEMPLATE_NOT_FOUND, NO_SECTIONS, UNKNOWN_SECTION, DUPLICATE_SECTION. */
  async estimate(actor: Actor, { templateId, sections }: PriceEstimateDto): Promise<PriceEstimateResponseDto> {
    const { template } = await this.templates.getPublished(templateId);
    return this.quote(this.dataSource.manager, actorUserId(actor), template, sections);
  }

  /**
   * Prices a selection with everything it requires. Nothing is reserved: whoever starts the run claims the free
   * document in the same transaction. `field` is the name of the list in the request.
   * Errors: NO_SECTIONS, UNKNOWN_SECTION, DUPLICATE_SECTION.
   */
  async quote(
    tx: EntityManager,
    userId: string | null,
    template: Template,
    chosen: readonly string[],
    field = 'sections',
  ): Promise<Quote> {
    const selection = checkSelection(template, chosen, field);
    const price = priceOfRun(template.complexityLevel, selection.sections);
    const firstDocumentFree = isCoreTemplate(template) && (await this.isFirstDocumentFree(tx, userId));
    return { ...price, ...selection, payable: firstDocumentFree ? 0 : price.credits, firstDocumentFree };
  }

  /** Whether the user's one free core document is still unclaimed. */
  async isFirstDocumentFree(tx: EntityManager, userId: string | null): Promise<boolean> {
    if (userId === null) return false;
    const claims: unknown[] = await tx.query('SELECT 1 FROM document_claims WHERE key = $1', [
      `first-document:${userId}`,
    ]);
    return claims.length === 0;
  }
}
