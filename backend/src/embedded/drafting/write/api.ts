import { lowerFirst, upperFirst } from '../language.js';
import { refusalOf } from './checks.js';
import { camel, path } from './diagrams.js';
import { type Draft, type ListWriter, type Row, refs } from './draft.js';

export const apiLists: Record<string, ListWriter> = {
  endpoint: (draft) => endpoints(draft),
  webhook: (draft) => {
    const { plan, slots } = draft;
    const unit = (slots['unit'] ?? 'case').toLowerCase().replace(/[^a-z0-9]+/g, '_');
    const named = plan.features
      .slice(0, 4)
      .map(({ event }) => event.name)
      .filter((name) => name !== '');
    const endings = ['created', 'changed'];
    return [
      ...endings.map((ending) => ({
        event: `${unit}.${ending}`,
        payload: `${unit}Id, revision, changedFields, occurredAt`,
        delivery:
          ending === 'created'
            ? '[At least once, within 10 s; HMAC signature in a header; repeated for 24 hours with growing gaps ~ Within 10 s and at least once; signed with HMAC in a header; tried again for a day at growing intervals]'
            : '[Order by revision, not by arrival; the same event id may come twice ~ The revision gives the order, not the moment of arrival; duplicates carry the same event id]',
      })),
      ...named.slice(0, 3).map((name) => ({
        event: name.replace(/_([a-z]+)$/, '.$1'),
        payload: `${unit}Id, ${plan.features.find(({ event }) => event.name === name)?.event.properties.replace(/: \w+/g, '') ?? 'state'}`,
        delivery:
          '[Fetch the resource before acting on it; the payload is a hint and may be old ~ A hint only: read the resource again before anything is done with it ~ May be late; whoever acts on it asks for the present state first]',
      })),
    ];
  },
};

function endpoints(draft: Draft): Row[] {
  const { say, plan, slots } = draft;
  const base = path(draft);
  const id = `{${camel(slots['unit'] ?? 'case').replace(/^./, (letter) => letter.toLowerCase())}Id}`;
  const known = [
    {
      name: say('List {units}'),
      method: 'GET',
      path: base,
      access: say('Any role, own sites only'),
      request:
        '[site: id; from, to: date (default today); state: optional; limit: 1 to 100 (default 25); cursor ~ site: id; from and to: dates, today unless given; state: optional; cursor; limit: 1 to 100, else 25]',
      response: say('200: items of {unit} with id, state, revision; nextCursor'),
      errors: '422 RANGE_TOO_LONG over 92 days',
      feature: refs('feature', 0),
    },
    {
      name: say('Create {a unit}'),
      method: 'POST',
      path: base,
      access: say('{Actor} of the site'),
      request: say(
        '[site: id; start: date and time with zone; people and things involved: list of ids; note: up to 500 characters ~ site: id; start: time with zone; participants and things: ids; note: text to 500 characters ~ site and start (with zone), lists of the ids involved, a note of at most 500 characters]',
      ),
      response: '201: id, revision 1, warnings (list, may be empty)',
      errors: '409 CONFLICTS_WITH_OTHER with the ids [concerned ~ involved ~ of the others]',
      feature: refs('feature', 0),
    },
    {
      name: say('Show {a unit} with its history'),
      method: 'GET',
      path: `${base}/${id}`,
      access: say('Whoever is part of the {unit}, and the {admin}'),
      request: 'history: true or false (default false)',
      response:
        '200: [all fields, revision; history as a list of changes ~ every field with the revision; on request the list of changes ~ the whole record and its revision; changes in order when asked for]',
      errors:
        '404 NOT_FOUND, [also for foreign ids ~ for ids of other sites too ~ whether the id is unknown or foreign]',
      feature: refs('feature', 1),
    },
    {
      name: say('Change {a unit}'),
      method: 'PATCH',
      path: `${base}/${id}`,
      access: say('{Actor} of the site'),
      request:
        '[If-Match: revision of the last reading; ~ If-Match with the last known revision; ~ Header If-Match: the revision that was read;] any field of creation; reason: required after confirmation',
      response: '200: new revision',
      errors: '412 REVISION_OUTDATED with the current one; 428 without If-Match; 422 REASON_MISSING',
      feature: refs('feature', 2),
    },
  ];
  const acts = plan.features.slice(0, 6).map((feature, at) => {
    const whole = feature.event.name.replace(/_/g, '-');
    const own = `${path(draft).slice(1).replace(/s$/, '')}-`;
    return {
      name: feature.name,
      method: 'POST',
      path: `${base}/${id}/${whole.startsWith(own) ? whole.slice(own.length) : whole}`,
      access: upperFirst(slots[feature.side] ?? 'any role'),
      request: `${feature.event.properties}; Idempotency-Key in the header`,
      response: `200: ${lowerFirst(feature.tests[0]?.then ?? 'it is stored')}`,
      errors: `409 REFUSED: ${lowerFirst(refusalOf(feature)?.given ?? 'a rule forbids it')}`,
      feature: refs('feature', at),
    };
  });
  const unique = acts.filter((act, at) => acts.findIndex((other) => other.path === act.path) === at);
  return [
    ...known,
    ...unique.slice(0, 4),
    {
      name: say('List {n1s}'),
      method: 'GET',
      path: path(draft, slots['n1s']),
      access: 'Any role, own sites only',
      request: 'query: text from 2 characters; changedSince: time',
      response: '200: id, name, active, changedAt',
      errors: '422 QUERY_TOO_SHORT',
      feature: [],
    },
  ];
}
