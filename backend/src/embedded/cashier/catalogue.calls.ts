import { call, page, paging, same } from './call.js';
import { invalid } from './errors.js';
import { flag, group, integerFrom, list, mergeMetadata, metadata, oneOf, required, text } from './params.js';
import type { PriceShape, ProductShape } from './shapes.js';
import type { Till } from './till.js';

const MOST_INTERVALS = { day: 1095, week: 156, month: 36, year: 3 };

export const catalogueCalls = [
  call(
    'POST /v1/products',
    { name: required(text), metadata, id: text },
    {
      answer: (till, { name, metadata: given, id = till.newId('prod') }) => {
        if (!/^[\w-]{1,100}$/.test(id)) throw invalid(`Invalid product id: ${id}`, 'id');
        if (Object.hasOwn(till.state.products, id)) {
          throw invalid(`Product already exists: ${id}`, 'id', 'resource_already_exists');
        }
        const product: ProductShape = {
          id,
          object: 'product',
          active: true,
          created: till.now(),
          description: null,
          livemode: false,
          metadata: mergeMetadata({}, given),
          name,
          type: 'service',
          updated: till.now(),
        };
        return (till.state.products[id] = product);
      },
    },
  ),
  call('GET /v1/products/:id', {}, { answer: (till, _, id) => till.find('products', id) }),
  call(
    'POST /v1/prices',
    {
      currency: required(text),
      unit_amount: required(integerFrom(0, 99_999_999)),
      product: required(text),
      lookup_key: text,
      transfer_lookup_key: flag,
      nickname: text,
      metadata,
      recurring: group({
        interval: required(oneOf('day', 'week', 'month', 'year')),
        interval_count: integerFrom(1, 1095),
      }),
    },
    {
      answer: (till, { currency, unit_amount, product, lookup_key, transfer_lookup_key, ...rest }) => {
        if (!/^[a-z]{3}$/i.test(currency)) throw invalid(`Invalid currency: ${currency}`, 'currency');
        till.find('products', product, 'product');
        takeLookupKey(till, lookup_key, transfer_lookup_key ?? false);
        const { recurring } = rest;
        const { interval_count = 1 } = recurring ?? {};
        if (recurring && interval_count > MOST_INTERVALS[recurring.interval]) {
          throw invalid(
            'You cannot set a price to recur less often than every three years.',
            'recurring[interval_count]',
          );
        }
        const price: PriceShape = {
          id: till.newId('price'),
          object: 'price',
          active: true,
          billing_scheme: 'per_unit',
          created: till.now(),
          currency: currency.toLowerCase(),
          livemode: false,
          lookup_key: lookup_key || null,
          metadata: mergeMetadata({}, rest.metadata),
          nickname: rest.nickname || null,
          product,
          recurring: recurring
            ? {
                interval: recurring.interval,
                interval_count,
                meter: null,
                trial_period_days: null,
                usage_type: 'licensed',
              }
            : null,
          tax_behavior: 'unspecified',
          type: recurring ? 'recurring' : 'one_time',
          unit_amount,
          unit_amount_decimal: String(unit_amount),
        };
        return (till.state.prices[price.id] = price);
      },
    },
  ),
  call(
    'GET /v1/prices',
    { lookup_keys: list(required(text)), active: flag, ...paging },
    {
      expand: ['data.product'],
      answer: (till, { lookup_keys, active, ...where }) =>
        page(
          '/v1/prices',
          Object.values(till.state.prices),
          (price) =>
            (!lookup_keys || (price.lookup_key !== null && lookup_keys.includes(price.lookup_key))) &&
            same(price.active, active),
          where,
        ),
    },
  ),
  call(
    'GET /v1/prices/:id',
    {},
    {
      expand: ['product'],
      answer: (till, _, id) => till.find('prices', id),
    },
  ),
  call(
    'POST /v1/prices/:id',
    { active: flag, lookup_key: text, transfer_lookup_key: flag, metadata },
    {
      answer: (till, { active, lookup_key, transfer_lookup_key, metadata: given }, id) => {
        const price = till.find('prices', id);
        if (lookup_key !== undefined && lookup_key !== price.lookup_key) {
          takeLookupKey(till, lookup_key, transfer_lookup_key ?? false);
          price.lookup_key = lookup_key || null;
        }
        price.active = active ?? price.active;
        price.metadata = mergeMetadata(price.metadata, given);
        showOnSubscriptions(till, price);
        return price;
      },
    },
  ),
];

/** Frees a lookup key that another price has, where that is asked for. */
function takeLookupKey(till: Till, key: string | undefined, transfer: boolean): void {
  const holder = key ? Object.values(till.state.prices).find(({ lookup_key }) => lookup_key === key) : undefined;
  if (!holder) return;
  if (!transfer) {
    throw invalid(
      `A price (\`${holder.id}\`) already uses that lookup key. Set \`transfer_lookup_key=true\` to transfer it.`,
      'lookup_key',
    );
  }
  holder.lookup_key = null;
  showOnSubscriptions(till, holder);
}

/** Subscriptions show the whole price, as it is now. */
function showOnSubscriptions({ state }: Till, price: PriceShape): void {
  for (const { items } of Object.values(state.subscriptions)) {
    for (const item of items.data) if (item.price.id === price.id) item.price = structuredClone(price);
  }
}
