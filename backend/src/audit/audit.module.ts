import { Global, Module } from '@nestjs/common';
import { AuditService } from './audit.service.js';

/** Global, since every domain records what it does. */
@Global()
@Module({ providers: [AuditService], exports: [AuditService] })
export class AuditModule {}
