import { call, page, paging, same, within } from './call.js';
import { created, flag, list, required, text } from './params.js';
import type { EventShape } from './shapes.js';
import type { Till } from './till.js';

export const eventCalls = [
  call(
    'GET /v1/events',
    { types: list(required(text)), type: text, created, delivery_success: flag, ...paging },
    {
      answer: (till, { types, type, created: during, delivery_success, ...where }) =>
        page(
          '/v1/events',
          Object.values(till.state.events).map((event) => shown(till, event)),
          (event) =>
            (!types || types.includes(event.type)) &&
            (type === undefined || isOf(event, type)) &&
            within(event.created, during) &&
            same(event.pending_webhooks === 0, delivery_success),
          where,
        ),
    },
  ),
  call('GET /v1/events/:id', {}, { answer: (till, _, id) => shown(till, till.find('events', id)) }),
];

/** `invoice.*` stands for every type that begins so. */
function isOf(event: EventShape, type: string): boolean {
  return type.endsWith('.*') ? event.type.startsWith(type.slice(0, -1)) : event.type === type;
}

function shown({ state }: Till, event: EventShape): EventShape {
  return { ...event, pending_webhooks: state.deliveries[event.id] ? 1 : 0 };
}
