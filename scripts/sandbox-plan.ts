import { playedVendors, VENDOR_VARIABLES } from '../platform/vendors.mjs';
import type { SandboxName } from '../sandboxes/main.ts';

type Variables = Record<string, string | undefined>;

/** What each sandbox shares with the product: its own keys, and no other's. */
export const SANDBOX_KEYS: Record<SandboxName, string[]> = {
  ...VENDOR_VARIABLES,
  stripe: [...VENDOR_VARIABLES.stripe, 'STRIPE_CONNECT_WEBHOOK_SECRET', 'STRIPE_ACCOUNTS_WEBHOOK_SECRET'],
  social: [...VENDOR_VARIABLES.social, 'SOCIAL_APP_ID', 'SOCIAL_WEBHOOK_TOKEN'],
  mail: ['MAIL_RETURNS_SECRET', 'MAILGUN_API_KEY'],
  mailhost: ['MAIL_HOST_API_KEY'],
  calendar: [],
};

/**
 * Those that stand in for what is not configured; a mail host beside mails that go nowhere, for many an installation has none; and calendars
 * of others beside any of them, unless some are named.
 */
export function sandboxesFor(env: Variables): SandboxName[] {
  const played = playedVendors(env);
  const named = Object.keys(env).some((name) => name.startsWith('MAIL_HOST_') && env[name]);
  const names: SandboxName[] = played.includes('mail') && !named ? [...played, 'mailhost'] : [...played];
  return names.length > 0 && !env['CALENDARS_BESIDE'] ? [...names, 'calendar'] : names;
}
/** Settings of the product that a sandbox has to agree with; nothing secret. */
const SETTINGS = ['PUBLIC_URL', 'NAME_SERVERS', 'SITES_ADDRESSES'];
/** What a process of Node itself needs. */
const PROCESS = ['PATH', 'HOME', 'TMPDIR', 'TZ', 'LANG', 'NODE_ENV', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX'];

/** What the sandboxes that play these vendors are told of the product's environment. */
export const keysFor = (played: readonly SandboxName[], env: Variables): Record<string, string> =>
  Object.fromEntries(
    [...played.flatMap((each) => SANDBOX_KEYS[each]), ...SETTINGS].map((name) => [name, env[name] ?? '']),
  );

/** The environment of their process. */
export const processEnvironment = (env: Variables): Record<string, string> =>
  Object.fromEntries(PROCESS.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
