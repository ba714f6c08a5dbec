import { Module } from '@nestjs/common';
import { CreditsController } from './credits.controller.js';
import { CreditsService } from './credits.service.js';
import { StaffCreditsController } from './staff-credits.controller.js';
import { StaffCreditsService } from './staff-credits.service.js';
import { WalletService } from './wallet.service.js';

@Module({
  controllers: [CreditsController, StaffCreditsController],
  providers: [CreditsService, StaffCreditsService, WalletService],
  exports: [CreditsService],
})
export class CreditsModule {}
