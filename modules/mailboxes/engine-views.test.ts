/** What the mail host reads: eight views, and by a role that may read nothing else. */
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { sha256 } from './box-secret.ts';
import { grantViews, MAIL_VIEWS } from './engine-rights.rules.ts';
import { QUOTA_BYTES } from './schemas.ts';

const role = `mailread_${randomUUID().slice(0, 8)}`;
const secret = randomUUID();
let database: TestDatabase;
let engine: Client;

const NOW = '2026-05-25T10:00:00Z';
const domainRow = (registrationId: string, domain: string, state = 'ours', written = domain) =>
  database.pool.query(`insert into mail_domains values ($1, 'ord_1', $2, $3, $4, $5)`, [
    registrationId,
    domain,
    written,
    state,
    NOW,
  ]);
interface Box {
  local: string;
  domain: string;
  of: string;
  state?: string;
  opened?: string;
}
const boxRow = async ({ local, domain, of, state = 'live', opened = NOW }: Box): Promise<string> => {
  const id = `mbx_${local}_${of}`;
  await database.pool.query(
    `insert into mailboxes (id, order_id, registration_id, domain, local_part, state, password, quota_bytes, host, opened_at)
     values ($1, 'ord_1', $2, $3, $4, $5, '{ARGON2ID}$argon2id$x', $6, 'store1', $7)`,
    [id, of, domain, local, state, QUOTA_BYTES, opened],
  );
  await database.pool.query(
    `insert into mailbox_devices (id, mailbox_id, kind, name, secret_sha256, created_at) values ($1, $2, 'phone', 'x', $3, $4)`,
    [`mdv_${local}_${of}`, id, sha256(`secret of ${id}`), NOW],
  );
  return id;
};
const ask = async (text: string): Promise<unknown[]> =>
  (await engine.query({ text, rowMode: 'array' })).rows.toSorted((one, other) =>
    String(one) < String(other) ? -1 : 1,
  );
const change = (text: string, values: unknown[] = []) => database.pool.query(text, values);

beforeAll(async () => {
  database = await openTestDatabase();
  await change(`create role ${role} login password '${secret}'`);
  for (const statement of grantViews(role)) await change(statement);
  const url = new URL(database.url);
  [url.username, url.password] = [role, secret];
  engine = new Client({ connectionString: url.href });
  await engine.connect();

  await domainRow('reg_bar', 'bar.it');
  await domainRow('reg_greek', 'xn--kxae4bafwg.gr', 'ours', 'ουτοπία.gr');
  await domainRow('reg_kept', 'kept.it', 'elsewhere');
  await domainRow('reg_left', 'left.it', 'left');
  await boxRow({ local: 'info', domain: 'bar.it', of: 'reg_bar' });
  await boxRow({ local: 'unpaid', domain: 'bar.it', of: 'reg_bar', state: 'paused', opened: '2026-05-01T10:00:00Z' });
  await boxRow({ local: 'closed', domain: 'bar.it', of: 'reg_bar', state: 'ended', opened: '2026-04-01T10:00:00Z' });
  await boxRow({ local: 'gone', domain: 'bar.it', of: 'reg_bar', state: 'erased' });
  await boxRow({ local: 'info', domain: 'xn--kxae4bafwg.gr', of: 'reg_greek' });
  await boxRow({ local: 'info', domain: 'left.it', of: 'reg_left', state: 'ended' });
  for (const box of ['info', 'unpaid', 'closed'])
    await change(`insert into mailbox_aliases values ('bar.it', 'tutti', $1)`, [`mbx_${box}_reg_bar`]);
});
afterAll(async () => {
  await engine.end();
  await change(`drop owned by ${role}`);
  await change(`drop role ${role}`);
  await database.close();
});

it('mail is taken for names that are ours: not for one whose mail is kept elsewhere, nor for one that left [P4]', async () => {
  expect(await ask('select domain from mail.domains')).toEqual([['bar.it'], ['xn--kxae4bafwg.gr']]);
});

it('a name whose mail may come before it is told from all others until it does [P4]', async () => {
  const coming = () => ask('select domain from mail.coming');
  expect(await coming()).toEqual([]);
  await domainRow('reg_coming', 'coming.it', 'moving');
  expect(await coming()).toEqual([]);
  await change(`update mail_domains set look_at = now() where domain in ('coming.it', 'bar.it')`);
  expect(await coming()).toEqual([['coming.it']]);
  await change(`update mail_domains set look_at = null where domain in ('coming.it', 'bar.it')`);
});

it('a box receives while it is live or paused, refuses once it ended, and is unknown when erased [P4]', async () => {
  expect(await ask(`select local_part, refused from mail.recipients where domain = 'bar.it'`)).toEqual([
    ['closed', true],
    ['info', false],
    ['unpaid', false],
  ]);
  expect(await ask(`select * from mail.recipients where domain in ('left.it', 'kept.it')`)).toEqual([]);
});

it('an alias leads to the boxes that receive; postmaster and abuse to the first of them [P4]', async () => {
  const of = (alias: string) =>
    ask(`select target from mail.aliases where local_part = '${alias}' and domain = 'bar.it'`);
  expect(await of('tutti')).toEqual([['info@bar.it'], ['unpaid@bar.it']]);
  expect(await of('postmaster')).toEqual([['unpaid@bar.it']]);
  expect(await of('abuse')).toEqual([['unpaid@bar.it']]);
  expect(await ask(`select * from mail.aliases where domain in ('left.it', 'kept.it')`)).toEqual([]);
});

