/** What each buyer was promised, as they saw it themselves: held against what they paid, what was sent to them and what was ordered for them. */
import { InvariantBroken } from './trace.ts';
import type { World } from './world.ts';

/** Somebody who began an order, in the words in which they typed it. */
export interface Buyer {
  mail: string;
  locale: 'it' | 'el' | 'en';
  /** Names are registered for them; otherwise for the operator. */
  ownName: boolean;
}

/** Words of a subject by its reader's language: written here once more, not taken from the product. */
const SUBJECTS: Record<string, Record<Buyer['locale'], RegExp>> = {
  'order-link': { it: /^Il tuo ordine per/, en: /^Your order for/, el: /^Η παραγγελία σας για/ },
  'payment-confirmed': { it: /^Pagamento ricevuto/, en: /^Payment received/, el: /^Λάβαμε την πληρωμή/ },
  'site-live': { it: / è in linea/, en: / is (live|online)/, el: /στον αέρα|σε λειτουργία/ },
  'renewal-notice': { it: /si rinnova (il |l’)/, en: /renews on/, el: /ανανεώνεται/ },
  'plan-changed': { it: /il tuo piano/, en: /your plan/, el: /το πακέτο/ },
  'cancellation-scheduled': { it: /disdetta/, en: /cancellation/, el: /ακύρωση/ },
  'subscription-ended': { it: /è finito/, en: /has ended/, el: /τελείωσε/ },
  'site-suspended': { it: /in pausa/, en: /is paused/, el: /σε παύση/ },
};

/** Names that have mail in the DNS of the simulator. */
const WITH_MAIL = /posta|sulposto/;

export const PROMISES = [
  'I13 the price shown is accepted, charged and invoiced',
  'I13 a form asks what its plan and its names cost',
  'I13 a card form names each name that it charges',
  'I13 an upgrade takes what its page showed',
  'I13 no more is ordered than the paid form named',
  'I11 a mail goes to its reader and to nobody else',
  'I11 a mail is in its reader’s language',
  'I12 a name is ordered for its owner',
  'I12 a name is ordered for one year',
  'I12 a name with mail moves at its owner’s word',
  'I12 a signed name stays',
] as const;
type Promised = (typeof PROMISES)[number];
const broken = (rule: Promised, what: string): never => {
  throw new InvariantBroken(rule, what);
};

export async function checkPromises(world: World): Promise<void> {
  await checkPrices(world);
  await checkOffers(world);
  await checkReaders(world);
  await checkOwners(world);
}

/** Euro cents: on the screen when the card form opened, on the form, at the bank, on the invoice. */
async function checkPrices(world: World): Promise<void> {
  const paid = await world.rows<{ session: string; charged: number; invoiced: number | null }>(
    `select u.session_id as session, c.amount as charged, i.gross as invoiced from subscriptions u
     join charges c on c.subscription_id = u.id and c.kind = 'first' left join invoices i on i.source = 'charge:' || c.id`,
  );
  for (const { session, charged, invoiced } of paid) {
    const accepted = world.stripe.state.sessions.get(session)?.amount_total;
    // Whose screen was cut off before it showed a price saw it on the form.
    const shown = world.shown.get(session)?.amount ?? accepted;
    if ([accepted, charged, invoiced].some((amount) => amount !== shown))
      broken('I13 the price shown is accepted, charged and invoiced', `${shown}: ${accepted}, ${charged}, ${invoiced}`);
  }
}

/** Each form that was open, and each payment for going up: what is asked is what was promised. */
async function checkOffers(world: World): Promise<void> {
  for (const { amount, promised } of world.shown.values())
    if (amount !== promised) broken('I13 a form asks what its plan and its names cost', `${amount} of ${promised}`);
  for (const [id, { domains }] of world.shown) {
    const lines = JSON.stringify(world.stripe.state.sessionSecrets.get(id)?.lines ?? []);
    const missing = domains.find((name) => !lines.includes(name));
    if (missing) broken('I13 a card form names each name that it charges', missing);
  }
  const upgrades = await world.rows<{ order_id: string; amount: number }>(
    `select order_id, amount from charges where kind = 'upgrade'`,
  );
  for (const { order_id: order, amount } of upgrades) {
    const shown = world.upgrades.get(order);
    if (shown && !shown.has(amount))
      broken('I13 an upgrade takes what its page showed', `${amount}: ${[...shown].join()}`);
  }
  const ordered = await world.rows<{ session: string; names: number }>(
    `select u.session_id as session, count(distinct d.place)::int as names from subscriptions u
     join domain_registrations d on d.order_id = u.order_id and d.price is null group by u.session_id`,
  );
  for (const { session, names } of ordered) {
    const paid = world.shown.get(session)?.names ?? names;
    if (names > paid) broken('I13 no more is ordered than the paid form named', `${names} of ${paid}`);
  }
}

async function checkReaders(world: World): Promise<void> {
  const mails = await world.rows<{ id: string; kind: string; order_id: string }>(
    'select id, kind, order_id from mails',
  );
  const byId = new Map(mails.map((mail) => [mail.id, mail]));
  for (const { messageId, to, subject } of world.mail.messages()) {
    const mail = byId.get(messageId ?? '');
    if (!mail) continue;
    const buyer = world.buyers.get(mail.order_id);
    const reader = mail.kind === 'operator-task' ? world.config.operator.mail : buyer?.mail;
    // Of an order that its buyer never saw begin, nobody knows whose it is.
    if (reader === undefined) continue;
    if (to.length !== 1 || to[0] !== reader)
      broken('I11 a mail goes to its reader and to nobody else', `${mail.kind}: ${to.join(', ')} instead of ${reader}`);
    const words = buyer && SUBJECTS[mail.kind]?.[buyer.locale];
    if (words && !words.test(subject)) broken('I11 a mail is in its reader’s language', `${mail.kind}: ${subject}`);
  }
}

async function checkOwners(world: World): Promise<void> {
  const rows = await world.rows<{ operation: string; order_id: string }>(
    'select operation_id as operation, order_id from domain_registrations where operation_id is not null',
  );
  const orderOf = new Map(rows.map(({ operation, order_id: order }) => [operation, order]));
  for (const { id, domain, type } of world.registrar.state().operations) {
    if (type !== 'REGISTER_DOMAIN' && type !== 'TRANSFER_IN_DOMAIN') continue;
    if (type === 'TRANSFER_IN_DOMAIN' && WITH_MAIL.test(domain) && !world.letGo.has(domain))
      broken('I12 a name with mail moves at its owner’s word', domain);
    // Its DS would lead nowhere: the whole name would be dark.
    if (type === 'TRANSFER_IN_DOMAIN' && domain.includes('firmato')) broken('I12 a signed name stays', domain);
    const buyer = world.buyers.get(orderOf.get(id) ?? '');
    if (!buyer) continue;
    const { years, contacts } = world.registrar.orderOf(id);
    const owner = buyer.ownName ? buyer.mail : world.config.operator.mail;
    if (contacts.registrant.Email !== owner)
      broken('I12 a name is ordered for its owner', `${domain}: ${contacts.registrant.Email} instead of ${owner}`);
    if (years !== 1) broken('I12 a name is ordered for one year', `${domain}: ${years}`);
  }
}
