import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { OrderAccess } from '../access/index.server.ts';
import { orderFacts } from '../ordering/index.server.ts';
import { entitled } from '../plans/index.server.ts';
import { shownTarget } from './forward/forward-target.rules.ts';
import { standing } from './forward/forwarding.ts';
import { replyState } from './reply.ts';
import { FETCH_DAYS, isDevice, type BoxView, type MailOfOrder, type ReplyView } from './schemas.ts';
import {
  mailboxAliases,
  mailboxChoices,
  mailboxDevices,
  mailboxes,
  mailboxForwards,
  mailboxReplies,
  mailDomains,
} from './tables.ts';

const DAY_MS = 86_400_000;

/** What an order has of mail: names, boxes with their devices, aliases; secrets and hashes are no part of it. */
export const mailOfOrder = (ctx: Ctx, { by }: { by: OrderAccess }): Promise<MailOfOrder> =>
  inTransaction(ctx, async ({ db, ...rest }) => {
    const { orderId } = by;
    const { plan } = await orderFacts({ db, ...rest }, orderId);
    const [choice] = await db.select().from(mailboxChoices).where(eq(mailboxChoices.orderId, orderId));
    const domains = await db
      .select()
      .from(mailDomains)
      .where(eq(mailDomains.orderId, orderId))
      .orderBy(asc(mailDomains.createdAt));
    const boxes = await db
      .select()
      .from(mailboxes)
      .where(and(eq(mailboxes.orderId, orderId), ne(mailboxes.state, 'erased')))
      .orderBy(asc(mailboxes.openedAt), asc(mailboxes.localPart));
    const ids = boxes.map(({ id }) => id);
    const devices = await db
      .select()
      .from(mailboxDevices)
      .where(and(inArray(mailboxDevices.mailboxId, ids), isNull(mailboxDevices.revokedAt)))
      .orderBy(asc(mailboxDevices.createdAt));
    const replies = await db.select().from(mailboxReplies).where(inArray(mailboxReplies.mailboxId, ids));
    const forwards = await db
      .select()
      .from(mailboxForwards)
      .where(and(inArray(mailboxForwards.mailboxId, ids), standing(ctx)))
      .orderBy(asc(mailboxForwards.askedAt), asc(mailboxForwards.id));
    const aliases = await db
      .select()
      .from(mailboxAliases)
      .where(inArray(mailboxAliases.mailboxId, ids))
      .orderBy(asc(mailboxAliases.localPart));
    const names = domains.map(({ registrationId, domain, written, state, lookAt }) => ({
      registrationId,
      domain: written,
      state,
      looked: lookAt !== null,
      boxes: boxes
        .filter((box) => box.registrationId === registrationId)
        .map((box) => {
          const isIts = ({ mailboxId }: { mailboxId: string }) => mailboxId === box.id;
          const reply = replies.find(isIts);
          return viewOf(box, {
            written,
            devices: devices.filter(isIts),
            forwards: forwards.filter(isIts),
            reply: reply ? { ...reply, state: replyState(ctx, reply) } : null,
            shut: box.typedShutUntil !== null && box.typedShutUntil > ctx.clock.now(),
          });
        }),
      aliases: aliasesOf(aliases.filter((alias) => alias.domain === domain)),
    }));
    const chosen = choice && choice.names.length > 0 ? { domain: choice.domain, names: choice.names } : null;
    return { most: entitled(plan, 'mailboxes'), chosen, names };
  });

function viewOf(
  box: typeof mailboxes.$inferSelect,
  {
    written,
    devices,
    forwards,
    reply,
    shut,
  }: {
    written: string;
    devices: (typeof mailboxDevices.$inferSelect)[];
    forwards: (typeof mailboxForwards.$inferSelect)[];
    reply: ReplyView | null;
    shut: boolean;
  },
): BoxView {
  return {
    id: box.id,
    address: `${box.localPart}@${written}`,
    state: box.state,
    hasPassword: box.password !== null,
    devicesOnly: box.devicesOnlyAt !== null,
    stoppedBy: box.sendingStoppedBy,
    typedShutUntil: shut ? box.typedShutUntil : null,
    fetchUntil: box.endedAt ? new Date(box.endedAt.getTime() + FETCH_DAYS * DAY_MS) : null,
    reply: reply && { text: reply.text, from: reply.from, until: reply.until, state: reply.state },
    forwards: forwards.map(({ id, target, confirmedAt }) => ({
      id,
      target: shownTarget(target),
      state: confirmedAt ? 'forwards' : 'asked',
    })),
    keepsForwarded: box.keepsForwarded,
    // A browser that reads the box is no device of a list.
    devices: devices.flatMap(({ id, kind, name, createdAt }) =>
      isDevice(kind) ? [{ id, kind, name, createdAt }] : [],
    ),
  };
}

function aliasesOf(rows: (typeof mailboxAliases.$inferSelect)[]): { name: string; boxes: string[] }[] {
  const names = new Map<string, string[]>();
  for (const { localPart, mailboxId } of rows) names.set(localPart, [...(names.get(localPart) ?? []), mailboxId]);
  return [...names].map(([name, boxes]) => ({ name, boxes }));
}
