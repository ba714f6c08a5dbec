import { Column, Entity, UpdateDateColumn } from 'typeorm';
import { STAFF_ROLES, type StaffRole } from '../common/actor.js';
import { EnumColumn } from '../database/columns.js';
import { Row } from '../database/rows.js';

/** An account. What it owns (plan, balance, payment identity) is its personal workspace's. */
@Entity('users')
export class User extends Row {
  @Column('varchar', { length: 255 })
  name: string;

  /** As the user wrote it. Unique whatever its case: look it up by `lower(email)`. */
  @Column('varchar', { length: 320 })
  email: string;

  /** Argon2id in PHC form, never the password itself. Selected only where it is asked for by name. */
  @Column('varchar', { length: 255, select: false })
  password: string;

  /** Null for customers. */
  @EnumColumn('staff_role', STAFF_ROLES, { nullable: true })
  staffRole: StaffRole | null;

  /** Counted and shown; credits are the limit, so these stop nobody. */
  @Column('integer', { default: 3 })
  basicMonthlyLimit: number;

  @Column('integer', { default: 0 })
  advancedMonthlyLimit: number;

  @Column('integer', { default: 0 })
  basicUsedThisMonth: number;

  @Column('integer', { default: 0 })
  advancedUsedThisMonth: number;

  /** When the two counters next start at zero. */
  @Column('timestamptz', { nullable: true })
  quotaResetDate: Date | null;

  /** Has seen the explanation of advanced documents. */
  @Column('boolean', { default: false })
  firstAdvancedViewed: boolean;

  @Column('boolean', { default: false })
  firstTimeProBonusApplied: boolean;

  @Column('boolean', { default: false })
  firstTimeUltimateBonusApplied: boolean;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
