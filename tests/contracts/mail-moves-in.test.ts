/** Old mail comes into a box: all of it, once, whatever dies in between; and nothing is asked where nobody may be asked. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMailMover } from '../../adapters/imap/mover.ts';
import type { MailMover } from '../../modules/mailboxes/import/mail-mover.port.ts';
import { findImports, moveIn } from '../../modules/mailboxes/import/run-import.ts';
import { addDevice, endImport, showImport, startImport } from '../../modules/mailboxes/index.server.ts';
import type { BoxLogin } from '../../modules/mailboxes/mail-reader.port.ts';
import type { StartImportInput } from '../../modules/mailboxes/schemas.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { newBoxOwner, type BoxOwner } from '../support/box-owner.ts';
import { startMailHost } from '../support/mail-host.ts';
import { startTestProduct, type TestProduct } from '../support/product.ts';
import { mailOf } from './mail-host.harness.ts';

const HOUR = 3_600_000;
const OLD_MAILS = 20;
let host: Awaited<ReturnType<typeof startMailHost>>;
let product: TestProduct;
let old: BoxOwner;
let fresh: BoxOwner;
let oldLogin: BoxLogin;
let given: StartImportInput;
beforeAll(async () => {
  host = await startMailHost();
  product = await startTestProduct({ env: host.env });
  await host.reads(product);
});
afterAll(async () => {
  await host.close();
  await product.close();
});
beforeEach(async () => {
  [old, fresh] = [await newBoxOwner(product), await newBoxOwner(product)];
  const device = { id: old.id, kind: 'computer', name: 'Vecchia' } as const;
  const { secret } = await addDevice(old.owner.ctx(), { by: await old.by(), ...device });
  oldLogin = { username: `info@${old.domain}`, secret };
  const { hostname, port } = new URL(host.sandbox.imapUrl);
  given = { host: hostname, port: Number(port), username: oldLogin.username, password: secret };
});

const reader = () => product.system().ports.mailReader ?? expect.fail('no reader');
const putOld = (subject: string, folder = 'INBOX') =>
  reader().append(oldLogin, { folder, draft: false }, mailOf(subject));
const start = async (change: Partial<StartImportInput> = {}) =>
  startImport(fresh.owner.ctx(), { by: await fresh.by(), id: fresh.id, ...given, ...change });
const shown = async () => (await showImport(fresh.owner.ctx(), { by: await fresh.by(), id: fresh.id })).moving;
const run = (ctx: Ctx = product.system()) => moveIn(ctx, { mailboxId: fresh.id });
/** What a job does when its time has come. */
async function again(ms: number): Promise<void> {
  product.later(ms);
  await findImports(product.system());
  await product.drain();
}
const held = () => host.sandbox.held(fresh.id);
async function fill(): Promise<void> {
  for (let n = 0; n < OLD_MAILS; n++) await putOld(`Vecchia ${n}`, ['INBOX', 'Sent', 'Archive'][n % 3]);
}
/** A mover whose new box dies after so many mails: they lie there, and nobody was told. */
const dying = (after: number): MailMover => {
  const real = product.system().ports.mailMover ?? expect.fail('no mover');
  let left = after;
  return {
    from: (place) => real.from(place),
    async into(login) {
      const box = await real.into(login);
      return {
        ...box,
        async append(folder, mail, content) {
          await box.append(folder, mail, content);
          if (--left === 0) throw new Error('killed');
        },
      };
    },
  };
};

