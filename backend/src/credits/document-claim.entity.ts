import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../users/user.entity.js';

/**
 * A gift that is taken once ever: `first-document:{userId}`. Inserting the row takes it; deleting the row, when the
 * run delivered nothing, gives it back. Document and run are remembered ids: purging them must not.
 */
@Entity('document_claims')
export class DocumentClaim {
  @PrimaryColumn('varchar', { length: 100 })
  key: string;

  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @Column('uuid')
  userId: string;

  @Column('uuid')
  documentId: string;

  @Column('uuid')
  runId: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
