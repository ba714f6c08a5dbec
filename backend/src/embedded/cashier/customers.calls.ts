import { call } from './call.js';
import { mergeMetadata, metadata, text } from './params.js';
import type { CustomerShape } from './shapes.js';
import type { Till } from './till.js';

const params = { email: text, name: text, metadata };

export const customerCalls = [
  call('POST /v1/customers', params, {
    answer: (till, { email, name, metadata: given }) =>
      createCustomer(till, { email: email || null, name: name || null, metadata: mergeMetadata({}, given) }),
  }),
  call('GET /v1/customers/:id', {}, { answer: (till, _, id) => till.find('customers', id) }),
  call('POST /v1/customers/:id', params, {
    answer: (till, { email, name, metadata: given }, id) => {
      const customer = till.find('customers', id);
      if (email !== undefined) customer.email = email || null;
      if (name !== undefined) customer.name = name || null;
      customer.metadata = mergeMetadata(customer.metadata, given);
      return customer;
    },
  }),
];

export function createCustomer(
  till: Till,
  { email, name, metadata: given }: Pick<CustomerShape, 'email' | 'name' | 'metadata'>,
): CustomerShape {
  const id = till.newId('cus');
  const customer: CustomerShape = {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created: till.now(),
    currency: null,
    delinquent: false,
    description: null,
    email,
    invoice_prefix: id.slice(-8).toUpperCase(),
    livemode: false,
    metadata: given,
    name,
    phone: null,
  };
  till.state.customers[id] = customer;
  till.emit('customer.created', customer);
  return customer;
}
