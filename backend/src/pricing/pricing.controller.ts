import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, SignedIn } from '../common/access-route.decorators.js';
import type { Actor } from '../common/actor.js';
import { PriceEstimateDto, PriceEstimateResponseDto } from './pricing.dto.js';
import { PriceService } from './pricing.service.js';

@ApiTags('pricing')
@Controller('pricing')
export class PricingController {
  constructor(private readonly prices: PriceService) {}

  @Post('estimate')
  @HttpCode(HttpStatus.OK)
  @SignedIn()
  @ApiOperation({ summary: 'What a run of these sections costs, and what it would be charged' })
  @ApiOkResponse({ type: PriceEstimateResponseDto })
  estimate(@CurrentActor() actor: Actor, @Body() dto: PriceEstimateDto): Promise<PriceEstimateResponseDto> {
    return this.prices.estimate(actor, dto);
  }
}
