/**
 * Loaded before everything else (`--import`, `npm start`): keeps `process.nextTick` as fast as it is at first. V8 remembers the shape of the object
 * that each call makes, and lets go of it in a full collection that comes while no call waits; from then on every call of this process goes
 * through the runtime and takes four times as long (Node 24.21, `bench/suites/ticks.ts`). An answer of a site makes several: it was a tenth of its
 * time. One of these objects that stays keeps the shape. Once anything larger is loaded it is too late.
 */
import { executionAsyncResource } from 'node:async_hooks';

process.nextTick(() => {
  const tick = executionAsyncResource();
  // Nobody asks for it: it lives as long as this listener does.
  process.once('exit', () => tick);
});
