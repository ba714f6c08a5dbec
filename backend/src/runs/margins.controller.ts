import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { StaffOnly } from '../common/access-route.decorators.js';
import { ApiListQuery, ListQueryDto } from '../common/list-query.js';
import { DayMarginDto, MarginDaysQuery, RunMarginDto } from './margins.dto.js';
import { MarginsService } from './margins.service.js';

@ApiTags('Staff')
@Controller('admin')
export class MarginsController {
  constructor(private readonly margins: MarginsService) {}

  @Get('generation-costs')
  @StaffOnly('finance')
  @ApiListQuery()
  @ApiOperation({ summary: 'What each run and improvement used, cost and brought, the newest first' })
  @ApiOkResponse({
    type: [RunMarginDto],
    headers: { 'Content-Range': { description: '`generation-costs 0-24/319`', schema: { type: 'string' } } },
  })
  async list(@Query() query: ListQueryDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<RunMarginDto[]> {
    const { rows, headers } = await this.margins.list(query);
    reply.headers(headers);
    return rows;
  }

  @Get('margins')
  @StaffOnly('finance')
  @ApiOperation({ summary: 'What generation cost and brought, day by day' })
  @ApiOkResponse({ type: [DayMarginDto] })
  listDays(@Query() query: MarginDaysQuery): Promise<DayMarginDto[]> {
    return this.margins.days(query);
  }
}
