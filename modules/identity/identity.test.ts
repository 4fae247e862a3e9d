import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../tests/support/context.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { delayAfter } from './backoff.rules.ts';
import { addStaff, listStaff, setDisabled, setPassword, signIn, signOut, whoIs } from './index.server.ts';

let database: TestDatabase;
const clock = testClock();
let ctx: Ctx;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ ctx } = testContext(database.db, { clock }));
});
afterAll(async () => {
  await database.close();
});

const PASSWORD = 'dodici lettere e più';
let count = 0;
async function newAgent() {
  const email = `agente-${(count += 1)}@vetrina.example`;
  const agent = await addStaff(ctx, { email, name: 'Ada Agente', role: 'agent' });
  await setPassword(ctx, { userId: agent.id, password: PASSWORD });
  return { ...agent, email };
}
const wrong = { code: 'identity.wrong-credentials', status: 401 };
const wait = { code: 'identity.too-many-tries', status: 429 };

describe('signing in', () => {
  it('gives a token that names the agent until it is given back [A1]', async () => {
    const agent = await newAgent();
    const { token, user } = await signIn(ctx, { email: agent.email, password: PASSWORD, address: '192.0.2.1' });
    expect(user).toEqual({ id: agent.id, name: 'Ada Agente', email: agent.email, role: 'agent' });
    expect(await whoIs(ctx, token)).toEqual({ kind: 'agent', userId: agent.id, name: 'Ada Agente' });
    await signOut(ctx, token);
    expect(await whoIs(ctx, token)).toBeNull();
  });

  it('is not possible with anything that stands in the database, and lasts while it is used [A1]', async () => {
    const agent = await newAgent();
    const { token } = await signIn(ctx, { email: agent.email, password: PASSWORD, address: null });
    const sessions = `select * from user_sessions where user_id = '${agent.id}'`;
    const { rows } = await database.pool.query<Record<string, unknown>>(sessions);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const value of Object.values(rows[0] ?? {})) expect(await whoIs(ctx, String(value))).toBeNull();
    // Used after a while its end is moved on, and the same token goes on opening it.
    await database.pool.query(
      `update user_sessions set expires_at = expires_at - interval '1 hour' where user_id = '${agent.id}'`,
    );
    expect(await whoIs(ctx, token)).toMatchObject({ userId: agent.id });
    const { rows: later } = await database.pool.query<{ left: number; token: string }>(
      `select extract(epoch from expires_at - now())::int as left, token from user_sessions where user_id = '${agent.id}'`,
    );
    expect(later[0]?.left).toBeGreaterThan(7_000);
    expect(later[0]?.token).toBe(rows[0]?.['token']);
    expect(await whoIs(ctx, token)).toMatchObject({ userId: agent.id });
    await signOut(ctx, token);
    expect((await database.pool.query(sessions)).rows).toEqual([]);
  });

  it('says the same for an unknown mail, a wrong password, no password yet, and a disabled account [A1]', async () => {
    const agent = await newAgent();
    const fresh = await addStaff(ctx, { email: 'nuova@vetrina.example', name: 'Nuova', role: 'agent' });
    const disabled = await newAgent();
    await setDisabled(ctx, { userId: disabled.id, disabled: true });
    const tries = [
      { email: 'nobody@vetrina.example', password: PASSWORD },
      { email: agent.email, password: 'another password' },
      { email: fresh.email, password: PASSWORD },
      { email: disabled.email, password: PASSWORD },
    ];
    for (const given of tries) await expect(signIn(ctx, { ...given, address: null })).rejects.toMatchObject(wrong);
  });

  it('is slowed down after three wrong passwords, longer each time, and forgives the right one afterwards [A1]', async () => {
    const agent = await newAgent();
    const guess = () => signIn(ctx, { email: agent.email, password: 'a guess', address: null });
    for (let n = 0; n < 3; n += 1) await expect(guess()).rejects.toMatchObject(wrong);
    await expect(guess()).rejects.toMatchObject(wait);
    // The right password has to wait too, or waiting would tell that it is right.
    await expect(signIn(ctx, { email: agent.email, password: PASSWORD, address: null })).rejects.toMatchObject(wait);
    clock.set(new Date(clock.now().getTime() + 3_000));
    await expect(guess()).rejects.toMatchObject(wrong);
    clock.set(new Date(clock.now().getTime() + 3_000));
    await expect(guess()).rejects.toMatchObject(wait);
    clock.set(new Date(clock.now().getTime() + 3_000));
    await expect(signIn(ctx, { email: agent.email, password: PASSWORD, address: null })).resolves.toMatchObject({});
    await expect(guess()).rejects.toMatchObject(wrong);
    await expect(guess()).rejects.toMatchObject(wrong);
  });

  it('counts an address that tries many mails, and leaves other addresses alone [A1]', async () => {
    const from = (address: string, n: number) =>
      signIn(ctx, { email: `guess-${n}@vetrina.example`, password: 'a guess', address });
    for (let n = 0; n < 8; n += 1) await expect(from('198.51.100.7', n)).rejects.toMatchObject(wrong);
    await expect(from('198.51.100.7', 99)).rejects.toMatchObject(wait);
    await expect(from('198.51.100.8', 99)).rejects.toMatchObject(wrong);
  });

  it('never waits less after one failure more, and at most a quarter of an hour [A1]', () => {
    fc.assert(
      fc.property(fc.constantFrom('mail' as const, 'address' as const), fc.nat(200), (kind, failures) => {
        expect(delayAfter(kind, failures + 1)).toBeGreaterThanOrEqual(delayAfter(kind, failures));
        expect(delayAfter(kind, failures)).toBeLessThanOrEqual(900);
      }),
    );
  });
});

