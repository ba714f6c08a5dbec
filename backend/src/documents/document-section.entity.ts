import type { SectionData } from '@specforge/document';
import { Column, Entity, ForeignKey, UpdateDateColumn } from 'typeorm';
import type { ActorKind } from '../common/actor.js';
import { ACTOR_KINDS } from '../database/actor-kinds.js';
import { EnumColumn } from '../database/columns.js';
import { WorkspaceRow } from '../database/rows.js';
import { User } from '../users/user.entity.js';
import { SECTION_STATES, type SectionState } from './document.enumerations.js';
import { Document } from './document.entity.js';

/** A chosen section of a document: a row of its own, so that sections save in parallel and conflicts are seen. */
@Entity('document_sections')
export class DocumentSection extends WorkspaceRow {
  @ForeignKey(() => Document, { onDelete: 'CASCADE' })
  @Column('uuid')
  documentId: string;

  @Column('varchar', { length: 80 })
  key: string;

  /** 0, 1, 2 … in the document's order. */
  @Column('integer')
  position: number;

  /** Since when it is no part of the document. Its text and the ids of its records stay, so that it can come back. */
  @Column('timestamptz', { nullable: true })
  takenOutAt: Date | null;

  /** Null until it is first written. */
  @Column('jsonb', { nullable: true })
  data: SectionData | null;

  @EnumColumn('section_state', SECTION_STATES, { default: 'empty' })
  state: SectionState;

  /** Goes up by one with each change of `data`; a save names the one it was made from. */
  @Column('integer', { default: 0 })
  revision: number;

  /** Who wrote `data` last; `system` is the model. */
  @EnumColumn('actor_kind', ACTOR_KINDS, { default: 'system' })
  authorKind: ActorKind;

  @ForeignKey(() => User, { onDelete: 'RESTRICT' })
  @Column('uuid', { nullable: true })
  authorId: string | null;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
