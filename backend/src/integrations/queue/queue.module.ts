import { BullModule } from '@nestjs/bullmq';
import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { JobQueue } from './job-queue.js';
import { JobWorker } from './job-worker.js';
import { WORK_QUEUE, queueConnection } from './queue.connection.js';

@Global()
@Module({
  imports: [
    DiscoveryModule,
    BullModule.forRootAsync({
      inject: [CONFIG],
      useFactory: (config: Config) => ({ connection: queueConnection(config) }),
    }),
    BullModule.registerQueue({ name: WORK_QUEUE }),
  ],
  providers: [JobQueue, JobWorker],
  exports: [JobQueue],
})
export class QueueModule {}
