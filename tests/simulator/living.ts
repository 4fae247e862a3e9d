/** The years after the purchase: everything the order's page offers, what the operator may do, and what life brings. */
import {
  answerMailQuestion,
  giveUpDomain,
  leaveWithDomain,
  replaceDomain,
  setDomainLock,
} from '../support/as-owner.ts';
import { proveOrder } from '../../modules/access/index.server.ts';
import { managedDomains } from '../../modules/domains/index.server.ts';
import { refundOrder } from '../support/as-staff.ts';
import {
  cancelAtTerm,
  chooseRenewalPlan,
  declareWithdrawal,
  keepSubscription,
  leaveForFree,
  quotePro,
  requireHeldOrder,
  upgradeToPro,
  withdrawOrder,
  withdrawUntil,
} from '../../modules/ordering/index.server.ts';
import { offerOf } from '../../modules/plans/index.server.ts';
import { managedOrder } from '../../modules/reports/index.server.ts';
import { visitor } from './buying.ts';
import { cancelByHand, dispute, judge, payOwed, refundByHand, useCard } from './actors.ts';
import type { Person } from './person.ts';
import type { Random } from './random.ts';
import type { Unit } from './environment.ts';
import type { World } from './world.ts';

const OPERATOR = { kind: 'operator', userId: 'usr_operator', name: 'Operator' } as const;

/** What the order's page shows this person now, asked without anything going wrong. */
async function page(world: World, person: Person) {
  const ctx = visitor(world, person);
  const held = await requireHeldOrder(ctx, person.orderId);
  const until = withdrawUntil(held);
  if (until && held.paidAt) world.withdrawable.set(held.id, { paidAt: held.paidAt, until });
  const domains = await managedDomains(ctx, { by: await proveOrder(ctx, 'read', person.orderId) });
  return managedOrder(ctx, {
    order: held,
    site: null,
    domains,
    withdrawUntil: withdrawUntil(held),
    offer: offerOf(ctx),
  });
}

type Deed =
  | 'upgrade'
  | 'downgrade'
  | 'keep-plan'
  | 'cancel'
  | 'keep'
  | 'withdraw'
  | 'withdraw-by-letter'
  | 'free-exit'
  | 'bad-card'
  | 'good-card'
  | 'pay'
  | 'dispute'
  | 'judged-won'
  | 'judged-lost'
  | 'refund-by-hand'
  | 'cancel-by-hand'
  | 'refund-line'
  | 'refund-whole'
  | 'replace'
  | 'give-up'
  | 'mail-go'
  | 'mail-stay'
  | 'lock'
  | 'leave'
  | 'moves-away'
  | 'too-late';

/** Done elsewhere: the product only hears of it. */
const OUTSIDE: ReadonlySet<Deed> = new Set<Deed>([
  'bad-card',
  'good-card',
  'pay',
  'dispute',
  'judged-won',
  'judged-lost',
  'refund-by-hand',
  'cancel-by-hand',
  'moves-away',
]);

