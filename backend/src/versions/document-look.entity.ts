import type { SectionData } from '@specforge/document';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Document } from '../documents/document.entity.js';
import { User } from '../users/user.entity.js';

/** How a document stood when a member last looked at it, so that they can be told what has changed since. */
@Entity('document_looks')
export class DocumentLook {
  @ForeignKey(() => Document, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  documentId: string;

  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  userId: string;

  @ForeignKey('Workspace', { onDelete: 'RESTRICT' })
  @Column('uuid')
  workspaceId: string;

  /** The newest version then. */
  @Column('integer')
  version: number;

  /** The revision of each section that was seen, by key. */
  @Column('jsonb')
  sectionRevisions: Record<string, number>;

  /** What was seen of a version that somebody else was still editing; null where the version itself tells. */
  @Column('jsonb', { nullable: true })
  sections: Record<string, SectionData> | null;

  @Column('timestamptz', { default: () => 'now()' })
  seenAt: Date;
}
