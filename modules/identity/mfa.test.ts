/** A second factor: an authenticator beside the password. */
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../../platform/ctx.ts';
import { codeOf } from '../../tests/support/authenticator.ts';
import { testClock, testContext } from '../../tests/support/context.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { authOf } from './auth.ts';
import {
  addStaff,
  startMfaEnrolment,
  confirmMfaEnrolment,
  resetMfa,
  setPassword,
  signIn,
  whoIs,
} from './index.server.ts';
import type { Role } from './schemas.ts';

const DAY = 86_400_000;
const password = 'dodici lettere e più';
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

let count = 0;
async function newPerson(role: Role) {
  const email = `persona-${(count += 1)}@vetrina.example`;
  const { id } = await addStaff(ctx, { email, name: 'Ada', role });
  await setPassword(ctx, { userId: id, password });
  const enter = (code?: string) => signIn(ctx, { email, password, ...(code && { code }), address: null });
  return { id, email, enter };
}
const wrongCode = { code: 'identity.wrong-code' };
const codeNeeded = { code: 'identity.code-needed', status: 401 };
const later = (ms: number) => clock.set(new Date(clock.now().getTime() + ms));

async function enrolled(role: Role) {
  const person = await newPerson(role);
  const { token } = await person.enter();
  const made = await startMfaEnrolment(ctx, { token, password, address: null });
  await confirmMfaEnrolment(ctx, { token, code: codeOf(made.uri), address: null });
  return { ...person, made, before: token };
}

describe('a second factor', () => {
  it('is asked for at every sign-in once its authenticator was shown to work, and ends what was open [A1]', async () => {
    const agent = await newPerson('agent');
    const { token, factor } = await agent.enter();
    expect(factor).toBe('off');
    await expect(startMfaEnrolment(ctx, { token, password: 'not the password', address: null })).rejects.toMatchObject({
      code: 'identity.wrong-credentials',
    });
    const { uri, recovery_codes: codes } = await startMfaEnrolment(ctx, { token, password, address: null });
    expect(uri).toMatch(/^otpauth:\/\/totp\/Vetrina/);
    expect(new Set(codes).size).toBe(10);
    await expect(confirmMfaEnrolment(ctx, { token, code: '000000', address: null })).rejects.toMatchObject(wrongCode);
    // Begun and not confirmed: the password alone still opens.
    expect((await agent.enter()).factor).toBe('off');
    await confirmMfaEnrolment(ctx, { token, code: codeOf(uri), address: null });
    expect(await whoIs(ctx, token)).toBeNull();
    await expect(agent.enter()).rejects.toMatchObject(codeNeeded);
    const opened = await agent.enter(codeOf(uri));
    expect([opened.factor, (await whoIs(ctx, opened.token))?.userId]).toEqual(['on', agent.id]);
    await expect(startMfaEnrolment(ctx, { token: opened.token, password, address: null })).rejects.toMatchObject({
      code: 'identity.factor-held',
    });
  });

  it('opens with a code once, and with none but its own', async () => {
    const { enter, made } = await enrolled('agent');
    const other = await enrolled('agent');
    const code = codeOf(made.uri);
    await expect(enter(code)).resolves.toMatchObject({ factor: 'on' });
    await expect(enter(code)).rejects.toMatchObject(wrongCode);
    await expect(enter(codeOf(other.made.uri))).rejects.toMatchObject(wrongCode);
    await expect(enter(codeOf(made.uri, -20))).rejects.toMatchObject(wrongCode);
  });

  it('that is lost is replaced by each recovery code once', async () => {
    const { enter, made } = await enrolled('agent');
    const [first = ''] = made.recovery_codes;
    await expect(enter(first)).resolves.toMatchObject({ factor: 'on' });
    await expect(enter(first)).rejects.toMatchObject(wrongCode);
    await expect(enter(made.recovery_codes[1])).resolves.toMatchObject({ factor: 'on' });
  });

  it('is not guessed: wrong codes are slowed down as wrong passwords are', async () => {
    const { enter, made } = await enrolled('agent');
    for (let tries = 0; tries < 3; tries++) await expect(enter('000000')).rejects.toMatchObject(wrongCode);
    await expect(enter(codeOf(made.uri))).rejects.toMatchObject({ code: 'identity.too-many-tries' });
  });

  it('is an operator’s duty after the day of the first sign-in: until then nothing else can be done', async () => {
    const operator = await newPerson('operator');
    const first = await operator.enter();
    expect([first.factor, (await whoIs(ctx, first.token))?.kind]).toEqual(['off', 'operator']);
    later(DAY);
    const second = await operator.enter();
    expect([second.factor, await whoIs(ctx, second.token)]).toEqual(['due', null]);
    const { uri } = await startMfaEnrolment(ctx, { token: second.token, password, address: null });
    await confirmMfaEnrolment(ctx, { token: second.token, code: codeOf(uri), address: null });
    const third = await operator.enter(codeOf(uri));
    expect([third.factor, (await whoIs(ctx, third.token))?.kind]).toEqual(['on', 'operator']);
    const agent = await newPerson('agent');
    await agent.enter();
    later(30 * DAY);
    expect((await agent.enter()).factor).toBe('off');
  });

  it('is forgotten on the machine for who lost all of it, who is then asked for another', async () => {
    const { id, enter, made } = await enrolled('operator');
    const { token } = await enter(codeOf(made.uri));
    await resetMfa(ctx, id);
    expect(await whoIs(ctx, token)).toBeNull();
    expect((await enter()).factor).toBe('off');
    later(DAY);
    expect((await enter()).factor).toBe('due');
  });

  it('keeps neither its secret nor its codes readable in the database', async () => {
    const { made, id } = await enrolled('agent');
    const { rows } = await database.pool.query('select * from user_two_factors where user_id = $1', [id]);
    const kept = JSON.stringify(rows);
    const secret = new URL(made.uri).searchParams.get('secret') ?? 'x';
    for (const each of [secret, ...made.recovery_codes]) expect(kept).not.toContain(each);
  });
});

