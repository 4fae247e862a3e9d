import type { Store } from './store.ts';

/** What every call of the stand-in works on. */
export interface World {
  store: Store;
  now: () => Date;
  operationDelayMs: number;
}
