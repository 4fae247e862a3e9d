import type { TxCtx } from '../../platform/ctx.ts';
import { find } from '../../site-kit/layouts/parts/find.ts';
import { writeMail, type NewsOwnerMail } from '../notifications/index.server.ts';
import { orderFacts, siteLinkPath } from '../ordering/index.server.ts';
import type { LiveSite } from '../sites/index.server.ts';
import { personOf } from './person.ts';
import type { Subscriber } from './tables.ts';

/** The business's own address, where its page has one. */
export const replyTo = ({ document }: LiveSite): string | null =>
  find(document, 'contact')?.email?.href.replace(/^mailto:/, '') ?? null;

/** Asks an address whether it wants to be written to. `code`: null where no page awaits one. */
export const mailConfirm = (ctx: TxCtx, site: LiveSite, subscriber: Subscriber, code: string | null): Promise<void> => {
  const occasion = subscriber.askedAt.toISOString();
  const asked = code === null ? { kind: 'news-confirm-beside' as const } : { kind: 'news-confirm' as const, code };
  return toReader(ctx, site, subscriber, { ...asked, occasion });
};

/** Asks, after two years, whether it still does. */
export const mailAgain = (ctx: TxCtx, site: LiveSite, subscriber: Subscriber): Promise<void> =>
  toReader(ctx, site, subscriber, { kind: 'news-again', occasion: subscriber.askedAgainAt?.toISOString() ?? '' });

async function toReader(
  ctx: TxCtx,
  site: LiveSite,
  subscriber: Subscriber,
  {
    kind,
    occasion,
    code = '',
  }: { kind: 'news-confirm' | 'news-confirm-beside' | 'news-again'; occasion: string; code?: string },
): Promise<void> {
  const { mail, key } = personOf(ctx, subscriber);
  await writeMail(ctx, {
    kind,
    // Not the order's: a reader is none of its customers.
    orderId: subscriber.id,
    occasion,
    to: mail,
    lang: subscriber.lang,
    href: `${site.url}/_/news/yes/${key}`,
    fromName: site.name,
    replyTo: replyTo(site),
    values: { place: site.name, code },
  });
}

/** Tells the owner of a letter, `occasion`: its id; or of what has happened to all of them, `occasion`: when. */
export async function mailOwner(
  ctx: TxCtx,
  site: LiveSite,
  { kind, occasion, values }: { kind: NewsOwnerMail; occasion: string; values: Record<string, string | number> },
): Promise<void> {
  if (site.orderId === null) return;
  const order = await orderFacts(ctx, site.orderId);
  await writeMail(ctx, {
    kind,
    orderId: order.id,
    occasion,
    to: order.mail,
    lang: order.locale,
    href: `${ctx.config.publicUrl}${siteLinkPath(ctx, { order, site: site.id, place: 'news' })}`,
    values: {
      place: site.name,
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
    },
  });
}
