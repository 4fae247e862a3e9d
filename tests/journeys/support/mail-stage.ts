import { Pool } from 'pg';
import { startMailHost } from '../../support/mail-host.ts';
import { openStage } from './stage.ts';

/** A stage with a mail host beside it, which knows the boxes of the product. */
export async function openMailStage(env: Record<string, string> = {}) {
  const host = await startMailHost();
  const stage = await openStage({ ...host.env, ...env });
  const databaseUrl = stage.env.DATABASE_URL ?? '';
  const database = new Pool({ connectionString: databaseUrl, max: 1 });
  await host.reads({ pool: database, databaseUrl });
  return {
    host,
    stage,
    /** The product's own. */
    database,
    async close(): Promise<void> {
      await host.close();
      await database.end();
      await stage.close();
    },
  };
}
export type MailStage = Awaited<ReturnType<typeof openMailStage>>;
