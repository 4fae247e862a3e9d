/** Who acts on which site, by which right, and what is asked of each act. */
import { proveSite } from '../../../modules/access/index.server.ts';
import { isAppError } from '../../../platform/errors.ts';
import { dispose as disposing, provedByPage } from '../../support/prove-anew.ts';
import { visitor } from '../buying.ts';
import type { Person } from '../person.ts';
import type { Random } from '../random.ts';
import type { World } from '../world.ts';
import { NO_NEW_ACT, RIGHTS_HOLD } from './rules.ts';
import { standing, type Village } from './village.ts';

export interface Scene {
  world: World;
  person: Person;
  village: Village;
  random: Random;
}
export const owner = ({ world, person }: Scene) => visitor(world, person);
export const draft = (scene: Scene) => proveSite(owner(scene), 'draft', scene.village.siteId);
export const publish = (scene: Scene) => proveSite(owner(scene), 'publish', scene.village.siteId);
export const dispose = (scene: Scene) => {
  const { person, village } = scene;
  const proveAnew = async () => void (person.secret = await provedByPage(owner(scene), person.page));
  return disposing({ ctx: () => owner(scene), proveAnew }, village.siteId);
};

/** Something new: where the plan does not hold it, or nobody sees the site, it must be refused. */
export async function begins(scene: Scene, what: string, act: () => Promise<unknown>): Promise<void> {
  const { mayBegin } = await standing(scene.world, scene.village);
  await act();
  if (!mayBegin) scene.world.trespasses.add(`${NO_NEW_ACT}: ${what}`);
}
/** A right: nothing but that it was used, or is over, may stand in its way. */
export async function uses(
  scene: Scene,
  what: string,
  act: () => Promise<unknown>,
  over: readonly string[],
): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (isAppError(error) && !error.retryable && !over.includes(error.code))
      scene.world.trespasses.add(`${RIGHTS_HOLD}: ${what}, ${error.code}`);
    throw error;
  }
}

/** A key that somebody holds there; null where nobody does. */
export function keyed({ village, random }: Scene, kind: 'orders' | 'bookings' | 'readers') {
  const keys = village[kind];
  return keys.length === 0 ? null : { siteId: village.siteId, key: random.pick(keys) };
}
