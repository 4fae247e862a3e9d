/** A mail host beside a product: played before the product starts, and told of its database once that runs. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { grantViews } from '../../modules/mailboxes/engine-rights.rules.ts';
import { startMailHostSandbox } from '../../sandboxes/mailhost/index.ts';

const API_KEY = 'key-of-tests';

/** A role of its own that reads the eight views of this database. `drop` before the database goes: a role is the server's. */
export async function viewsRole(pool: Pool, databaseUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const role = `mailread_${randomUUID().slice(0, 8)}`;
  const secret = randomUUID();
  await pool.query(`create role ${role} login password '${secret}'`);
  for (const statement of grantViews(role)) await pool.query(statement);
  const url = new URL(databaseUrl);
  [url.username, url.password] = [role, secret];
  return {
    url: url.href,
    async drop() {
      await pool.query(`drop owned by ${role}`);
      await pool.query(`drop role ${role}`);
    },
  };
}

export async function startMailHost() {
  const dataDir = mkdtempSync(join(tmpdir(), 'vetrina-mailhost-'));
  const sandbox = await startMailHostSandbox({ host: '127.0.0.1', dataDir, apiKey: API_KEY });
  let role: Awaited<ReturnType<typeof viewsRole>> | null = null;
  return {
    sandbox,
    env: {
      MAIL_HOST_DOMAIN: 'mail.vetrina.example',
      MAIL_HOST_STORES: `store1=${sandbox.url}`,
      MAIL_HOST_IMAP: sandbox.imapUrl,
      MAIL_HOST_SUBMISSION: sandbox.submissionUrl,
      MAIL_MOVE_BESIDE: sandbox.imapUrl,
      MAIL_HOST_API_KEY: API_KEY,
    },
    /** From now on it knows the boxes of this product, by a role that reads the eight views. */
    async reads(product: { pool: Pool; databaseUrl: string }): Promise<void> {
      role = await viewsRole(product.pool, product.databaseUrl);
      await sandbox.setDatabase(role.url);
    },
    /** Before the product, whose database it reads. */
    async close(): Promise<void> {
      await sandbox.close();
      await role?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
