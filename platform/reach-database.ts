import type { Pool } from 'pg';
import { ConfigError } from './config.ts';

const REFUSED: Record<string, string> = {
  '28P01': 'refuses the password: correct it.',
  '28000': 'refuses this user: correct it, or let it in (pg_hba.conf).',
  '3D000': 'has no database of that name: make it (createdb), or correct the name.',
  '53100': 'has no room left on its disk: make room there.',
  '53300': 'has no connection left for us: raise max_connections, or end others.',
};

/** Asks the configured database whether it takes us. Throws ConfigError with a sentence that holds no password. */
export async function requireDatabase(pool: Pool, databaseUrl: string): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    const { code = 'no answer' } = error as { code?: string };
    const { host, pathname } = new URL(databaseUrl);
    const why = REFUSED[code] ?? `does not answer (${code}): start it, or correct the address.`;
    throw new ConfigError(`DATABASE_URL: the database at ${host}${pathname} ${why}`, { cause: error });
  }
}
