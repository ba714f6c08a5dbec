import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { StaffRole } from '../common/actor.js';
import { CreditsService } from '../credits/credits.service.js';
import { databaseErrorCode } from '../database/in-transaction.js';
import { startOfNextMonth } from '../users/usage.js';
import { User } from '../users/user.entity.js';
import { PersonalWorkspacesService } from '../workspaces/personal-workspaces.service.js';
import { authErrors } from './auth.errors.js';

/** Credits that every new user gets, worth £5. */
const SIGNUP_GIFT = 500;

const UNIQUE_VIOLATION = '23505';

export interface NewAccount {
  name: string;
  /** In lower case. */
  email: string;
  passwordHash: string;
  staffRole?: StaffRole;
}

@Injectable()
export class AccountsService {
  constructor(
    private readonly workspaces: PersonalWorkspacesService,
    private readonly credits: CreditsService,
  ) {}

  /** Makes a user with a personal workspace and the signup gift. Errors: EMAIL_TAKEN. */
  async create(tx: EntityManager, account: NewAccount): Promise<{ userId: string; workspaceId: string }> {
    const user = new User();
    user.name = account.name;
    user.email = account.email;
    user.password = account.passwordHash;
    user.staffRole = account.staffRole ?? null;
    user.quotaResetDate = startOfNextMonth(new Date());
    await tx.insert(User, user).catch(refuseTakenEmail);
    const workspace = await this.workspaces.create(tx, user);
    await this.credits.grant(tx, {
      workspaceId: workspace.id,
      userId: user.id,
      type: 'promo',
      amount: SIGNUP_GIFT,
      description: 'Welcome gift',
      idempotencyKey: `signup-gift:${user.id}`,
    });
    return { userId: user.id, workspaceId: workspace.id };
  }

  /** Errors: EMAIL_TAKEN. */
  async changeEmail(tx: EntityManager, userId: string, email: string): Promise<void> {
    await tx.update(User, { id: userId }, { email }).catch(refuseTakenEmail);
  }
}

function refuseTakenEmail(error: unknown): never {
  if (databaseErrorCode(error) === UNIQUE_VIOLATION) throw authErrors.EMAIL_TAKEN({ cause: error });
  throw error;
}
