import type { SectionData } from '@specforge/document';
import { Column, Entity, ForeignKey, UpdateDateColumn } from 'typeorm';
import type { ActorKind } from '../common/actor.js';
import { ACTOR_KINDS } from '../database/actor-kinds.js';
import { EnumColumn } from '../database/columns.js';
import { WorkspaceRow } from '../database/rows.js';
import { Document } from '../documents/document.entity.js';
import { Project } from '../projects/project.entity.js';
import { User } from '../users/user.entity.js';

export const VERSION_STATUSES = ['draft', 'active', 'archived'] as const;
/** draft while being edited, active the newest finished, archived the rest. */
export type VersionStatus = (typeof VERSION_STATUSES)[number];

export const VERSION_ORIGINS = ['generation', 'improvement', 'edit', 'undo', 'restore'] as const;
/** How a version came about: a run, AI Improve, a person's saves, an improvement taken back, an earlier version put back. */
export type VersionOrigin = (typeof VERSION_ORIGINS)[number];

/** A document as it was. At most one version of a document is a draft, and at most one active. */
@Entity('prd_versions')
export class PrdVersion extends WorkspaceRow {
  @ForeignKey(() => Project, { onDelete: 'CASCADE' })
  @Column('uuid')
  projectId: string;

  @ForeignKey(() => Document, { onDelete: 'CASCADE' })
  @Column('uuid')
  documentId: string;

  /** 1, 2, 3 … within the document. */
  @Column('integer')
  version: number;

  @EnumColumn('version_status', VERSION_STATUSES, { default: 'draft' })
  status: VersionStatus;

  @EnumColumn('version_origin', VERSION_ORIGINS, { default: 'edit' })
  origin: VersionOrigin;

  /** The document's title then. */
  @Column('varchar', { length: 255 })
  title: string;

  /** What somebody called it: `Sent to client`. */
  @Column('varchar', { length: 120, nullable: true })
  name: string | null;

  /** Number of the version that was put back; set for `restore` only. */
  @Column('integer', { nullable: true })
  restoredVersion: number | null;

  /** What it changed, written from the difference to the version before. */
  @Column('text', { nullable: true })
  changelogSummary: string | null;

  /** Data of every section that had any, by key. */
  @Column('jsonb')
  sections: Record<string, SectionData>;

  /** Keys of the document's sections in their order then, written or not; empty for the template's order. */
  @Column('varchar', { length: 80, array: true, default: '{}' })
  sectionOrder: string[];

  /** Which revision of each section that is, by key: so that an undo finds what stood before a revision. */
  @Column('jsonb', { default: () => "'{}'" })
  sectionRevisions: Record<string, number>;

  /** The structured PRD; null for other documents and when a part's section was not chosen. */
  @Column('jsonb', { nullable: true })
  prdJson: Record<string, unknown> | null;

  @EnumColumn('actor_kind', ACTOR_KINDS)
  actorKind: ActorKind;

  @ForeignKey(() => User, { onDelete: 'RESTRICT' })
  @Column('uuid', { nullable: true })
  createdBy: string | null;

  @Column('boolean', { default: false })
  isAiGenerated: boolean;

  /** The instructions of an improvement. */
  @Column('text', { nullable: true })
  aiPrompt: string | null;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  @Column('timestamptz', { nullable: true })
  archivedAt: Date | null;
}
