import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { HealthCheck, HealthCheckService, HealthIndicatorService } from '@nestjs/terminus';
import { Public } from '../common/access-route.decorators.js';
import { ReadinessProbes } from './readiness-probes.js';

@ApiTags('Health')
@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly probes: ReadinessProbes,
  ) {}

  @Get('live')
  @Public()
  @ApiOperation({ summary: 'The process runs' })
  @HealthCheck()
  live() {
    return this.health.check([]);
  }

  @Get('ready')
  @Public()
  @ApiOperation({ summary: 'What it depends on answers: database, queue, storage, model' })
  @HealthCheck()
  ready() {
    return this.health.check(
      this.probes.all().map(({ name, probe }) => async () => {
        const indicator = this.indicators.check(name);
        try {
          await probe();
          return indicator.up();
        } catch {
          // The reason goes to the log, not to an anonymous caller.
          return indicator.down();
        }
      }),
    );
  }
}
