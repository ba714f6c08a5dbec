import { Column, Entity, ForeignKey } from 'typeorm';
import { CreditTransaction } from '../credits/credit-transaction.entity.js';
import { EnumColumn } from '../database/columns.js';
import { WorkspaceRow } from '../database/rows.js';
import { Project } from '../projects/project.entity.js';
import { User } from '../users/user.entity.js';
import { AiChatSession } from './ai-chat-session.entity.js';

export const CHAT_ROLES = ['user', 'assistant'] as const;
export type ChatRole = (typeof CHAT_ROLES)[number];

@Entity('ai_chat_messages')
export class AiChatMessage extends WorkspaceRow {
  @ForeignKey(() => AiChatSession, { onDelete: 'CASCADE' })
  @Column('uuid')
  sessionId: string;

  @ForeignKey(() => Project, { onDelete: 'CASCADE' })
  @Column('uuid')
  projectId: string;

  /** Who asked; on an answer, who was answered. */
  @ForeignKey(() => User, { onDelete: 'RESTRICT' })
  @Column('uuid')
  userId: string;

  @EnumColumn('chat_role', CHAT_ROLES)
  role: ChatRole;

  @Column('text')
  content: string;

  /** What the model was shown beside the conversation: section keys and record ids. */
  @Column('jsonb', { nullable: true })
  contextData: Record<string, unknown> | null;

  @Column('integer', { default: 0 })
  creditsCost: number;

  @ForeignKey(() => CreditTransaction, { onDelete: 'RESTRICT' })
  @Column('uuid', { nullable: true })
  creditTransactionId: string | null;

  @Column('varchar', { length: 100, nullable: true })
  aiModel: string | null;

  @Column('integer', { nullable: true })
  inputTokens: number | null;

  @Column('integer', { nullable: true })
  outputTokens: number | null;

  @Column('integer', { nullable: true })
  responseTimeMs: number | null;
}
