import { createHash } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { bearer, twoFactor } from 'better-auth/plugins';
import type { Ctx } from '../../platform/ctx.ts';
import type { Db } from '../../platform/db.ts';
import { hashedSessions } from './hashed-sessions.ts';
import { MIN_PASSWORD } from './schemas.ts';
import { userAccounts, users, userSessions, userTwoFactors, userVerifications } from './tables.ts';

const HOUR_S = 3600;
/** A session ends this long after its last use. */
const SESSION_S = 2 * HOUR_S;
/** How stale the end of a used session may become before it is written again. */
const RENEW_S = 10 * 60;

/** By the secret itself, so that it is the same wherever it stands in the list. */
const versionOf = (secret: string): number => createHash('sha256').update(`version:${secret}`).digest().readUInt32BE();

function create(ctx: Ctx) {
  return betterAuth({
    appName: 'Vetrina',
    baseURL: ctx.config.publicUrl,
    // What was encrypted before it had a version opens with the oldest.
    secret: ctx.config.appSecrets.at(-1),
    secrets: ctx.config.appSecrets.map((value) => ({ version: versionOf(value), value })),
    database: hashedSessions(
      drizzleAdapter(ctx.db, {
        provider: 'pg',
        schema: {
          user: users,
          session: userSessions,
          account: userAccounts,
          verification: userVerifications,
          twoFactor: userTwoFactors,
        },
      }),
    ),
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: MIN_PASSWORD, maxPasswordLength: 128 },
    user: {
      additionalFields: {
        role: { type: 'string', required: true, input: false },
        disabledAt: { type: 'date', required: false, input: false },
        factorDueAt: { type: 'date', required: false, input: false },
      },
    },
    session: { expiresIn: SESSION_S, updateAge: RENEW_S },
    // Nothing of it is served over HTTP: our own calls ask it, count failures and answer in our own words.
    rateLimit: { enabled: false },
    // Secrets and recovery codes are kept encrypted; who guesses is slowed down by our own count as well.
    plugins: [bearer(), twoFactor({ issuer: 'Vetrina', backupCodeOptions: { storeBackupCodes: 'encrypted' } })],
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}

export type Auth = ReturnType<typeof create>;
const known = new WeakMap<Db, Auth>();

/** The library that keeps passwords and sessions, made once for each database. */
export function authOf(ctx: Ctx): Auth {
  const auth = known.get(ctx.db) ?? create(ctx);
  known.set(ctx.db, auth);
  return auth;
}
