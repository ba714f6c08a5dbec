import { Column, Entity } from 'typeorm';
import { WorkspaceRow } from '../database/rows.js';

/** A diagram as it was drawn, kept by what it was drawn from. Without a picture: it could not be drawn. */
@Entity('diagram_pictures')
export class DiagramPicture extends WorkspaceRow {
  /** SHA-256 in hex of the Mermaid source. */
  @Column('char', { length: 64 })
  sourceHash: string;

  /** What drew it, with its version: another one draws it anew. */
  @Column('varchar', { length: 50 })
  renderer: string;

  /** Without fonts. */
  @Column('text', { nullable: true })
  svg: string | null;

  /** At twice the size. */
  @Column('bytea', { nullable: true })
  png: Buffer | null;

  /** Pixels of a screen. */
  @Column('integer', { default: 0 })
  width: number;

  @Column('integer', { default: 0 })
  height: number;

  /** When it may be tried again, where it took too long. */
  @Column('timestamptz', { nullable: true })
  retryAt: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  lastUsedAt: Date;
}
