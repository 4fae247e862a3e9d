import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Role } from './schemas.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** People who sign in. The tables have the columns that better-auth 1.7 asks for, and ours. */
export const users = pgTable('users', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** Lower case. */
  email: text().notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text(),
  role: text().$type<Role>().notNull(),
  disabledAt: at('disabled_at'),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  /** From then on an operator without a second factor can only set one up; null before the first sign-in. */
  factorDueAt: at('factor_due_at'),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});

export const userSessions = pgTable(
  'user_sessions',
  {
    id: text().primaryKey(),
    /** SHA-256 of what the browser holds (`hashedSessions`). */
    token: text().notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: at('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [index('user_sessions_user').on(t.userId)],
);

/** How a person proves who they are: a hashed password, or an account at a social network. */
export const userAccounts = pgTable(
  'user_accounts',
  {
    id: text().primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: at('access_token_expires_at'),
    refreshTokenExpiresAt: at('refresh_token_expires_at'),
    scope: text(),
    password: text(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [uniqueIndex('user_accounts_provider').on(t.providerId, t.accountId)],
);

/** Second factors; the columns of better-auth's plugin, and which code was used last. */
export const userTwoFactors = pgTable('user_two_factors', {
  id: text().primaryKey(),
  userId: text('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted by the library with APP_SECRET, as the recovery codes are. */
  secret: text().notNull(),
  backupCodes: text('backup_codes').notNull(),
  /** False until the authenticator has shown a right code. */
  verified: boolean().notNull().default(true),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: at('locked_until'),
  /** A keyed hash of it, so that none opens twice. */
  lastCode: text('last_code'),
  lastCodeAt: at('last_code_at'),
});

export const userVerifications = pgTable('user_verifications', {
  id: text().primaryKey(),
  identifier: text().notNull(),
  value: text().notNull(),
  expiresAt: at('expires_at').notNull(),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});

/** Failed sign-ins in a row, by mail address and by network address (both hashed). */
export const signInFailures = pgTable('sign_in_failures', {
  key: text().primaryKey(),
  failures: integer().notNull(),
  blockedUntil: at('blocked_until'),
  lastAt: at('last_at').notNull(),
});
