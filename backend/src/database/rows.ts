import { Column, CreateDateColumn, ForeignKey, PrimaryColumn } from 'typeorm';
import { newId } from './columns.js';

/** What every row has: its id, made here or, for plain SQL, by the database; and when it was made. */
export abstract class Row {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id: string = newId();

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}

/** A row that belongs to a workspace. Every read of it names the workspace in the query itself. */
export abstract class WorkspaceRow extends Row {
  // Named, not imported: everything below `workspaces/` imports this file.
  @ForeignKey('Workspace', { onDelete: 'RESTRICT' })
  @Column('uuid')
  workspaceId: string;
}
