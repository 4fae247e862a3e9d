/** Draws which points an order's processes die at, and goes on until every point has been died at. */
import { chance } from '../journeys/support/chance.ts';
import type { World } from './world.ts';
import type { Point } from './steps.ts';

const MOST_TRIES = 6;

/**
 * Plays `story` again and again, in `lanes` beside each other, each time with `traps` of the points; a trap that nobody
 * passed is set again. Throws naming the points that are never passed.
 */
export async function playUntilStruck(
  world: World,
  { points, seed, traps, lanes }: { points: Point[]; seed: number; traps: number; lanes: number },
  story: (index: number) => Promise<void>,
): Promise<void> {
  const draw = chance(seed);
  const queue = points.map((point) => ({ point, at: draw(), tries: 0 })).toSorted((a, b) => a.at - b.at);
  const lost: Point[] = [];
  let index = 0;
  async function lane(): Promise<void> {
    for (let batch = queue.splice(0, traps); batch.length > 0; batch = queue.splice(0, traps)) {
      // At the first passing or at a later one; what was not met is met at the first.
      for (const { point, tries } of batch) world.traps.set(point, tries === 0 && seed > 1 && draw() < 0.4 ? 1 : 0);
      await story((index += 1));
      for (const each of batch) {
        if (!world.traps.isSet(each.point)) continue;
        world.traps.drop(each.point);
        each.tries += 1;
        if (each.tries < MOST_TRIES) queue.push(each);
        else lost.push(each.point);
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane));
  if (lost.length > 0) throw new Error(`nobody ever came to: ${lost.join(', ')}`);
}