describe('a sign-in that waits for its code', () => {
  /** The challenge as a browser would send it, signed with our own secret. */
  const cookieWith = (name: string, challenge: string) => {
    const signature = createHmac('sha256', ctx.config.appSecret).update(challenge).digest('base64');
    return new Headers({ cookie: `${name}=${encodeURIComponent(`${challenge}.${signature}`)}` });
  };

  it('cannot be taken over with anything that its rows hold, which name nobody by their address [A1]', async () => {
    const { id, email, made } = await enrolled('agent');
    await database.pool.query('delete from user_verifications');
    const { api } = authOf(ctx);
    const asked = await api.signInEmail({ body: { email, password }, returnHeaders: true });
    const cookie = asked.headers.getSetCookie().find((each) => each.includes('two_factor=')) ?? '';
    const [, name = '', challenge = ''] = /^([\w.-]+)=(2fa-[\w-]+)\./.exec(decodeURIComponent(cookie)) ?? [];
    const { rows } = await database.pool.query<Record<string, unknown>>('select * from user_verifications');
    expect(new Set(rows.map(({ value }) => value))).toEqual(new Set(['0', id]));
    const held = JSON.stringify(rows);
    for (const secret of [challenge, challenge.slice(4), email, password]) {
      expect(secret.length).toBeGreaterThan(8);
      expect(held).not.toContain(secret);
    }
    const code = codeOf(made.uri);
    const opens = (what: unknown) =>
      api.verifyTOTP({ body: { code }, headers: cookieWith(name, String(what)) }).then(
        ({ token }) => token,
        () => null,
      );
    for (const row of rows) for (const value of Object.values(row)) expect(await opens(value)).toBeNull();
    expect(await whoIs(ctx, (await opens(challenge)) ?? '')).toMatchObject({ userId: id });
  });
});
