/** The payment account of a site's owner: opened, onboarded on the provider's own pages, and known here by what the provider says of it. */
import { eq, sql } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { prepared } from '../../platform/db.ts';
import { AppError, isAppError } from '../../platform/errors.ts';
import { callOnce } from '../../platform/external-calls.ts';
import { emit, inTransaction } from '../../platform/transaction.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { orderFacts } from '../ordering/index.server.ts';
import { liveSite } from '../sites/index.server.ts';
import type { AccountInput, AccountState } from './merchant-payments.port.ts';
import { providerOf } from './provider.ts';
import { takingsAccounts, type TakingsAccount } from './tables.ts';

/** So long the provider takes a repeated call for the same one. */
const SAME_CALL_MS = 20 * 3_600_000;
const HOUR_MS = 3_600_000;
/** News that never came are made good within a day. */
const DAY_MS = 24 * HOUR_MS;
/** Those of which more may be heard soon. */
const UNDECIDED: readonly AccountState[] = ['wanting', 'checking'];

const accountOn = prepared((db) =>
  db
    .select()
    .from(takingsAccounts)
    .where(eq(takingsAccounts.siteId, sql.placeholder('siteId')))
    .prepare('takings_account'),
);
async function accountOf(ctx: Ctx, siteId: string): Promise<TakingsAccount | undefined> {
  const [row] = await accountOn(ctx.db).execute({ siteId });
  return row;
}

/** How card payments stand for a site. `unavailable`: this installation is not set up for them; `none`: its owner has no account yet. */
export type CardPayments = AccountState | 'none' | 'unavailable';
export async function cardPaymentsOf(ctx: Ctx, { site: { id } }: { site: { id: string } }): Promise<CardPayments> {
  if (!ctx.ports.merchantPayments) return 'unavailable';
  return (await accountOf(ctx, id))?.state ?? 'none';
}

/**
 * Opens the owner's account, once, and says where they go on with it. Throws takings.not-offered, takings.no-contract (409) for a site
 * without one, takings.closed (409) where the account was closed at the provider.
 */
export async function openAccount(ctx: Ctx, { by }: { by: SiteAccess<'dispose'> }): Promise<{ url: string }> {
  const provider = providerOf(ctx);
  const known = await accountOf(ctx, by.siteId);
  if (known?.state === 'closed') throw new AppError('takings.closed', { status: 409 });
  const account = known?.account ?? (await createAccount(ctx, by.siteId));
  const place = `${ctx.config.publicUrl}/manager/sites/${by.siteId}/shop`;
  return { url: await provider.onboardingLink({ account, refreshUrl: place, returnUrl: place }) };
}

async function createAccount(ctx: Ctx, siteId: string): Promise<string> {
  const provider = providerOf(ctx);
  const site = await liveSite(ctx, siteId);
  if (!site || site.orderId === null) throw new AppError('takings.no-contract', { status: 409 });
  const { orderId, name } = site;
  const { mail, legal } = await inTransaction(ctx, (ctx) => orderFacts(ctx, orderId));
  const input = { siteId, name, mail, country: legal.country };
  const { id } = await callOnce<AccountInput, { id: string }>(ctx, {
    key: `takings-account:${siteId}`,
    subject: siteId,
    input,
    sureAfterMs: SAME_CALL_MS,
    look: () => Promise.resolve(null),
    call: (given, key) => provider.openAccount(given, key),
  });
  await inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const nextAskAt = new Date(now.getTime() + HOUR_MS);
    const [fresh] = await ctx.db
      .insert(takingsAccounts)
      .values({ siteId, account: id, state: 'wanting', openedAt: now, nextAskAt })
      .onConflictDoNothing()
      .returning({ siteId: takingsAccounts.siteId });
    if (fresh) await audit(ctx, 'takings.open-account', siteId, { account: id });
  });
  return id;
}

/** Asks the provider and makes our row agree: safe any number of times, late and in any order. */
export async function applyAccount(ctx: Ctx, siteId: string): Promise<void> {
  const seen = await accountOf(ctx, siteId);
  if (!seen || seen.state === 'closed') return;
  const state = await stateOf(ctx, seen);
  const later = UNDECIDED.includes(state) ? HOUR_MS : DAY_MS;
  const nextAskAt = state === 'closed' ? null : new Date(ctx.clock.now().getTime() + later);
  await inTransaction(ctx, async (ctx) => {
    const [row] = await ctx.db.select().from(takingsAccounts).where(eq(takingsAccounts.siteId, siteId)).for('update');
    if (!row || row.state === 'closed') return;
    await ctx.db.update(takingsAccounts).set({ state, nextAskAt }).where(eq(takingsAccounts.siteId, siteId));
    if (row.state === state) return;
    await audit(ctx, 'takings.account-changed', siteId, { from: row.state, to: state });
    await emit(ctx, 'takings.account-changed', { siteId, state });
  });
}

/** An owner who has taken us off their account is where they were before they connected it. */
async function stateOf(ctx: Ctx, { account, siteId }: TakingsAccount): Promise<AccountState> {
  try {
    return await providerOf(ctx).accountState(account);
  } catch (error) {
    if (!isAppError(error, 'billing.provider-refused') || error.fault !== 'permission') throw error;
    ctx.log.warn({ err: error, site: siteId }, 'an account does not let us in any more');
    return 'wanting';
  }
}
