import { expect } from 'vitest';

/** `expect` on something that becomes true by itself, looked at until it does. */
export const eventually = <T>(look: () => T | Promise<T>, seconds = 30) =>
  expect.poll(look, { timeout: seconds * 1000, interval: 50 });
