import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { type Actor, actorUserId } from '../common/actor.js';
import { commonErrors } from '../common/common.errors.js';
import { inTransaction } from '../database/in-transaction.js';
import { OperationsService } from '../idempotency/operations.service.js';
import { accessErrors } from '../workspaces/workspaces.errors.js';
import { creditsErrors } from './credits.errors.js';
import { CreditsService, type Posting } from './credits.service.js';
import type {
  CreditGrantCreateDto,
  CreditTransactionCreateDto,
  StaffTransactionResponseDto,
} from './staff-credits.dto.js';

/** Corrections by staff: each with a reason, in the ledger and in the audit log. */
@Injectable()
export class StaffCreditsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly credits: CreditsService,
    private readonly operations: OperationsService,
    private readonly audit: AuditService,
  ) {}

  /** Errors: WORKSPACE_NOT_FOUND, INSUFFICIENT_CREDITS when more is taken than there is. */
  post(actor: Actor, operationId: string, dto: CreditTransactionCreateDto): Promise<StaffTransactionResponseDto> {
    const { workspaceId, amount, description, type } = dto;
    return this.write(actor, operationId, workspaceId, dto, (tx) => {
      const movement = { workspaceId, userId: actorUserId(actor), type, amount, description };
      const keyed = { ...movement, idempotencyKey: `staff:${operationId}` };
      return type === 'deduction' ? this.credits.charge(tx, keyed) : this.credits.grant(tx, keyed);
    });
  }

  /** Grants a month of a plan by hand. Errors: WORKSPACE_NOT_FOUND, PERIOD_ALREADY_GRANTED, VALIDATION_FAILED. */
  grant(actor: Actor, operationId: string, dto: CreditGrantCreateDto): Promise<StaffTransactionResponseDto> {
    const { workspaceId, plan, creditsToGrant, periodStart, periodEnd } = dto;
    if (periodEnd <= periodStart) {
      throw commonErrors.VALIDATION_FAILED({
        details: [{ field: 'periodEnd', message: 'periodEnd must be after periodStart' }],
      });
    }
    const periodKey = periodStart.slice(0, 7).replace('-', '');
    return this.write(actor, operationId, workspaceId, dto, async (tx) => {
      const granted: unknown[] = await tx.query(
        `SELECT 1 FROM credit_transactions
          WHERE workspace_id = $1 AND type = 'subscription_grant' AND period_key = $2`,
        [workspaceId, periodKey],
      );
      if (granted.length > 0) {
        throw creditsErrors.PERIOD_ALREADY_GRANTED({ values: { period: periodStart.slice(0, 7) } });
      }
      return this.credits.grant(tx, {
        workspaceId,
        userId: actorUserId(actor),
        type: 'subscription_grant',
        amount: creditsToGrant,
        description: `Credits of the ${plan} plan from ${periodStart} to ${periodEnd}`,
        idempotencyKey: `staff:${operationId}`,
        periodKey,
      });
    });
  }

  private write(
    actor: Actor,
    operationId: string,
    workspaceId: string,
    dto: CreditGrantCreateDto | CreditTransactionCreateDto,
    move: (tx: EntityManager) => Promise<Posting>,
  ): Promise<StaffTransactionResponseDto> {
    return inTransaction(this.dataSource, async (tx) => {
      const found: unknown[] = await tx.query('SELECT 1 FROM workspaces WHERE id = $1 FOR UPDATE', [workspaceId]);
      if (found.length === 0) throw accessErrors.WORKSPACE_NOT_FOUND();
      const { transaction, balance } = await move(tx);
      await this.audit.record(tx, actor, {
        action: 'credits.adjust',
        workspaceId,
        target: { type: 'creditTransaction', id: transaction.id },
        meta: { ...dto },
      });
      const answer = { id: transaction.id, amount: transaction.amount, balance };
      await this.operations.complete(tx, operationId, answer);
      return answer;
    });
  }
}
