/** Who has no right to anything here tries, now and then: to open an order of others, to say that it was paid. */
import { randomUUID } from 'node:crypto';
import { getOrder, startOrder } from '../../modules/ordering/index.server.ts';
import { isAppError } from '../../platform/errors.ts';
import type { Person } from './person.ts';
import type { Random } from './random.ts';
import type { Unit } from './environment.ts';
import type { World } from './world.ts';

const agent = (name: string) => ({ kind: 'agent', userId: `usr_${name}`, name }) as const;
const stranger = () => ({ kind: 'visitor', orderSession: randomUUID().padEnd(43, '-') }) as const;

/** What a stranger does; all of it must be refused, and what is not is noted. */
export function trespass(world: World, people: Person[], random: Random): Unit {
  const tries = {
    'a stranger opens an order': open,
    'an agent opens another’s': openPrepared,
    'a forged event': forge,
  };
  const what = random.pick(Object.keys(tries) as (keyof typeof tries)[]);
  return { what, outside: true, run: () => tries[what](world, random.pick(people), random) };
}

async function mustBeRefused(world: World, what: string, asked: Promise<unknown>): Promise<string> {
  try {
    await asked;
    world.trespasses.add(what);
    return 'let in';
  } catch (error) {
    if (!isAppError(error, 'ordering.not-found')) throw error;
    return 'refused';
  }
}

async function open(world: World, { orderId }: Person): Promise<string> {
  if (!orderId) return 'there is none';
  return mustBeRefused(world, 'a stranger opened an order', getOrder(world.as(stranger()), orderId));
}

/** Prepared for a customer who has not come yet. */
async function openPrepared(world: World, { page, billing, locale }: Person): Promise<string> {
  const input = { facebook_page_id: page, billing_info: billing, locale };
  const { order } = await startOrder(world.as(agent('ada')), { ...input, page: { name: 'Trattoria Sette Gufi' } });
  await getOrder(world.as(agent('ada')), order._id);
  return mustBeRefused(world, 'an agent opened another’s order', getOrder(world.as(agent('bea')), order._id));
}

/** Somebody else's words under the provider's, and the provider's words about somebody else's account. */
async function forge(world: World, _person: Person, random: Random): Promise<string> {
  const event = [...world.stripe.state.events.values()].at(-1);
  if (!event) return 'nothing to copy';
  const copy = { ...event, id: `evt_forged${random.int(0, 2 ** 31)}` };
  const foreign = random.chance(0.5);
  const status = foreign
    ? await world.deliver({ ...copy, account: 'acct_other' })
    : await world.deliver(copy, 'whsec_x');
  if (status < 400) world.trespasses.add(foreign ? 'an event of another account' : 'an event that nobody signed');
  return String(status);
}
