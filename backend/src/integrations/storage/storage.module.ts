import { Global, Module } from '@nestjs/common';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { DiskStore } from './disk-store.js';
import { FILE_STORE, type FileStore } from './file-store.js';

@Global()
@Module({
  providers: [
    {
      provide: FILE_STORE,
      inject: [CONFIG],
      useFactory: async ({ s3, dataDir }: Config): Promise<FileStore> => {
        if (!s3) return new DiskStore(dataDir);
        // Amazon's client is large: loaded only where it is used.
        const { S3Store } = await import('./s3-store.js');
        return new S3Store(s3);
      },
    },
  ],
  exports: [FILE_STORE],
})
export class StorageModule {}
