/** A mail host beside a database with the rows of a few boxes, for the contract of mailboxes. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword, sha256 } from '../../modules/mailboxes/box-secret.ts';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';
import { viewsRole } from '../support/mail-host.ts';

export const HOST = '127.0.0.1';
export const API_KEY = 'key-of-tests';
export const PASSWORD = 'tre gufi sul ramo è';
export const SECRET = 'abcde-fghjk-mnpqr-stuvw';
const NOW = '2026-05-25T10:00:00Z';

export interface BoxRow {
  local: string;
  state?: 'live' | 'paused' | 'ended';
  quotaBytes?: number;
}

/** Names `bar.it` and a Greek one are ours. Everything goes at `close`. */
export async function openMailRows(opened?: TestDatabase) {
  const database = opened ?? (await openTestDatabase());
  const dataDir = mkdtempSync(join(tmpdir(), 'vetrina-mailhost-'));
  const role = await viewsRole(database.pool, database.url);
  const run = (text: string, values: unknown[] = []) => database.pool.query(text, values);
  const domain = (registration: string, name: string, written: string) =>
    run(`insert into mail_domains values ($1, 'ord_1', $2, $3, 'ours', $4)`, [registration, name, written, NOW]);
  await domain('reg_bar', 'bar.it', 'bar.it');
  await domain('reg_greek', 'xn--kxae4bafwg.gr', 'ουτοπία.gr');
  const password = await hashPassword(PASSWORD);
  return {
    /** With the role that reads the views. */
    databaseUrl: role.url,
    dataDir,
    run,
    /** Opens a box at `bar.it`, or another of our names; gives its id. */
    async box({ local, state = 'live', quotaBytes = 1_073_741_824 }: BoxRow, name = 'bar.it'): Promise<string> {
      const id = `mbx_${local.replaceAll(/\W/g, '_')}_${name.length}`;
      const of = name === 'bar.it' ? 'reg_bar' : 'reg_greek';
      await run(
        `insert into mailboxes (id, order_id, registration_id, domain, local_part, state, password, quota_bytes, host, opened_at)
         values ($1, 'ord_1', $2, $3, $4, $5, $6, $7, 'store1', $8)`,
        [id, of, name, local, state, password, quotaBytes, NOW],
      );
      await run(
        `insert into mailbox_devices (id, mailbox_id, kind, name, secret_sha256, created_at) values ($1, $2, 'phone', 'x', $3, $4)`,
        [`mdv_${id}`, id, sha256(SECRET), NOW],
      );
      return id;
    },
    async close() {
      await role.drop();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
export type MailRows = Awaited<ReturnType<typeof openMailRows>>;

/** A mail of so many bytes, or as short as it is. */
export function mailOf(subject: string, given: { from?: string; to?: string; bytes?: number } = {}): Buffer {
  const head = [
    `From: ${given.from ?? 'Cliente <cliente@fuori.example>'}`,
    `To: ${given.to ?? 'info@bar.it'}`,
    `Subject: ${subject}`,
    `Message-ID: <${randomUUID()}@fuori.example>`,
    'Date: Mon, 25 May 2026 10:00:00 +0000',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Vorrei un tavolo per due.',
    '',
  ].join('\r\n');
  const missing = (given.bytes ?? 0) - Buffer.byteLength(head);
  return Buffer.from(missing > 2 ? `${head}${'x'.repeat(missing - 2)}\r\n` : head);
}
