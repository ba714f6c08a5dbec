import { Global, Module } from '@nestjs/common';
import { IdempotencyStore } from './idempotency.store.js';
import { OperationsService } from './operations.service.js';

/** Global, since every domain that spends completes operations. */
@Global()
@Module({ providers: [IdempotencyStore, OperationsService], exports: [IdempotencyStore, OperationsService] })
export class IdempotencyModule {}