describe('what staff may do', () => {
  it('a disabled agent is signed out at once and may come back when enabled [A1]', async () => {
    const agent = await newAgent();
    const { token } = await signIn(ctx, { email: agent.email, password: PASSWORD, address: null });
    await setDisabled(ctx, { userId: agent.id, disabled: true });
    expect(await whoIs(ctx, token)).toBeNull();
    await setDisabled(ctx, { userId: agent.id, disabled: false });
    expect(await whoIs(ctx, token)).toBeNull();
    await expect(signIn(ctx, { email: agent.email, password: PASSWORD, address: null })).resolves.toMatchObject({});
  });

  it('whoever works on is asked to sign in again after half a day [A1]', async () => {
    const agent = await newAgent();
    const { token } = await signIn(ctx, { email: agent.email, password: PASSWORD, address: null });
    const opened = (hoursAgo: number) =>
      database.pool.query('update user_sessions set created_at = $1', [
        new Date(clock.now().getTime() - hoursAgo * 3_600_000),
      ]);
    await opened(11);
    expect(await whoIs(ctx, token)).not.toBeNull();
    await opened(13);
    expect(await whoIs(ctx, token)).toBeNull();
  });

  it('a new password ends what was open under the old one [A1]', async () => {
    const agent = await newAgent();
    const { token } = await signIn(ctx, { email: agent.email, password: PASSWORD, address: null });
    await setPassword(ctx, { userId: agent.id, password: 'tredici lettere e più' });
    expect(await whoIs(ctx, token)).toBeNull();
    await expect(signIn(ctx, { email: agent.email, password: PASSWORD, address: null })).rejects.toMatchObject(wrong);
  });

  it('two people do not share a mail address, and the list names who is disabled [A1]', async () => {
    const agent = await newAgent();
    await expect(addStaff(ctx, { email: agent.email, name: 'Twin', role: 'agent' })).rejects.toMatchObject({
      code: 'identity.mail-taken',
    });
    await setDisabled(ctx, { userId: agent.id, disabled: true });
    const listed = (await listStaff(ctx, 'agent')).find((member) => member.id === agent.id);
    expect(listed?.disabledAt).toBeInstanceOf(Date);
  });
});
