import { Module } from '@nestjs/common';
import { CreditsController } from './credits.controller.js';
import { CreditsService } from './credits.service.js';
import { WalletService } from './wallet.service.js';

@Module({ controllers: [CreditsController], providers: [CreditsService, WalletService], exports: [CreditsService] })
export class CreditsModule {}
