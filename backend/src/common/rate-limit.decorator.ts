import { SetMetadata } from '@nestjs/common';
import type { RateLimitName } from './rate-limits.js';

export const RATE_LIMIT = 'specforge:rate-limit';

/** Counts each request to the route against a limit of `rate-limits.ts`; above it the answer is 429. */
export function RateLimit(name: RateLimitName): MethodDecorator {
  return SetMetadata(RATE_LIMIT, name);
}
