import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { StripeClient } from '../integrations/stripe/stripe.client.js';

/** Marks the configuration that is ours; a new wording gets a new version. */
const VERSION = '1';

/** What the customer portal offers: cards, addresses, invoices, ending the plan. Plans are changed in the product. */
@Injectable()
export class PortalConfiguration {
  private found: Promise<string> | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly stripe: StripeClient,
  ) {}

  id(): Promise<string> {
    this.found ??= this.findOrCreate();
    this.found.catch(() => (this.found = undefined));
    return this.found;
  }

  private findOrCreate(): Promise<string> {
    const { publicUrl } = this.config.http;
    return this.stripe.call(async (stripe) => {
      const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
      const known = data.find(({ metadata }) => metadata?.['specforge'] === VERSION);
      if (known) return known.id;
      const created = await stripe.billingPortal.configurations.create(
        {
          business_profile: {
            headline: 'SpecForge: your plan and payments',
            privacy_policy_url: `${publicUrl}/legal/privacy`,
            terms_of_service_url: `${publicUrl}/legal/terms`,
          },
          features: {
            invoice_history: { enabled: true },
            payment_method_update: { enabled: true },
            customer_update: { enabled: true, allowed_updates: ['email', 'address', 'tax_id'] },
            subscription_cancel: { enabled: true, mode: 'at_period_end' },
          },
          metadata: { specforge: VERSION },
        },
        { idempotencyKey: `portal-configuration:${VERSION}` },
      );
      return created.id;
    });
  }
}
