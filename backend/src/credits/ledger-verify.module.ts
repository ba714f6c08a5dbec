import { Module } from '@nestjs/common';
import { LedgerVerifyService } from './ledger-verify.service.js';

/** Apart from the credits themselves: it needs the queue, which not everything that moves credits has. */
@Module({ providers: [LedgerVerifyService] })
export class LedgerVerifyModule {}