export async function nextDeed(world: World, person: Person, random: Random): Promise<Unit> {
  const shown = await page(world, person);
  const { can, domains } = shown;
  const failed = domains.find(({ state }) => state === 'failed');
  const question = domains.find(({ mail_question: asked }) => asked !== null)?.mail_question;
  const held = domains.find(({ state }) => state === 'registered');
  const yes = (allowed: boolean, weight: number) => (allowed ? weight : 0);
  // Who is going to be late does little else.
  const late = person.lateDays === null ? null : lateDeed(person);
  const deed =
    late ??
    random.weighted<Deed>({
      upgrade: yes(can.upgrade, 6),
      downgrade: yes(can.downgrade, 4),
      'keep-plan': yes(can.keep_plan, 2),
      cancel: yes(can.cancel, 2),
      keep: yes(can.keep, 3),
      withdraw: yes(can.withdraw, world.upgrades.has(person.orderId) ? 9 : 1.5),
      'withdraw-by-letter': yes(can.withdraw, 0.5),
      'free-exit': yes(can.free_exit, 4),
      'bad-card': yes(can.portal, 3),
      'good-card': yes(can.portal, yes(can.pay, 8) + 1),
      pay: yes(can.pay, 8),
      dispute: 0.9,
      'judged-won': 0.7,
      'judged-lost': 0.7,
      'refund-by-hand': 0.5,
      'cancel-by-hand': 0.2,
      'refund-line': 0.8,
      'refund-whole': 0.3,
      replace: yes(failed !== undefined, 8),
      'give-up': yes(failed !== undefined, 4),
      'mail-go': yes(Boolean(question), 8),
      'mail-stay': yes(Boolean(question), 4),
      lock: yes(held !== undefined, 1),
      leave: yes(held !== undefined, 0.8),
      'moves-away': yes(person.leaving !== null, 8),
      // A page that was left open: what it offered may be over.
      'too-late': 0.5,
    });
  const ctx = () => visitor(world, person);
  const { orderId: id } = person;
  const declared = { name: 'Nives Gufi', mail: person.billing.mail };
  const answerMail = async (answer: 'go' | 'stay') => {
    if (!question) return;
    const { domain, asked_at } = question;
    // Said before it is heard: an answer that was cut off may have been taken.
    if (answer === 'go') world.letGo.add(domain);
    await answerMailQuestion(ctx(), id, { domain, asked_at, answer });
  };
  const deeds: Record<Deed, () => Promise<unknown>> = {
    upgrade: () => goUp(world, person, random.weighted({ once: 6, twice: 2, 'at another price': 2 })),
    downgrade: () => chooseRenewalPlan(ctx(), { id, plan: 'premium' }),
    'keep-plan': () => chooseRenewalPlan(ctx(), { id, plan: shown.subscription?.plan ?? 'premium' }),
    cancel: () => cancelAtTerm(ctx(), id),
    keep: () => keepSubscription(ctx(), id),
    withdraw: () => withdrawOrder(ctx(), { id, ...declared, lang: 'it' }),
    'withdraw-by-letter': () =>
      declareWithdrawal(world.as({ kind: 'visitor', orderSession: null }), { ...declared, contract: id, lang: 'it' }),
    'free-exit': () => leaveForFree(ctx(), id),
    'bad-card': () => {
      person.failing = true;
      return useCard(world, person, 'pm_card_chargeCustomerFail');
    },
    'good-card': () => {
      person.failing = false;
      return useCard(world, person, 'pm_card_visa');
    },
    pay: () => payOwed(world, person),
    dispute: () => dispute(world, person),
    'judged-won': () => judge(world, person, 'won'),
    'judged-lost': () => judge(world, person, 'lost'),
    'refund-by-hand': () => refundByHand(world, person),
    'cancel-by-hand': () => cancelByHand(world, person),
    'refund-line': () => refundLine(world, person, random),
    'refund-whole': () => refundOrder(world.as(OPERATOR), id, { whole: true, reason: 'a gesture' }),
    replace: () => replaceDomain(ctx(), id, { domain: `libero-${failed?.domain}`, failed: failed?.domain }),
    'give-up': () => giveUpDomain(ctx(), id, failed?.domain),
    'mail-go': () => answerMail('go'),
    'mail-stay': () => answerMail('stay'),
    lock: () => setDomainLock(ctx(), id, { domain: held?.domain ?? '', locked: !held?.locked }),
    leave: () => leave(world, person, held?.domain ?? ''),
    'moves-away': () => Promise.resolve(moveAway(world, person)),
    'too-late': () => random.pick([keepSubscription, cancelAtTerm, leaveForFree])(ctx(), id),
  };
  const outside = OUTSIDE.has(deed);
  return { what: deed, run: deeds[deed], outside };
}

type Way = 'once' | 'twice' | 'at another price';

/** Says yes to what the page showed; or a page says something else than was asked, and must not be followed. */
async function goUp(world: World, person: Person, way: Way): Promise<string> {
  const { orderId } = person;
  const quote = await quotePro(visitor(world, person), orderId);
  const amount = quote.amount - (way === 'at another price' ? 100 : 0);
  world.upgrades.set(orderId, (world.upgrades.get(orderId) ?? new Set()).add(amount));
  const press = () =>
    upgradeToPro(visitor(world, person), { id: orderId, amount, prorationDate: quote.proration_date });
  const answer = await press();
  if (way === 'twice') await press();
  return answer.state;
}

/** The card that will fail; long after it has failed another one, and the payment. */
function lateDeed({ failing }: Person): Deed {
  if (failing === null) return 'bad-card';
  return failing ? 'good-card' : 'pay';
}

async function refundLine(world: World, person: Person, random: Random): Promise<string> {
  const paid = await world.rows<{ id: string; lines: unknown[] }>(
    'select id, lines from charges where order_id = $1 order by paid_at, id',
    [person.orderId],
  );
  if (paid.length === 0) return 'nothing was paid';
  const { id: charge, lines } = random.pick(paid);
  const line = random.int(0, lines.length - 1);
  await refundOrder(world.as(OPERATOR), person.orderId, { charge, line, reason: 'a gesture' });
  return `line ${line}`;
}

/** Asks for the way out of a name: its code, and the lock opens. */
async function leave(world: World, person: Person, domain: string): Promise<void> {
  const { authcode: code } = await leaveWithDomain(visitor(world, person), person.orderId, domain);
  person.leaving = { domain, code };
}

/** The other registrar fetches it, where it can. */
function moveAway(world: World, person: Person): string {
  const { domain: name, code } = person.leaving ?? { domain: '', code: '' };
  const { ok } = world.registrar.control('move-away', { name, code }) as { ok: boolean };
  if (ok) person.leaving = null;
  return ok ? 'moved' : 'refused';
}
