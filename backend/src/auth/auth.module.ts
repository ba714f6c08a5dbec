import { Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { RateLimitGuard } from '../common/rate-limit.guard.js';
import { RateLimiter } from '../common/rate-limiter.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { CreditsModule } from '../credits/credits.module.js';
import { IdempotencyInterceptor } from '../idempotency/idempotency.interceptor.js';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccessCheckInterceptor } from '../workspaces/access-check.interceptor.js';
import { AccountsService } from './accounts.service.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { ClosedRoutesCheck } from './closed-routes.check.js';
import { CredentialsService } from './credentials.service.js';
import { EmailChangeService } from './email-change.service.js';
import { EmailController } from './email.controller.js';
import { ACCESS_TOKEN_ALGORITHM, ACCESS_TOKEN_SECONDS, JwtStrategy } from './jwt.strategy.js';
import { OneTimeLinksService } from './one-time-links.service.js';
import { PasswordService } from './password.service.js';
import { RouteGuard } from './route.guard.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsService } from './sessions.service.js';
import { StaffSeeder } from './staff-seeder.js';

@Module({
  imports: [
    PassportModule,
    DiscoveryModule,
    IdempotencyModule,
    UsersModule,
    CreditsModule,
    JwtModule.registerAsync({
      inject: [CONFIG],
      useFactory: (config: Config) => ({
        secret: config.auth.jwtSecret,
        signOptions: { expiresIn: ACCESS_TOKEN_SECONDS, algorithm: ACCESS_TOKEN_ALGORITHM },
      }),
    }),
  ],
  controllers: [AuthController, SessionsController, EmailController],
  providers: [
    AccountsService,
    AuthService,
    ClosedRoutesCheck,
    CredentialsService,
    EmailChangeService,
    JwtStrategy,
    OneTimeLinksService,
    PasswordService,
    RateLimiter,
    SessionsService,
    StaffSeeder,
    // In this order: who asks, how often, whether it was asked before, and whether access was checked.
    { provide: APP_GUARD, useClass: RouteGuard },
    { provide: APP_GUARD, useClass: RateLimitGuard },
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
    { provide: APP_INTERCEPTOR, useClass: AccessCheckInterceptor },
  ],
  exports: [RateLimiter],
})
export class AuthModule {}
