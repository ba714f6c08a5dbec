import { call, page, paging, same } from './call.js';
import { invalid } from './errors.js';
import { address, flag, group, list, mergeMetadata, metadata, oneOf, required, text } from './params.js';
import type { ConfigurationShape, PortalSessionShape } from './shapes.js';
import type { Till } from './till.js';

const UPDATES = oneOf('address', 'email', 'name', 'phone', 'shipping', 'tax_id');
const enabled = required(flag);

const features = group({
  customer_update: group({ enabled, allowed_updates: list(required(UPDATES)) }),
  invoice_history: group({ enabled }),
  payment_method_update: group({ enabled }),
  subscription_cancel: group({
    enabled,
    mode: oneOf('at_period_end', 'immediately'),
    proration_behavior: oneOf('none', 'create_prorations', 'always_invoice'),
  }),
  subscription_update: group({ enabled }),
});

type Settings = Omit<
  ConfigurationShape,
  'id' | 'object' | 'active' | 'created' | 'livemode' | 'login_page' | 'updated'
>;

export const portalCalls = [
  call(
    'POST /v1/billing_portal/configurations',
    {
      features: required(features),
      business_profile: group({ headline: text, privacy_policy_url: address, terms_of_service_url: address }),
      metadata,
      default_return_url: address,
      name: text,
    },
    {
      answer: (till, asked) => {
        const { business_profile: profile, features: wanted } = asked;
        const cancel = wanted.subscription_cancel;
        return configure(till, {
          business_profile: {
            headline: profile?.headline ?? null,
            privacy_policy_url: profile?.privacy_policy_url ?? null,
            terms_of_service_url: profile?.terms_of_service_url ?? null,
          },
          default_return_url: asked.default_return_url ?? null,
          features: {
            customer_update: {
              allowed_updates: wanted.customer_update?.allowed_updates ?? [],
              enabled: wanted.customer_update?.enabled ?? false,
            },
            invoice_history: { enabled: wanted.invoice_history?.enabled ?? false },
            payment_method_update: { enabled: wanted.payment_method_update?.enabled ?? false },
            subscription_cancel: {
              enabled: cancel?.enabled ?? false,
              mode: cancel?.mode ?? 'at_period_end',
              proration_behavior: cancel?.proration_behavior ?? 'none',
            },
            subscription_update: { enabled: wanted.subscription_update?.enabled ?? false },
          },
          is_default: false,
          metadata: mergeMetadata({}, asked.metadata),
          name: asked.name ?? null,
        });
      },
    },
  ),
  call(
    'GET /v1/billing_portal/configurations',
    { active: flag, is_default: flag, ...paging },
    {
      answer: (till, { active, is_default, ...where }) =>
        page(
          '/v1/billing_portal/configurations',
          Object.values(till.state.configurations),
          (one) => same(one.active, active) && same(one.is_default, is_default),
          where,
        ),
    },
  ),
  call(
    'POST /v1/billing_portal/sessions',
    {
      customer: required(text),
      return_url: address,
      configuration: text,
      flow_data: group({
        type: required(oneOf('payment_method_update', 'subscription_cancel')),
        subscription_cancel: group({ subscription: required(text) }),
        after_completion: group({
          type: required(oneOf('redirect', 'portal_homepage')),
          redirect: group({ return_url: required(address) }),
        }),
      }),
    },
    {
      answer: (till, { customer, return_url, configuration, flow_data: flow }) => {
        till.find('customers', customer, 'customer');
        const used = configuration === undefined ? defaultConfiguration(till) : findActive(till, configuration);
        if (flow?.type === 'subscription_cancel') {
          const name = 'flow_data[subscription_cancel][subscription]';
          if (!flow.subscription_cancel) throw invalid(`Missing required param: ${name}.`, name, 'parameter_missing');
          till.find('subscriptions', flow.subscription_cancel.subscription, name);
        }
        const id = till.newId('bps');
        const session: PortalSessionShape = {
          id,
          object: 'billing_portal.session',
          configuration: used.id,
          created: till.now(),
          customer,
          flow: flow ? { type: flow.type } : null,
          livemode: false,
          return_url: flow?.after_completion?.redirect?.return_url ?? return_url ?? used.default_return_url,
          url: `${till.pagesUrl}/portal/${id}`,
        };
        return (till.state.portalSessions[id] = session);
      },
    },
  ),
];

function configure(till: Till, settings: Settings): ConfigurationShape {
  const configuration: ConfigurationShape = {
    id: till.newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    created: till.now(),
    livemode: false,
    login_page: { enabled: false, url: null },
    updated: till.now(),
    ...settings,
  };
  return (till.state.configurations[configuration.id] = configuration);
}

function findActive(till: Till, id: string): ConfigurationShape {
  const found = till.find('configurations', id, 'configuration');
  if (!found.active) throw invalid(`The configuration ${id} is inactive.`, 'configuration');
  return found;
}

/** The one that an account has from the start. */
function defaultConfiguration(till: Till): ConfigurationShape {
  const known = Object.values(till.state.configurations).find(({ is_default }) => is_default);
  return (
    known ??
    configure(till, {
      business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
      default_return_url: null,
      features: {
        customer_update: { allowed_updates: [], enabled: false },
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
        subscription_update: { enabled: false },
      },
      is_default: true,
      metadata: {},
      name: null,
    })
  );
}
