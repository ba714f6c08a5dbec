import { Controller, Get, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentActor, TakesWorkspaceHeader, WorkspaceHeader } from '../common/access-route.decorators.js';
import type { Actor } from '../common/actor.js';
import { Requires } from '../workspaces/requires.decorator.js';
import {
  BalanceDayDto,
  BalanceHistoryQuery,
  BalanceResponseDto,
  DocumentSpendDto,
  TransactionFilter,
  TransactionResponseDto,
  TransactionsQuery,
} from './credits.dto.js';
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

  @Get('transactions/csv')
  @Requires('credits.read')
  @TakesWorkspaceHeader()
  @ApiOperation({ summary: 'Movements of credits as a spreadsheet' })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async exportTransactions(
    @CurrentActor() actor: Actor,
    @WorkspaceHeader() workspace: string | null,
    @Query() filter: TransactionFilter,
  ): Promise<StreamableFile> {
    const content = await this.wallet.exportTransactions(actor, workspace, filter);
    return new StreamableFile(content, {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="specforge-credits.csv"',
    });
  }

  @Get('history')
  @Requires('credits.read')
  @TakesWorkspaceHeader()
  @ApiOperation({ summary: 'The balance day by day' })
  @ApiOkResponse({ type: [BalanceDayDto] })
  listDays(
    @CurrentActor() actor: Actor,
    @WorkspaceHeader() workspace: string | null,
    @Query() { days = 30 }: BalanceHistoryQuery,
  ): Promise<BalanceDayDto[]> {
    return this.wallet.listDays(actor, workspace, days);
  }

  @Get('spend')
  @Requires('credits.read')
  @TakesWorkspaceHeader()
  @ApiOperation({ summary: 'What was spent on which document' })
  @ApiOkResponse({ type: [DocumentSpendDto] })
  listSpend(@CurrentActor() actor: Actor, @WorkspaceHeader() workspace: string | null): Promise<DocumentSpendDto[]> {
    return this.wallet.listSpend(actor, workspace);
  }
}
