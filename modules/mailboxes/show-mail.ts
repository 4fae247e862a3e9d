import type { Ctx } from '../../platform/ctx.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { shownName } from '../../site-kit/shown-name.ts';
import type { OrderAccess } from '../access/index.server.ts';
import { hasKeptMail, listRegistrations, type Registration } from '../domains/index.server.ts';
import { orderFacts } from '../ordering/index.server.ts';
import { mailOfOrder } from './list-mail.ts';
import { boxesLeft, isServed, requireMailHost } from './mail-of-order.ts';
import { MX_PRIORITY, proofOf } from './import/mx-first.rules.ts';
import { mxOf, serversOf } from './mail-names.rules.ts';
import type { Box, BoxView, MailName, MailOfOrder, MailView } from './schemas.ts';
import { suggestNames } from './suggested-names.ts';

/** Whether this installation has mailboxes at all. */
export const hasMail = ({ config }: Pick<Ctx, 'config'>): boolean => config.mailHost !== null;

/** The mail of an order for its owner: each name, also one that waits, and what can be done. Throws 'mailboxes.unavailable' (404). */
export function showMail(ctx: Ctx, { by }: { by: OrderAccess<'own'> }): Promise<MailView> {
  const host = requireMailHost(ctx);
  return inTransaction(ctx, async (ctx) => {
    const order = await orderFacts(ctx, by.orderId);
    const mail = await mailOfOrder(ctx, { by });
    const left = Math.max(0, await boxesLeft(ctx, by.orderId));
    const names: MailName[] = [];
    for (const registration of await listRegistrations(ctx, { by })) {
      const name = await nameOf(ctx, registration, mail);
      if (name) names.push(name);
    }
    const taken = names.flatMap(({ boxes, aliases }) => [
      ...boxes.map(({ address }) => address.split('@')[0] ?? ''),
      ...aliases.map((alias) => alias.name),
    ]);
    return {
      order: { id: order.id, name: order.pageName, mail: order.mail },
      most: mail.most,
      left,
      served: isServed(order.state),
      suggested: suggestNames({ name: order.pageName, lang: order.locale, taken }).slice(0, left),
      servers: serversOf(host.domain),
      names,
    };
  });
}

/** Null: a name that is not the order's, and had no mail here. */
async function nameOf(ctx: Ctx, { id, domain, state }: Registration, mail: MailOfOrder): Promise<MailName | null> {
  const known = mail.names.find(({ registrationId }) => registrationId === id);
  const of = { domain, name: shownName(domain), chosen: mail.chosen?.domain === domain ? mail.chosen.names : [] };
  const isOnItsWay = state !== 'registered';
  if (known)
    return {
      ...of,
      state: known.state,
      can_move: known.state === 'elsewhere',
      can_switch: known.state === 'moving' && !isOnItsWay,
      mx_first: known.looked ? mxFirst(ctx, { domain, registrationId: id }) : null,
      boxes: known.boxes.map(wireBox),
      aliases: known.aliases,
    };
  const isElsewhere = await hasKeptMail(ctx, { registrationId: id });
  const none = { ...of, can_move: isElsewhere, can_switch: false, mx_first: null, boxes: [], aliases: [] };
  if (state === 'wanted' || state === 'submitted') return { ...none, state: 'waiting' };
  if (state !== 'registered') return null;
  return { ...none, state: isElsewhere ? 'elsewhere' : 'ours' };
}

const mxFirst = (ctx: Ctx, name: { domain: string; registrationId: string }): MailName['mx_first'] => ({
  servers: mxOf(requireMailHost(ctx).domain),
  priority: MX_PRIORITY,
  proof: proofOf(name),
});

const wireBox = (box: BoxView): Box => ({
  id: box.id,
  address: box.address,
  state: box.state,
  has_password: box.hasPassword,
  devices_only: box.devicesOnly,
  stopped_by: box.stoppedBy,
  typed_shut_until: box.typedShutUntil?.toISOString() ?? null,
  fetch_until: box.fetchUntil?.toISOString() ?? null,
  reply: box.reply,
  forwards: box.forwards,
  keeps_forwarded: box.keepsForwarded,
  devices: box.devices.map(({ id, kind, name, createdAt }) => ({
    id,
    kind,
    name,
    created_at: createdAt.toISOString(),
  })),
});
