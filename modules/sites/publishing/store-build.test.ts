/** The many files of a shop in five languages are written and looked for some at a time: the store of files has others to answer. */
import { expect, it } from 'vitest';
import type { Ctx } from '../../../platform/ctx.ts';
import type { SiteBuild } from './build-site.ts';
import { storeAgain, storeBuild } from './store-build.ts';

function countingFiles() {
  const kept = new Set<string>();
  let [now, most] = [0, 0];
  const taking = async <T>(answer: () => T): Promise<T> => {
    most = Math.max(most, (now += 1));
    await new Promise((done) => {
      setTimeout(done, 1);
    });
    now -= 1;
    return answer();
  };
  const files = {
    exists: (key: string) => taking(() => kept.has(key)),
    write: (key: string) => taking(() => void kept.add(key)),
  };
  return { ctx: { ports: { files } } as unknown as Ctx, kept, most: () => most };
}
const build = {
  texts: new Map(Array.from({ length: 40 }, (_, n) => [`${n}`.padStart(64, '0'), Buffer.from(`page ${n}`)])),
  packed: new Map(),
  fonts: [],
  manifest: {},
} as unknown as SiteBuild;

it('eight at most, and none is left out', async () => {
  const { ctx, kept, most } = countingFiles();
  await storeBuild(ctx, build, {});
  expect([kept.size, most()]).toEqual([40, 8]);
  kept.clear();
  await storeAgain(ctx, build, {});
  expect([kept.size, most()]).toEqual([40, 8]);
});
