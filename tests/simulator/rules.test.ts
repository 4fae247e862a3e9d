import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refundOrder } from '../support/as-staff.ts';
import { DAY, HOUR, openStory, type Story } from '../lifecycles/support/story.ts';
import { checkAtRest, REST_RULES } from './at-rest.ts';
import { checkSafety, STEP_RULES } from './invariants.ts';
import { IN_BOOKS, type Plant } from './planted-in-books.ts';
import { AT_VENDORS } from './planted-at-vendors.ts';
import { GO_ON } from './pro/letter-rules.ts';
import { OF_PRO } from './pro/planted.ts';
import { LETTERS_PLANTED } from './pro/planted-letters.ts';
import type { World } from './world.ts';

let story: Story;
beforeAll(async () => {
  story = await openStory();
  const owner = await story.subscriber({ choice: { plan: 'pro', domains: ['libero-regole.it'] } });
  const [, renewal] = [-45, -31].map((days) => days * DAY + HOUR);
  for (const ms of [-45 * DAY + HOUR, renewal ?? 0, 3 * HOUR]) await story.toRenewal(owner.id(), ms);
  const [charge] = await story.rows<{ id: string }>('select id from charges order by paid_at limit 1');
  const operator = { kind: 'operator', userId: 'usr_operator', name: 'Operator' } as const;
  await refundOrder(story.actor(operator), owner.id(), { charge: charge?.id ?? '', line: 0, reason: 'a gesture' });
  await story.pass(HOUR);
});
afterAll(() => story.close());

/** What the rules find once a year's books, or a vendor's, say something that must never be so. Nothing of it is kept. */
async function found({ sql = 'select 1', vendors }: Plant, check: (world: World) => Promise<void>): Promise<unknown> {
  const client = await story.database.pool.connect();
  try {
    // Keys and references forbid some of it: then the rule is the second wall.
    await client.query(`begin; set local session_replication_role = replica; ${sql}`);
    const world = {
      ...story,
      rows: async (text: string, values: unknown[] = []) => (await client.query({ text, values })).rows,
    } as unknown as World;
    await check({ ...world, ...vendors?.(world) });
    return null;
  } catch (error) {
    return (error as { invariant?: string }).invariant ?? error;
  } finally {
    await client.query('rollback');
    client.release();
  }
}
const step = (world: World) => checkSafety(world, { whole: true });

it('holds in a year in which all went well [X1]', async () => {
  expect(await found({}, step)).toBeNull();
  expect(await found({}, checkAtRest)).toBeNull();
});

describe('a rule of every step finds what breaks it [X1]', () => {
  const planted = [...IN_BOOKS.step, ...AT_VENDORS.step, ...OF_PRO.step];
  it.each(planted)('$rule: $how', async (plant) => expect(await found(plant, step)).toBe(plant.rule));
  it('each rule is broken once', () =>
    expect(planted.map(({ rule }) => rule)).toEqual(expect.arrayContaining(STEP_RULES)));
});

describe('a rule of the rest at the end finds what breaks it [X1]', () => {
  const planted = [...IN_BOOKS.rest, ...AT_VENDORS.rest, ...OF_PRO.rest];
  it.each(planted)('$rule: $how', async (plant) => expect(await found(plant, checkAtRest)).toBe(plant.rule));
  it('each rule is broken once', () =>
    expect(planted.map(({ rule }) => rule)).toEqual(expect.arrayContaining(REST_RULES)));
});

describe('what is looked at after a job that nothing spoiled finds a letter that stands still [X1]', () => {
  it.each(LETTERS_PLANTED.undisturbed)('$how: $found', async ({ look, found: isFound, ...plant }) =>
    expect(await found(plant, look)).toBe(isFound ? GO_ON : null),
  );
});

it('looks at a rule as soon as one of its tables may have changed, and else not [X1]', async () => {
  const suspended = { sql: `update sites set status = 'suspended'` };
  const after = (tables: string[]) => found(suspended, (world) => checkSafety({ ...world, changed: new Set(tables) }));
  expect(await after(['sites'])).toBe('I7 a site is on show while its order is entitled, and not otherwise');
  expect(await after(['orders'])).toBe('I7 a site is on show while its order is entitled, and not otherwise');
  expect(await after(['mails'])).toBeNull();
});
