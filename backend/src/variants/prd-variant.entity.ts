import { Column, Entity, ForeignKey } from 'typeorm';
import { WorkspaceRow } from '../database/rows.js';
import { PrdVersion } from '../versions/prd-version.entity.js';
import { VariantSet } from './variant-set.entity.js';

@Entity('prd_variants')
export class PrdVariant extends WorkspaceRow {
  @ForeignKey(() => VariantSet, { onDelete: 'CASCADE' })
  @Column('uuid')
  variantSetId: string;

  @ForeignKey(() => PrdVersion, { onDelete: 'CASCADE' })
  @Column('uuid')
  versionId: string;

  @Column('varchar', { length: 255 })
  name: string;

  @Column('text', { nullable: true })
  description: string | null;

  /** The one that the others are compared with: at most one in a set. */
  @Column('boolean', { default: false })
  isControl: boolean;

  @Column('integer', { default: 0 })
  viewCount: number;

  @Column('integer', { default: 0 })
  conversionCount: number;
}
