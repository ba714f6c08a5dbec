import { Column, Entity, ForeignKey, UpdateDateColumn } from 'typeorm';
import type { ActorKind } from '../common/actor.js';
import { ACTOR_KINDS } from '../database/actor-kinds.js';
import { EnumColumn } from '../database/columns.js';
import { WorkspaceRow } from '../database/rows.js';
import { DocumentSection } from '../documents/document-section.entity.js';
import { Document } from '../documents/document.entity.js';
import { Project } from '../projects/project.entity.js';
import { Share } from '../shares/share.entity.js';
import { User } from '../users/user.entity.js';
import { PrdVersion } from '../versions/prd-version.entity.js';

export const COMMENT_TYPES = ['general', 'suggestion', 'question', 'task'] as const;
export type CommentType = (typeof COMMENT_TYPES)[number];

/** Written by a member (`authorId`) or by a guest of a share (`guestName`). */
@Entity('comments')
export class Comment extends WorkspaceRow {
  @ForeignKey(() => Project, { onDelete: 'CASCADE' })
  @Column('uuid')
  projectId: string;

  @ForeignKey(() => Document, { onDelete: 'CASCADE' })
  @Column('uuid')
  documentId: string;

  /** The version it was written on. */
  @ForeignKey(() => PrdVersion, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  versionId: string | null;

  @Column('text')
  content: string;

  @EnumColumn('comment_type', COMMENT_TYPES, { default: 'general' })
  type: CommentType;

  /** The comment that it answers. */
  @ForeignKey(() => Comment, { onDelete: 'CASCADE' })
  @Column('uuid', { nullable: true })
  parentId: string | null;

  /** The first comment of its thread; itself when it is the first. */
  @ForeignKey(() => Comment, { onDelete: 'CASCADE' })
  @Column('uuid')
  threadId: string;

  /** Null for a comment on the whole document. */
  @ForeignKey(() => DocumentSection, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  sectionId: string | null;

  /** Section key, or key and field or record, as in `prd_diffs`. */
  @Column('varchar', { length: 300, nullable: true })
  sectionPath: string | null;

  /** As it read when the comment was made. */
  @Column('varchar', { length: 255, nullable: true })
  sectionTitle: string | null;

  @Column('text', { nullable: true })
  selectionText: string | null;

  @Column('boolean', { default: false })
  isResolved: boolean;

  @ForeignKey(() => User, { onDelete: 'RESTRICT' })
  @Column('uuid', { nullable: true })
  resolvedBy: string | null;

  @Column('timestamptz', { nullable: true })
  resolvedAt: Date | null;

  @EnumColumn('actor_kind', ACTOR_KINDS, { default: 'user' })
  authorKind: ActorKind;

  @ForeignKey(() => User, { onDelete: 'RESTRICT' })
  @Column('uuid', { nullable: true })
  authorId: string | null;

  @Column('varchar', { length: 100, nullable: true })
  guestName: string | null;

  /** The link that a guest came by. */
  @ForeignKey(() => Share, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  shareId: string | null;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
