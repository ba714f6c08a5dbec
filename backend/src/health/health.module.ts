import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { HealthController } from './health.controller.js';
import { MetricsService } from './metrics.service.js';
import { ReadinessProbes } from './readiness-probes.js';

@Module({
  imports: [TerminusModule.forRoot({ errorLogStyle: 'json' })],
  controllers: [HealthController],
  providers: [MetricsService, ReadinessProbes],
})
export class HealthModule {}
