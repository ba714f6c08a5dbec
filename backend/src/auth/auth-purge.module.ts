import { Module } from '@nestjs/common';
import { AuthPurgeService } from './auth-purge.service.js';

/** Apart from `AuthModule`, which every route needs and which needs no queue. */
@Module({ providers: [AuthPurgeService] })
export class AuthPurgeModule {}
