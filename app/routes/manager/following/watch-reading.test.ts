import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchReading } from './watch-reading.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const watch = (answer: () => Promise<unknown>) => {
  const [look, late] = [vi.fn(answer), vi.fn()];
  const stop = watchReading(look, late);
  return { look, late, stop };
};

it('while a page is read the screen looks every three seconds, for two minutes, and then says that it is late [P2]', async () => {
  const { look, late } = watch(() => Promise.resolve());
  await vi.advanceTimersByTimeAsync(9000);
  expect([look.mock.calls.length, late.mock.calls.length]).toEqual([3, 0]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect([look.mock.calls.length, late.mock.calls.length]).toEqual([40, 1]);
});

it('a look that fails is one of many; the next one waits for the one before [P2]', async () => {
  const { look, late, stop } = watch(
    () => new Promise((_resolve, reject) => setTimeout(() => reject(new Error('no line')), 10_000)),
  );
  await vi.advanceTimersByTimeAsync(26_000);
  expect(look).toHaveBeenCalledTimes(2);
  stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect([look.mock.calls.length, late.mock.calls.length]).toEqual([2, 0]);
});
