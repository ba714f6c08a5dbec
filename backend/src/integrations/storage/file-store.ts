import type { Readable } from 'node:stream';

export const FILE_STORE = Symbol('file-store');

/** Where the bytes of files lie. Keys are paths of lower-case letters, digits, hyphens and slashes. */
export interface FileStore {
  /** Puts the whole content in place or nothing; what lay there before is replaced. */
  write(key: string, content: Buffer): Promise<void>;
  /** Errors: FileMissing. */
  read(key: string): Promise<Readable>;
  /** A key that is not there is no error. */
  remove(key: string): Promise<void>;
  /** Resolves when the store answers; for the health check. */
  ping(): Promise<void>;
}

/** The store has nothing under the key. */
export class FileMissing extends Error {
  constructor(key: string) {
    super(`The store has no file ${key}.`);
    this.name = 'FileMissing';
  }
}
