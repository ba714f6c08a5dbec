import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { type Actor, actorUserId } from '../common/actor.js';
import { commonErrors } from '../common/common.errors.js';
import { inTransaction } from '../database/in-transaction.js';
import { mapUser, type UserResponseDto, type UserRow, type UserUpdateDto } from './users.dto.js';

@Injectable()
export class UsersService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditService,
  ) {}

  /** The user an actor stands for. Errors: AUTHENTICATION_REQUIRED. */
  getOwn(actor: Actor): Promise<UserResponseDto> {
    return this.get(ownId(actor));
  }

  async get(userId: string): Promise<UserResponseDto> {
    const rows: UserRow[] = await this.dataSource.query(
      `SELECT u.id, u.name, u.email, u.staff_role AS "staffRole", u.created_at AS "createdAt",
              u.basic_monthly_limit AS "basicMonthlyLimit", u.basic_used_this_month AS "basicUsedThisMonth",
              u.advanced_monthly_limit AS "advancedMonthlyLimit",
              u.advanced_used_this_month AS "advancedUsedThisMonth", u.quota_reset_date AS "quotaResetDate",
              p.id AS "personalWorkspaceId", p.subscription_plan AS plan,
              NOT EXISTS (SELECT FROM document_claims c WHERE c.key = 'first-document:' || u.id) AS "firstDocumentFree",
              (SELECT t.new_email FROM one_time_tokens t
                WHERE t.user_id = u.id AND t.purpose = 'email_change' AND t.used_at IS NULL AND t.expires_at > now()
                ORDER BY t.id DESC LIMIT 1) AS "emailChangePending",
              (SELECT json_agg(json_build_object('id', w.id, 'name', w.name, 'slug', w.slug, 'role', m.role)
                               ORDER BY w.id = p.id DESC, m.joined_at, w.id)
                 FROM workspace_members m JOIN workspaces w ON w.id = m.workspace_id AND w.deleted_at IS NULL
                WHERE m.user_id = u.id) AS workspaces
         FROM users u JOIN workspaces p ON p.personal_user_id = u.id
        WHERE u.id = $1`,
      [userId],
    );
    const [row] = rows;
    if (!row) throw commonErrors.AUTHENTICATION_REQUIRED();
    return mapUser(row, new Date());
  }

  async update(actor: Actor, { name }: UserUpdateDto): Promise<UserResponseDto> {
    const userId = ownId(actor);
    if (name !== undefined) {
      await inTransaction(this.dataSource, async (tx) => {
        await tx.query('UPDATE users SET name = $2, updated_at = now() WHERE id = $1', [userId, name]);
        await this.audit.record(tx, actor, { action: 'user.update', target: { type: 'user', id: userId } });
      });
    }
    return this.get(userId);
  }
}

function ownId(actor: Actor): string {
  const userId = actorUserId(actor);
  if (userId === null) throw commonErrors.AUTHENTICATION_REQUIRED();
  return userId;
}