it('all of it comes over, folder by folder, with its marks and days, and nothing at the old place changes [P4]', async () => {
  await fill();
  await reader().flag(oldLogin, { folder: 'INBOX', uids: [1] }, 'seen', false);
  await start();
  await product.drain();
  expect(await shown()).toMatchObject({
    state: 'copying',
    found: OLD_MAILS,
    here: OLD_MAILS,
    too_large: 0,
    unreadable: 0,
    problem: null,
  });
  expect((await shown())?.compared_at).not.toBeNull();
  expect(held().messages).toBe(OLD_MAILS);
  const device = { id: fresh.id, kind: 'computer', name: 'Nuova' } as const;
  const { secret } = await addDevice(fresh.owner.ctx(), { by: await fresh.by(), ...device });
  const login = { username: `info@${fresh.domain}`, secret };
  for (const folder of ['INBOX', 'Sent', 'Archive']) {
    const [there, here] = await Promise.all([oldLogin, login].map((of) => reader().list(of, { folder, limit: 50 })));
    const told = (list: typeof there) =>
      (list?.mails ?? [])
        .map(({ subject, at, seen, bytes }) => `${subject} ${at.toISOString()} ${seen} ${bytes}`)
        .toSorted();
    expect(told(here)).toEqual(told(there));
  }
  // What it was opened with is gone.
  expect(await product.rows(`select kind from mailbox_devices where kind = 'take'`)).toEqual([]);
});

it.each([1, OLD_MAILS - 1])(
  'killed after %i mails it goes on: none is missing, none is there twice [P4]',
  async (after) => {
    await fill();
    await start();
    const ctx = product.system();
    await expect(run({ ...ctx, ports: { ...ctx.ports, mailMover: dying(after) } })).rejects.toThrow('killed');
    expect(held().messages).toBe(after);
    // Another that wakes up meanwhile leaves it alone until the dead one's time is over.
    await product.drain();
    expect(held().messages).toBe(after);
    await again(11 * 60_000);
    expect([held().messages, await shown()]).toMatchObject([OLD_MAILS, { found: OLD_MAILS, here: OLD_MAILS }]);
  },
);

/** The old server lists these mails and does not give them, until it is mended. */
const torn = (which: (at: number) => boolean): MailMover => {
  const real = product.system().ports.mailMover ?? expect.fail('no mover');
  return {
    into: (login) => real.into(login),
    async from(place) {
      const box = await real.from(place);
      let at = 0;
      return {
        ...box,
        async *mails(folder, uids) {
          for await (const mail of box.mails(folder, uids))
            yield which(at++) ? { ...mail, content: () => Promise.reject(unreadable()) } : mail;
        },
      };
    },
  };
};
const unreadable = () => new AppError('mailboxes.old-unreachable', { status: 503, retryable: true });

it('a mail that the old server does not give holds up no other, is told, and comes once it is given [P4]', async () => {
  await fill();
  await start();
  const ctx = product.system();
  await run({ ...ctx, ports: { ...ctx.ports, mailMover: torn((at) => at === 0 || at === 7) } });
  expect(await shown()).toMatchObject({ found: OLD_MAILS, here: OLD_MAILS - 2, unreadable: 2, problem: null });
  expect((await shown())?.compared_at).not.toBeNull();
  expect(held().messages).toBe(OLD_MAILS - 2);
  await again(HOUR);
  expect([await shown(), held().messages]).toMatchObject([{ here: OLD_MAILS, unreadable: 0 }, OLD_MAILS]);
});

it('mails without a Message-ID come once, however often they are compared [P4]', async () => {
  for (const subject of ['Bozza', 'Senza nome'])
    await reader().append(
      oldLogin,
      { folder: 'INBOX', draft: false },
      Buffer.from(
        mailOf(subject)
          .toString()
          .replace(/^message-id:.*\r\n/im, ''),
      ),
    );
  await start();
  await product.drain();
  await again(HOUR);
  await again(23 * HOUR);
  expect([await shown(), held().messages]).toMatchObject([{ found: 2, here: 2 }, 2]);
});

