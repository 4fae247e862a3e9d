/** The many files of a shop in five languages are written and looked for some at a time: the store of files has others to answer. */
import { expect, it } from 'vitest';
import type { Ctx } from '../../../platform/ctx.ts';
import type { SiteBuild } from './build-site.ts';
import { FILES, storeAgain, storeBuild } from './store-build.ts';

/** A store that lets the first calls wait for one another, until `together` of them are there: how many come is no matter of time. */
function countingFiles(together: number) {
  const kept = new Set<string>();
  let [now, most] = [0, 0];
  let met = Promise.withResolvers<void>();
  const taking = async <T>(answer: () => T): Promise<T> => {
    most = Math.max(most, (now += 1));
    if (now === together) met.resolve();
    await met.promise;
    now -= 1;
    return answer();
  };
  const forget = () => {
    kept.clear();
    [now, most] = [0, 0];
    met = Promise.withResolvers<void>();
  };
  const files = {
    exists: (key: string) => taking(() => kept.has(key)),
    write: (key: string) => taking(() => void kept.add(key)),
  };
  return { ctx: { ports: { files } } as unknown as Ctx, kept, most: () => most, forget };
}
const build = {
  texts: new Map(Array.from({ length: 40 }, (_, n) => [`${n}`.padStart(64, '0'), Buffer.from(`page ${n}`)])),
  packed: new Map(),
  fonts: [],
  manifest: {},
} as unknown as SiteBuild;

it('eight at most, and none is left out', async () => {
  const { ctx, kept, most, forget } = countingFiles(FILES);
  await storeBuild(ctx, build, {});
  expect([kept.size, most()]).toEqual([40, FILES]);
  forget();
  await storeAgain(ctx, build, {});
  expect([kept.size, most()]).toEqual([40, FILES]);
});
