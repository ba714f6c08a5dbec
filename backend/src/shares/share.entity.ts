import { Column, Entity, ForeignKey } from 'typeorm';
import { EnumColumn } from '../database/columns.js';
import { WorkspaceRow } from '../database/rows.js';
import { Document } from '../documents/document.entity.js';
import { Project } from '../projects/project.entity.js';
import { User } from '../users/user.entity.js';
import { PrdVersion } from '../versions/prd-version.entity.js';

export const SHARE_ACCESS_LEVELS = ['view', 'comment', 'edit'] as const;
/** view; comment under a given name too; edit for signed-in users too. */
export type ShareAccessLevel = (typeof SHARE_ACCESS_LEVELS)[number];

/** A link to a document for people outside its workspace. */
@Entity('shares')
export class Share extends WorkspaceRow {
  @ForeignKey(() => Project, { onDelete: 'CASCADE' })
  @Column('uuid')
  projectId: string;

  @ForeignKey(() => Document, { onDelete: 'CASCADE' })
  @Column('uuid')
  documentId: string;

  /** A fixed version; null shows the document as it is now. */
  @ForeignKey(() => PrdVersion, { onDelete: 'CASCADE' })
  @Column('uuid', { nullable: true })
  versionId: string | null;

  /** In the address, and shown again to members: so it is stored as it is. */
  @Column('varchar', { length: 64 })
  token: string;

  @EnumColumn('share_access_level', SHARE_ACCESS_LEVELS, { default: 'view' })
  accessLevel: ShareAccessLevel;

  /** Anyone with the link; otherwise only `allowedEmails`. */
  @Column('boolean', { default: false })
  isPublic: boolean;

  /** Argon2id in PHC form; null asks for none. */
  @Column('varchar', { length: 255, nullable: true, select: false })
  passwordHash: string | null;

  /** In lower case. */
  @Column('text', { array: true, default: '{}' })
  allowedEmails: string[];

  /** Above 0; null is no limit. */
  @Column('integer', { nullable: true })
  maxViews: number | null;

  @Column('integer', { default: 0 })
  viewCount: number;

  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;

  @ForeignKey(() => User, { onDelete: 'RESTRICT' })
  @Column('uuid')
  createdBy: string;

  @Column('timestamptz', { nullable: true })
  lastAccessedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;
}
