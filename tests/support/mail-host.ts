/** A mail host beside a product: played before the product starts, and told of its database once that runs. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { grantViews } from '../../modules/mailboxes/engine-rights.rules.ts';
import { startMailHostSandbox } from '../../sandboxes/mailhost/index.ts';

const API_KEY = 'key of tests';

export async function startMailHost() {
  const role = `mailread_${randomUUID().slice(0, 8)}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'vetrina-mailhost-'));
  const sandbox = await startMailHostSandbox({ host: '127.0.0.1', dataDir, apiKey: API_KEY });
  let pool: Pool | null = null;
  return {
    sandbox,
    env: {
      MAIL_HOST_DOMAIN: 'mail.vetrina.example',
      MAIL_HOST_STORES: `store1=${sandbox.url}`,
      MAIL_HOST_IMAP: sandbox.imapUrl,
      MAIL_HOST_API_KEY: API_KEY,
    },
    /** From now on it knows the boxes of this product, by a role that reads the seven views. */
    async reads(product: { pool: Pool; databaseUrl: string }): Promise<void> {
      const secret = randomUUID();
      await product.pool.query(`create role ${role} login password '${secret}'`);
      pool = product.pool;
      for (const statement of grantViews(role)) await product.pool.query(statement);
      const url = new URL(product.databaseUrl);
      [url.username, url.password] = [role, secret];
      await sandbox.setDatabase(url.href);
    },
    /** Before the product: its role is the server's, and would outlive the database. */
    async close(): Promise<void> {
      await sandbox.close();
      await pool?.query(`drop owned by ${role}`);
      await pool?.query(`drop role ${role}`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
