import { createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { seal, unseal } from '../../../platform/seal.ts';
import type { BulkMail } from '../../notifications/index.server.ts';
import { newsLetters, newsNames, type Letter, type NewsName } from '../tables.ts';
import { hostOf, SELECTOR } from './name-records.ts';

/** RFC 8301, 3.2. */
const KEY_BITS = 2048;
const makeKeyPair = promisify(generateKeyPair);

/** The name of its own from which a site's letters leave, or are to leave. */
export async function findName(ctx: Ctx, siteId: string): Promise<NewsName | null> {
  const [name] = await ctx.db.select().from(newsNames).where(eq(newsNames.siteId, siteId));
  return name ?? null;
}

/** What signs for one site alone. The private half is sealed at once. */
export async function newSigningKey(ctx: Ctx): Promise<Pick<NewsName, 'privateKey' | 'publicKey'>> {
  const pair = await makeKeyPair('rsa', {
    modulusLength: KEY_BITS,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return {
    publicKey: pair.publicKey.toString('base64'),
    privateKey: seal(ctx.config.dataKeys, pair.privateKey),
  };
}

/** All four records were seen, and at the last look too. */
export const isReady = (name: NewsName | null): name is NewsName =>
  name !== null && name.seenAt !== null && name.missing.length === 0;

/** What leaves from a name whose records are gone is refused elsewhere, or comes back: the rest of a letter waits until they are seen again. */
export async function lacksRecords(
  ctx: Ctx,
  { siteId, sentFrom }: Pick<Letter, 'siteId' | 'sentFrom'>,
): Promise<boolean> {
  const name = sentFrom === null ? null : await findName(ctx, siteId);
  return name !== null && name.domain === sentFrom && name.missing.length > 0;
}

/** From where letters leave. `domain` null: the address that all sites share. */
export interface SenderAddress {
  domain: string | null;
  from: string;
}
export interface Sender extends SenderAddress {
  signature: BulkMail['signature'];
}

/** Throws where nobody configured how letters leave. */
export function sharedSender(ctx: Ctx): Sender {
  const { news } = ctx.config;
  if (!news) throw new Error('newsletters are not configured');
  return { domain: null, from: news.from, signature: null };
}

/** Of a letter that began now. `name`: the site's own, as `findName` gives it. Throws as `sharedSender`. */
export function presentAddress(ctx: Ctx, name: NewsName | null): SenderAddress {
  const { domain, from } = sharedSender(ctx);
  return isReady(name) ? { domain: name.domain, from: atName(from, name) } : { domain, from };
}
const atName = (from: string, { domain }: NewsName): string =>
  `${from.slice(0, from.lastIndexOf('@'))}@${hostOf(domain)}`;

/** The same, with what signs: unseals the name's key. */
export const presentSender = (ctx: Ctx, name: NewsName | null): Sender =>
  isReady(name) ? ownSender(ctx, name) : sharedSender(ctx);

/** The sender that a letter began with; a name that was lost since then gives way to the shared address. `begunWith`: its domain, or null. */
export async function senderOf(
  ctx: Ctx,
  { siteId, begunWith }: { siteId: string; begunWith: string | null },
): Promise<Sender> {
  const name = begunWith === null ? null : await findName(ctx, siteId);
  return name !== null && name.domain === begunWith ? ownSender(ctx, name) : sharedSender(ctx);
}

function ownSender(ctx: Ctx, name: NewsName): Sender {
  const key: KeyObject = createPrivateKey(unseal(ctx.config.dataKeys, name.privateKey));
  return {
    domain: name.domain,
    from: atName(sharedSender(ctx).from, name),
    signature: { domain: hostOf(name.domain), selector: SELECTOR, key },
  };
}

/** The name is not ours any more, or no plan pays for it: nothing is signed with its key again, and what is under way goes on by the shared address. */
export async function dropName(ctx: TxCtx, siteId: string): Promise<void> {
  await ctx.db.delete(newsNames).where(eq(newsNames.siteId, siteId));
  // From now on it counts for what a month allows the shared address.
  await ctx.db
    .update(newsLetters)
    .set({ sentFrom: null })
    .where(and(eq(newsLetters.siteId, siteId), eq(newsLetters.state, 'sending')));
}
