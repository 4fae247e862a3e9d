/** How a process comes to its database: how many connections it has, and where the ones that must be its own lead. */
import type { Pool } from 'pg';
import type { Config } from './config.ts';
import type { Logger } from './logger.ts';
import { createPool } from './pool.ts';

/** What answers asks briefly; what works beside it holds transactions for longer. */
const MOST: Record<Config['role'], number> = { all: 20, web: 8, work: 12 };
/** What answers asks nothing that takes so long; what works beside it does. */
const SILENCE_MS: Partial<Record<Config['role'], number>> = { web: 15_000 };

type Given = Pick<Config, 'role' | 'namedStatements' | 'databaseUrl' | 'databaseDirectUrl'>;

export const poolOfNode = ({ role, namedStatements }: Given, databaseUrl: string, log: Logger): Pool =>
  createPool(databaseUrl, log, { most: MOST[role], named: namedStatements, silenceMs: SILENCE_MS[role] });

/** Past a pooler where one stands before the database; `databaseUrl`: what it is else. */
export const directUrl = ({ databaseDirectUrl }: Given, databaseUrl: string): string =>
  databaseDirectUrl ?? databaseUrl;
