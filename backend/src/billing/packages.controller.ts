import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, Public, WorkspaceHeader } from '../common/access-route.decorators.js';
import type { Actor } from '../common/actor.js';
import { OperationId } from '../common/operation-id.js';
import { BillingAction } from './billing-action.decorator.js';
import { BUNDLES } from './billing-catalogue.js';
import { CreditPurchaseDto, RedirectResponseDto } from './billing.dto.js';
import { CreditPackageDto, mapPackage } from './offers.dto.js';
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
  @BillingAction('Open a payment page for a bundle', RedirectResponseDto)
  purchase(
    @CurrentActor() actor: Actor,
    @WorkspaceHeader() workspace: string | null,
    @OperationId() operationId: string,
    @Body() dto: CreditPurchaseDto,
  ): Promise<RedirectResponseDto> {
    return this.purchases.start(actor, workspace, operationId, dto);
  }
}
