/** One limit: so many requests in so many seconds, counted per address, per signed-in user or per link to a document. */
export interface RateLimitRule {
  by: 'ip' | 'user' | 'share';
  points: number;
  seconds: number;
}

/** Every rate limit of the product. Keys in the store are `{limit}:{ip|user|share}:{value}`. */
export const RATE_LIMITS = {
  login: { by: 'ip', points: 30, seconds: 15 * 60 },
  /** Wrong passwords for one account, from wherever they come. */
  'login-account': { by: 'user', points: 20, seconds: 15 * 60 },
  register: { by: 'ip', points: 20, seconds: 60 * 60 },
  reset: { by: 'ip', points: 20, seconds: 60 * 60 },
  /** Mails to one account, so that nobody's mailbox is flooded. */
  'reset-account': { by: 'user', points: 5, seconds: 60 * 60 },
  /** Mails to addresses that a user names. */
  'email-change': { by: 'user', points: 5, seconds: 60 * 60 },
  runs: { by: 'user', points: 30, seconds: 10 * 60 },
  /** Payment pages and changes of plan: each is a call to the provider. */
  checkout: { by: 'user', points: 30, seconds: 10 * 60 },
  improve: { by: 'user', points: 60, seconds: 10 * 60 },
  /** Each is free, and costs a worker a second or more. */
  exports: { by: 'user', points: 60, seconds: 10 * 60 },
  shares: { by: 'user', points: 60, seconds: 10 * 60 },
  /** Guests of one office come from one address. */
  'shared-open': { by: 'ip', points: 120, seconds: 15 * 60 },
  'shared-read': { by: 'ip', points: 1200, seconds: 10 * 60 },
  /** Wrong passwords for one link, from wherever they come. */
  'share-password': { by: 'share', points: 20, seconds: 15 * 60 },
} as const satisfies Record<string, RateLimitRule>;

export type RateLimitName = keyof typeof RATE_LIMITS;
