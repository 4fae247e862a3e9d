import { z } from 'zod';
import { invalid, noSuch } from '../api-error.ts';
import { requireIn } from '../desk.ts';
import { listPage } from '../lists.ts';
import { buildTestClock } from '../objects/test-clock.ts';
import { expand, integer, noParams, page } from '../params.ts';
import { route } from './route.ts';

const path = '/v1/test_helpers/test_clocks';
const create = z.strictObject({ frozen_time: integer, name: z.string().max(300).optional(), expand });
const advance = z.strictObject({ frozen_time: integer, expand });

/** The vendor advances a clock in the background and says so with events; this one is done before the answer leaves. */
export const testClockRoutes = [
  route('POST', path, create, ({ state, now, emit }, params) => {
    const clock = buildTestClock({ frozenTime: params.frozen_time, name: params.name ?? null, created: now });
    state.testClocks.set(clock.id, clock);
    emit('test_helpers.test_clock.created', clock);
    emit('test_helpers.test_clock.ready', clock);
    return clock;
  }),
  route('GET', path, z.strictObject(page), ({ state }, params) => listPage(state.testClocks.values(), params, path)),
  route('GET', `${path}/{id}`, noParams, ({ state }, _, id) =>
    requireIn(state.testClocks, id, (missing) => noSuch('test_clock', missing)),
  ),
  route('POST', `${path}/{id}/advance`, advance, ({ state, emit }, params, id) => {
    const clock = requireIn(state.testClocks, id, (missing) => noSuch('test_clock', missing));
    if (params.frozen_time <= clock.frozen_time) {
      throw invalid('The frozen_time must be after the current frozen_time of the clock.', 'frozen_time');
    }
    emit('test_helpers.test_clock.advancing', {
      ...clock,
      status: 'advancing',
      status_details: { advancing: { target_frozen_time: params.frozen_time } },
    });
    clock.frozen_time = params.frozen_time;
    emit('test_helpers.test_clock.ready', clock);
    return clock;
  }),
  route('DELETE', `${path}/{id}`, noParams, ({ state, emit }, _, id) => {
    const clock = requireIn(state.testClocks, id, (missing) => noSuch('test_clock', missing));
    state.testClocks.delete(id);
    for (const [key, customer] of state.customers) if (customer.test_clock === id) state.customers.delete(key);
    for (const [key, subscription] of state.subscriptions)
      if (subscription.test_clock === id) state.subscriptions.delete(key);
    for (const [key, invoice] of state.invoices) if (invoice.test_clock === id) state.invoices.delete(key);
    emit('test_helpers.test_clock.deleted', clock);
    return { id, object: 'test_helpers.test_clock', deleted: true };
  }),
];
