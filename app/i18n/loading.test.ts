/** How the words of a language are fetched when the line is bad (I3): by i18next itself, told our three figures. */
import { createInstance, type BackendModule } from 'i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOADING } from './loading.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const asking = (namespaces: string[], read: BackendModule['read']) =>
  void createInstance()
    .use({ type: 'backend', init: () => undefined, read } satisfies BackendModule)
    .init({ ...LOADING, lng: 'it', fallbackLng: false, ns: namespaces });

it('words that never come are asked for once and five times more, 350 ms later and each time twice as late [I3]', async () => {
  const began = Date.now();
  const at: number[] = [];
  asking(['order'], (_lang, _namespace, done) => {
    at.push(Date.now() - began);
    done(new Error('no line'), true);
  });
  await vi.advanceTimersByTimeAsync(60_000);
  const pauses = at.map((each, index) => each - (at[index - 1] ?? each)).slice(1);
  expect(pauses).toEqual([350, 700, 1400, 2800, 5600]);
});

it('never more than ten files are under way at once, and all of them come [I3]', async () => {
  const namespaces = Array.from({ length: 25 }, (_none, index) => `words${index}`);
  let [underWay, most, read] = [0, 0, 0];
  asking(namespaces, (_lang, _namespace, done) => {
    underWay += 1;
    most = Math.max(most, underWay);
    setTimeout(() => {
      underWay -= 1;
      read += 1;
      done(null, { word: 'x' });
    }, 50);
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect([most, read]).toEqual([10, 25]);
});
