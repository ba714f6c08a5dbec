import { Column, Entity, ForeignKey, UpdateDateColumn } from 'typeorm';
import { WorkspaceRow } from '../database/rows.js';
import { Document } from '../documents/document.entity.js';
import { Project } from '../projects/project.entity.js';
import { User } from '../users/user.entity.js';
import { PrdVersion } from '../versions/prd-version.entity.js';

/** A conversation with the model about a project. */
@Entity('ai_chat_sessions')
export class AiChatSession extends WorkspaceRow {
  @ForeignKey(() => Project, { onDelete: 'CASCADE' })
  @Column('uuid')
  projectId: string;

  @ForeignKey(() => Document, { onDelete: 'CASCADE' })
  @Column('uuid', { nullable: true })
  documentId: string | null;

  @ForeignKey(() => User, { onDelete: 'RESTRICT' })
  @Column('uuid')
  userId: string;

  @ForeignKey(() => PrdVersion, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  versionId: string | null;

  @Column('varchar', { length: 255, nullable: true })
  title: string | null;

  /** Key of the section that it is about. */
  @Column('varchar', { length: 80, nullable: true })
  contextSection: string | null;

  @Column('boolean', { default: true })
  isActive: boolean;

  @Column('timestamptz', { nullable: true })
  lastMessageAt: Date | null;

  @Column('integer', { default: 0 })
  totalMessagesCount: number;

  @Column('integer', { default: 0 })
  totalCreditsSpent: number;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
