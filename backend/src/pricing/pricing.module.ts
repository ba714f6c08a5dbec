import { Module } from '@nestjs/common';
import { TemplatesModule } from '../templates/templates.module.js';
import { PricingController } from './pricing.controller.js';
import { PriceService } from './pricing.service.js';

@Module({
  imports: [TemplatesModule],
  controllers: [PricingController],
  providers: [PriceService],
  exports: [PriceService],
})
export class PricingModule {}
