import { ApiProperty } from '@nestjs/swagger';
import { PLANS, type Plan } from '@specforge/document';
import { STAFF_ROLES, type StaffRole } from '../common/actor.js';
import { ValidateText } from '../common/validators.js';
import { WORKSPACE_ROLES, type WorkspaceRole } from '../workspaces/workspace-member.entity.js';
import { type StoredUsage, usageAt } from './usage.js';

export class UserUpdateDto {
  @ValidateText({ min: 2, max: 100, message: 'Name must be at least 2 characters', optional: true })
  name?: string;
}

export class UserWorkspaceDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  slug: string;

  @ApiProperty({ enum: WORKSPACE_ROLES, enumName: 'WorkspaceRole' })
  role: WorkspaceRole;
}

export class UserUsageDto {
  @ApiProperty({ type: 'integer' })
  basicMonthlyLimit: number;

  @ApiProperty({ type: 'integer' })
  basicUsedThisMonth: number;

  @ApiProperty({ type: 'integer' })
  advancedMonthlyLimit: number;

  @ApiProperty({ type: 'integer' })
  advancedUsedThisMonth: number;

  @ApiProperty({ format: 'date-time' })
  quotaResetDate: string;
}

export class UserResponseDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  email: string;

  @ApiProperty({ type: String, nullable: true, description: 'The new address that waits to be confirmed.' })
  emailChangePending: string | null;

  @ApiProperty({ enum: PLANS, enumName: 'Plan', description: 'The plan of the personal workspace.' })
  plan: Plan;

  @ApiProperty({ enum: STAFF_ROLES, enumName: 'StaffRole', nullable: true })
  staffRole: StaffRole | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ description: 'The next PRD, BRD or FRD from a free template costs nothing.' })
  firstDocumentFree: boolean;

  @ApiProperty({ type: [UserWorkspaceDto], description: 'The personal workspace first.' })
  workspaces: UserWorkspaceDto[];

  @ApiProperty({ format: 'uuid' })
  personalWorkspaceId: string;

  @ApiProperty({ type: UserUsageDto })
  usage: UserUsageDto;
}

/** A user with everything that the screens show, as one query reads it. */
export interface UserRow extends StoredUsage {
  id: string;
  name: string;
  email: string;
  emailChangePending: string | null;
  plan: Plan;
  staffRole: StaffRole | null;
  createdAt: Date;
  firstDocumentFree: boolean;
  workspaces: UserWorkspaceDto[];
  personalWorkspaceId: string;
}

export function mapUser(row: UserRow, now: Date): UserResponseDto {
  const usage = usageAt(row, now);
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    emailChangePending: row.emailChangePending,
    plan: row.plan,
    staffRole: row.staffRole,
    createdAt: row.createdAt.toISOString(),
    firstDocumentFree: row.firstDocumentFree,
    workspaces: row.workspaces,
    personalWorkspaceId: row.personalWorkspaceId,
    usage: {
      basicMonthlyLimit: usage.basicMonthlyLimit,
      basicUsedThisMonth: usage.basicUsedThisMonth,
      advancedMonthlyLimit: usage.advancedMonthlyLimit,
      advancedUsedThisMonth: usage.advancedUsedThisMonth,
      quotaResetDate: usage.quotaResetDate.toISOString(),
    },
  };
}