it('mail that comes in there later is fetched after an hour, a day, three and seven, and then its password is gone [P4]', async () => {
  await putOld('Prima');
  await start();
  await product.drain();
  const secret = async () =>
    (await product.rows<{ secret: string }>('select secret from mailbox_imports where mailbox_id = $1', [fresh.id]))[0]
      ?.secret;
  expect(await secret()).toMatch(/^s1\./);
  for (const [n, hours] of [1, 23, 48, 96].entries()) {
    await putOld(`Dopo ${n}`);
    await again((hours - 0.5) * HOUR);
    expect(held().messages).toBe(n + 1);
    await again(HOUR);
    expect(held().messages).toBe(n + 2);
  }
  expect([await shown(), await secret()]).toMatchObject([{ state: 'done', found: 5, here: 5 }, '']);
  await putOld('Troppo tardi');
  await again(240 * HOUR);
  expect(held().messages).toBe(5);
});

it('a wrong password is told at once; one that is changed there later stops it, and the right one goes on [P4]', async () => {
  await expect(start({ password: 'wrong' })).rejects.toMatchObject({ code: 'mailboxes.old-refused' });
  expect(await shown()).toBeNull();
  await fill();
  await start();
  await product.rows('update mailbox_devices set secret_sha256 = $1 where mailbox_id = $2', ['x', old.id]);
  await product.drain();
  expect(await shown()).toMatchObject({ state: 'stopped', problem: 'mailboxes.old-refused' });
  const device = { id: old.id, kind: 'phone', name: 'Altra' } as const;
  const { secret } = await addDevice(old.owner.ctx(), { by: await old.by(), ...device });
  await start({ password: secret });
  await product.drain();
  expect([await shown(), held().messages]).toMatchObject([{ problem: null, here: OLD_MAILS }, OLD_MAILS]);
});

it('more than fits is told before the first mail comes over; an old place that does not answer is asked again [P4] [K9]', async () => {
  await fill();
  await product.rows('update mailboxes set quota_bytes = 5000 where id = $1', [fresh.id]);
  await start();
  await product.drain();
  expect([await shown(), held().messages]).toMatchObject([
    { state: 'stopped', problem: 'mailboxes.import-too-much', found: OLD_MAILS },
    0,
  ]);
  await product.rows('update mailboxes set quota_bytes = 1073741824 where id = $1', [fresh.id]);
  await start();
  await product.rows('update mailbox_imports set port = 1 where mailbox_id = $1', [fresh.id]);
  await product.drain();
  expect(await shown()).toMatchObject({ state: 'copying', problem: 'mailboxes.old-unreachable' });
  await product.rows('update mailbox_imports set port = $2 where mailbox_id = $1', [fresh.id, given.port]);
  await again(11 * 60_000);
  expect([await shown(), held().messages]).toMatchObject([{ problem: null, here: OLD_MAILS }, OLD_MAILS]);
});

it('a box that is not paid waits, for fourteen days and with its password no longer; one that its owner ended is asked nothing more [P4]', async () => {
  await putOld('Una');
  await start();
  await product.rows(`update mailboxes set state = 'paused' where id = $1`, [fresh.id]);
  await product.drain();
  expect(held().messages).toBe(0);
  await again(13 * 24 * HOUR);
  expect(await shown()).toMatchObject({ state: 'copying' });
  await again(2 * 24 * HOUR);
  expect(await shown()).toMatchObject({ state: 'stopped' });
  const kept = await product.rows('select secret from mailbox_imports where mailbox_id = $1', [fresh.id]);
  expect(kept).toEqual([{ secret: '' }]);
  await product.rows(`update mailboxes set state = 'live' where id = $1`, [fresh.id]);
  await start();
  await endImport(fresh.owner.ctx(), { by: await fresh.by(), id: fresh.id });
  await again(HOUR);
  expect([await shown(), held().messages]).toMatchObject([{ state: 'done' }, 0]);
});

it('no server of a private network is asked, by whatever name it is called [X5]', async () => {
  const mover = createMailMover({ ours: { imapUrl: host.sandbox.imapUrl }, beside: [] });
  const { port } = given;
  for (const name of ['127.0.0.1', 'localhost', '10.0.0.1', '169.254.169.254', '192.168.1.1', '::1'])
    await expect(mover.from({ host: name, port, username: 'x', secret: 'y' }), name).rejects.toMatchObject({
      code: 'mailboxes.old-unreachable',
    });
});
