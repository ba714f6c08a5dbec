import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentActor, TakesWorkspaceHeader, WorkspaceHeader } from '../common/access-route.decorators.js';
import type { Actor } from '../common/actor.js';
import { Requires } from '../workspaces/requires.decorator.js';
import { BalanceResponseDto, TransactionResponseDto, TransactionsQuery } from './credits.dto.js';
import { WalletService } from './wallet.service.js';

@ApiTags('Credits')
@Controller('credits')
export class CreditsController {
  constructor(private readonly wallet: WalletService) {}

  @Get('balance')
  @Requires('credits.read')
  @TakesWorkspaceHeader()
  @ApiOperation({ summary: 'Credits of the workspace' })
  @ApiOkResponse({ type: BalanceResponseDto })
  getBalance(@CurrentActor() actor: Actor, @WorkspaceHeader() workspace: string | null): Promise<BalanceResponseDto> {
    return this.wallet.getBalance(actor, workspace);
  }

  @Get('transactions')
  @Requires('credits.read')
  @TakesWorkspaceHeader()
  @ApiOperation({ summary: 'Movements of credits, newest first' })
  @ApiOkResponse({ type: [TransactionResponseDto] })
  async listTransactions(
    @CurrentActor() actor: Actor,
    @WorkspaceHeader() workspace: string | null,
    @Query() query: TransactionsQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TransactionResponseDto[]> {
    const { rows, headers } = await this.wallet.listTransactions(actor, workspace, query);
    reply.headers(headers);
    return rows;
  }
}
