import { Column, Entity, ForeignKey } from 'typeorm';
import { WorkspaceRow } from '../database/rows.js';
import { Project } from '../projects/project.entity.js';
import { User } from '../users/user.entity.js';

/** Versions of a document shown to different readers, to see which does better. */
@Entity('variant_sets')
export class VariantSet extends WorkspaceRow {
  @ForeignKey(() => Project, { onDelete: 'CASCADE' })
  @Column('uuid')
  projectId: string;

  @Column('varchar', { length: 255 })
  name: string;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('boolean', { default: true })
  isActive: boolean;

  /** Per cent of the readers who see a variant that is not the control: 0 to 100. */
  @Column('integer', { default: 50 })
  trafficAllocation: number;

  @ForeignKey('PrdVariant', { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  winnerVariantId: string | null;

  @ForeignKey(() => User, { onDelete: 'RESTRICT' })
  @Column('uuid')
  createdBy: string;

  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;
}
