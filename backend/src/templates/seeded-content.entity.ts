import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** Which shipped content was brought into the database last. One row for each folder of content that is seeded. */
@Entity('seeded_content')
export class SeededContent {
  /** `templates` */
  @PrimaryColumn('varchar', { length: 50 })
  name: string;

  /** SHA-256 in hex of the files. A start that finds it unchanged reads none of them. */
  @Column('char', { length: 64 })
  fingerprint: string;

  @UpdateDateColumn({ type: 'timestamptz' })
  seededAt: Date;
}
