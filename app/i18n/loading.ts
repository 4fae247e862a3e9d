import type { InitOptions } from 'i18next';
import { K } from '../../modules/plans/schemas.ts';

/** The three figures of the specification under the names that i18next knows (its BackendConnector; `retryTimeout` in milliseconds). */
export const LOADING = {
  maxParallelReads: K.translation.maxParallelReads,
  maxRetries: K.translation.maxRetries,
  retryTimeout: K.translation.retryTimeoutMs,
} satisfies InitOptions;
