import { Inject, Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { stripeErrors } from './stripe.errors.js';

/** A person waits for most of these calls; the library tries again by itself, with the same idempotency key. */
const TIMEOUT_MS = 15_000;
const RETRIES = 2;

/** The official client, pointed at Stripe or, where nothing is configured, at the embedded cashier. */
@Injectable()
export class StripeClient {
  private client: Promise<Stripe> | undefined;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Whether anything can be bought here. */
  get configured(): boolean {
    return this.config.payments !== null;
  }

  /** True when nobody's card is charged. Screens say so. */
  get testing(): boolean {
    return this.config.payments?.test ?? false;
  }

  /**
   * Calls the API. Errors: PAYMENTS_NOT_CONFIGURED; PAYMENT_DECLINED for a card that was refused;
   * PAYMENT_PROVIDER_UNAVAILABLE when it does not answer; StripeRefusal for what it refuses for another reason, which is
   * a mistake of ours or an object that is not there.
   */
  async call<T>(work: (stripe: Stripe) => Promise<T>): Promise<T> {
    const stripe = await this.open();
    try {
      return await work(stripe);
    } catch (error) {
      throw translate(error);
    }
  }

  /** Reads a signed event. Errors: those of the library for a signature that does not fit. */
  async readEvent(payload: Buffer, signature: string, toleranceSeconds: number): Promise<Stripe.Event> {
    const stripe = await this.open();
    return stripe.webhooks.constructEvent(payload, signature, this.settings.webhookSecret, toleranceSeconds);
  }

  private get settings(): NonNullable<Config['payments']> {
    const { payments } = this.config;
    if (!payments) throw stripeErrors.PAYMENTS_NOT_CONFIGURED();
    return payments;
  }

  /** Loaded when first used: few processes ever buy anything. */
  private open(): Promise<Stripe> {
    const { secretKey, apiBase } = this.settings;
    return (this.client ??= import('stripe').then(({ default: Library }) => {
      const base = apiBase === null ? null : new URL(apiBase);
      return new Library(secretKey, {
        timeout: TIMEOUT_MS,
        maxNetworkRetries: RETRIES,
        telemetry: false,
        ...(base && {
          host: base.hostname,
          port: base.port || (base.protocol === 'https:' ? 443 : 80),
          protocol: base.protocol === 'https:' ? ('https' as const) : ('http' as const),
        }),
      });
    }));
  }
}

/** What the API refused, without its HTTP status: that is between us and the provider. */
export class StripeRefusal extends Error {
  constructor(
    message: string,
    /** Such as `resource_missing`. */
    readonly code: string | null,
    cause: unknown,
  ) {
    super(message, { cause });
  }
}

function translate(error: unknown): unknown {
  if (!(error instanceof Error) || !('type' in error)) return error;
  switch (error.type) {
    case 'StripeCardError':
      return stripeErrors.PAYMENT_DECLINED({ values: { reason: error.message }, cause: error });
    case 'StripeConnectionError':
    case 'StripeAPIError':
    case 'StripeRateLimitError':
    case 'StripeAuthenticationError':
      return stripeErrors.PAYMENT_PROVIDER_UNAVAILABLE({ cause: error });
    default:
      return new StripeRefusal(error.message, 'code' in error ? String(error.code) : null, error.type);
  }
}