it('who signs in writes from the own address and its aliases, and not while paused, ended or stopped [P4]', async () => {
  const all = () => ask(`select local_part, username from mail.senders where domain = 'bar.it'`);
  expect(await all()).toEqual([
    ['info', 'info@bar.it'],
    ['tutti', 'info@bar.it'],
  ]);
  await change(`update mailboxes set sending_stopped_at = now() where id = 'mbx_info_reg_bar'`);
  expect(await all()).toEqual([]);
  await change(`update mailboxes set sending_stopped_at = null where id = 'mbx_info_reg_bar'`);
});

it('a Greek name signs in as people write it and in the form of the registry, as one user [P4]', async () => {
  for (const view of ['login', 'devices'])
    expect(await ask(`select domain, username from mail.${view} where username like '%gr'`)).toEqual([
      ['xn--kxae4bafwg.gr', 'info@xn--kxae4bafwg.gr'],
      ['ουτοπία.gr', 'info@xn--kxae4bafwg.gr'],
    ]);
});

it('a paused box opens in no program, an ended one can be fetched and sends nothing, an erased one is nobody [P4]', async () => {
  for (const view of ['login', 'devices'])
    expect(await ask(`select local_part, paused, sends from mail.${view} where domain = 'bar.it'`)).toEqual([
      ['closed', false, false],
      ['info', false, true],
      ['unpaid', true, false],
    ]);
});

it('without a password, or with devices only, no typed password opens; a revoked device opens nothing [P4]', async () => {
  const typed = () => ask(`select 1 from mail.login where local_part = 'info' and domain = 'bar.it'`);
  const device = () => ask(`select secret_sha256 from mail.devices where local_part = 'info' and domain = 'bar.it'`);
  await change(`update mailboxes set devices_only_at = now() where id = 'mbx_info_reg_bar'`);
  expect(await typed()).toEqual([]);
  await change(`update mailboxes set devices_only_at = null, password = null where id = 'mbx_info_reg_bar'`);
  expect(await typed()).toEqual([]);
  expect(await device()).toEqual([[sha256('secret of mbx_info_reg_bar')]]);
  await change(`update mailbox_devices set revoked_at = now() where id = 'mdv_info_reg_bar'`);
  expect(await device()).toEqual([]);
});

it('a box has 1,073,741,824 bytes and lies where it lay until it is erased [K9]', async () => {
  expect(
    await ask(`select username, folder, quota_bytes, host from mail.home where domain in ('bar.it', 'left.it')`),
  ).toEqual([
    ['closed@bar.it', 'mbx_closed_reg_bar', '1073741824', 'store1'],
    ['info@bar.it', 'mbx_info_reg_bar', '1073741824', 'store1'],
    ['info@left.it', 'mbx_info_reg_left', '1073741824', 'store1'],
    ['unpaid@bar.it', 'mbx_unpaid_reg_bar', '1073741824', 'store1'],
  ]);
});

it('the role reads the eight views, writes nothing and reads no table [X5]', async () => {
  const views = await change(`select table_name as name from information_schema.views where table_schema = 'mail'`);
  expect(views.rows.map(({ name }: { name: string }) => name).toSorted()).toEqual([...MAIL_VIEWS].toSorted());
  for (const view of MAIL_VIEWS) await expect(ask(`select * from mail.${view}`)).resolves.toBeDefined();
  const refused = { code: '42501' };
  for (const table of ['orders', 'mailboxes', 'mailbox_devices', 'mail_domains', 'subscriptions', 'users', 'audit_log'])
    await expect(ask(`select * from ${table}`), table).rejects.toMatchObject(refused);
  for (const act of [
    `update mail.domains set domain = 'x'`,
    `delete from mail.recipients`,
    `create table public.mine (x int)`,
    `create table mail.mine (x int)`,
  ])
    await expect(ask(act), act).rejects.toThrow();
});

it('who sends is told to have the limits of the first days for seven of them, an alias as its box [X5]', async () => {
  const first = () => ask(`select distinct first_days from mail.senders where username = 'info@bar.it'`);
  expect(await first()).toEqual([[false]]);
  await change(`update mailboxes set opened_at = now() - interval '6 days 23 hours' where id = 'mbx_info_reg_bar'`);
  expect(await first()).toEqual([[true]]);
});

it('while too many wrong passwords are tried the typed one is not found, and devices are [X5]', async () => {
  const found = async (view: string) =>
    (await ask(`select 1 from mail.${view} where local_part = 'info' and domain = 'bar.it'`)).length;
  await change(`update mailboxes set password = 'x', devices_only_at = null where id = 'mbx_info_reg_bar'`);
  const [typed, devices] = [await found('login'), await found('devices')];
  await change(`update mailboxes set typed_shut_until = now() + interval '1 minute' where id = 'mbx_info_reg_bar'`);
  expect([typed, await found('login'), await found('devices')]).toEqual([1, 0, devices]);
  await change(`update mailboxes set typed_shut_until = now() where id = 'mbx_info_reg_bar'`);
  expect(await found('login')).toBe(1);
});
