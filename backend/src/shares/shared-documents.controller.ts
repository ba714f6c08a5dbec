import {
  Body,
  Controller,
  Get,
  HttpCode,
  HttpStatus,
  Inject,
  Param,
  Post,
  Query,
  Req,
  Res,
  UseInterceptors,
} from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../common/access-route.decorators.js';
import { RateLimit } from '../common/rate-limit.decorator.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { DiagramsResponseDto } from '../exports/diagrams.dto.js';
import { PrivateAnswerInterceptor } from './private-answer.interceptor.js';
import {
  SharedDocumentDto,
  SharedLinkDto,
  SharedOpenDto,
  SharedParams,
  SharedPrintDto,
  SharedPrintQueryDto,
} from './shared-documents.dto.js';
import { SharedDocumentsService, type Visit } from './shared-documents.service.js';
import { readTicket, setTicket } from './ticket-cookie.js';

/** For everybody who has the link: the token in the address is what is checked. */
@ApiTags('shares')
@Controller('shared/:token')
@UseInterceptors(PrivateAnswerInterceptor)
export class SharedDocumentsController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly shared: SharedDocumentsService,
  ) {}

  @Get()
  @Public()
  @RateLimit('shared-read')
  @ApiOperation({ summary: 'What a link to a document says before it is opened' })
  @ApiOkResponse({ type: SharedLinkDto })
  describe(@Param() params: SharedParams, @Req() request: FastifyRequest): Promise<SharedLinkDto> {
    return this.shared.describe(visitOf(params, request));
  }

  @Post('open')
  @HttpCode(HttpStatus.OK)
  @Public()
  @RateLimit('shared-open')
  @ApiOperation({ summary: 'Open a link: counts as one opening, and sets a cookie to read with for four hours' })
  @ApiOkResponse({ type: SharedLinkDto })
  async open(
    @Param() params: SharedParams,
    @Body() { password }: SharedOpenDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SharedLinkDto> {
    const { link, ticket } = await this.shared.open(visitOf(params, request), password);
    if (ticket !== null) setTicket(reply, this.config, params.token, ticket);
    return link;
  }

  @Get('document')
  @Public()
  @RateLimit('shared-read')
  @ApiOperation({ summary: 'The document of a link that was opened, with its sections' })
  @ApiOkResponse({ type: SharedDocumentDto })
  read(@Param() params: SharedParams, @Req() request: FastifyRequest): Promise<SharedDocumentDto> {
    return this.shared.read(visitOf(params, request));
  }

  @Get('diagrams')
  @Public()
  @RateLimit('shared-read')
  @ApiOperation({ summary: "The document's diagrams as pictures" })
  @ApiOkResponse({ type: DiagramsResponseDto })
  diagrams(@Param() params: SharedParams, @Req() request: FastifyRequest): Promise<DiagramsResponseDto> {
    return this.shared.pictures(visitOf(params, request));
  }

  @Get('print')
  @Public()
  @RateLimit('shared-read')
  @ApiOperation({ summary: 'The document as pages to print, in HTML' })
  @ApiOkResponse({ type: SharedPrintDto })
  print(
    @Param() params: SharedParams,
    @Query() { style }: SharedPrintQueryDto,
    @Req() request: FastifyRequest,
  ): Promise<SharedPrintDto> {
    return this.shared.print(visitOf(params, request), style);
  }
}

const visitOf = ({ token }: SharedParams, request: FastifyRequest): Visit => ({ token, ticket: readTicket(request) });
