import { Body, Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, Public, TakesWorkspaceHeader, WorkspaceHeader } from '../common/access-route.decorators.js';
import type { Actor } from '../common/actor.js';
import { Idempotent } from '../common/idempotent.decorator.js';
import { OperationId } from '../common/operation-id.js';
import { RateLimit } from '../common/rate-limit.decorator.js';
import { Requires } from '../workspaces/requires.decorator.js';
import { BUNDLES } from './billing-catalogue.js';
import { CreditPackageDto, CreditPurchaseDto, mapPackage, RedirectResponseDto } from './billing.dto.js';
import { PurchasesService } from './purchases.service.js';

@ApiTags('Credits')
@Controller('credits')
export class PackagesController {
  constructor(private readonly purchases: PurchasesService) {}

  @Get('packages')
  @Public()
  @ApiOperation({ summary: 'The bundles that are on offer' })
  @ApiOkResponse({ type: [CreditPackageDto] })
  list(): CreditPackageDto[] {
    return BUNDLES.map(mapPackage);
  }

  @Post('purchase')
  @HttpCode(HttpStatus.OK)
  @Requires('billing.manage')
  @TakesWorkspaceHeader()
  @Idempotent()
  @RateLimit('checkout')
  @ApiOperation({ summary: 'Open a payment page for a bundle' })
  @ApiOkResponse({ type: RedirectResponseDto })
  purchase(
    @CurrentActor() actor: Actor,
    @WorkspaceHeader() workspace: string | null,
    @OperationId() operationId: string,
    @Body() dto: CreditPurchaseDto,
  ): Promise<RedirectResponseDto> {
    return this.purchases.start(actor, workspace, operationId, dto);
  }
}
