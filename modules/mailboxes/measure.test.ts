/** Who is told that a mailbox fills up, how often, and where. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction, enqueue } from '../../platform/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import { MAIL_HOST_AWAY } from '../../tests/support/box-owner.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { freeName, newShopper, registered, type Shopper } from '../../tests/support/shopper.ts';
import { proveOrder } from '../access/index.server.ts';
import { chooseBoxes } from './index.server.ts';
import { findBoxesToMeasureJob } from './jobs.ts';

const MOST = 1_073_741_824;
const HOUR = 3_600_000;
let product: TestProduct;
/** Share of a box that the mail host counts, by address; `away`: hosts that do not answer. */
const held = new Map<string, number>();
const away = new Set<string>();
const asked: string[] = [];
beforeAll(async () => {
  product = await startTestProduct({
    env: {
      SITES_ADDRESSES: '192.0.2.80',
      ...MAIL_HOST_AWAY,
    },
    ports: ({ mailHost }) => ({
      mailHost: mailHost && {
        ...mailHost,
        kick: () => Promise.resolve(),
        putRules: () => Promise.resolve(),
        usage({ username, host }) {
          asked.push(username);
          if (away.has(host)) throw new AppError('mailboxes.host-unavailable', { status: 503, retryable: true });
          return Promise.resolve({ bytes: Math.ceil(((held.get(username) ?? 0) / 100) * MOST), messages: 3 });
        },
      },
    }),
  });
});
afterAll(() => product.close());

async function newOwner(names: string[], mail?: string): Promise<[Shopper, string]> {
  const shopper = newShopper(product);
  const at = freeName();
  if (mail) shopper.billing.mail = `${mail}@${at}`;
  await shopper.start();
  await shopper.choose({ domains: [at] });
  const by = await proveOrder(shopper.ctx(), 'prepare', shopper.id());
  await chooseBoxes(shopper.ctx(), { by, domain: at, names });
  await shopper.pay(await shopper.checkout());
  await product.webhooksArrived();
  await product.drain();
  await registered(product, at);
  return [shopper, at];
}
async function look(laterMs = HOUR): Promise<void> {
  product.later(laterMs);
  await inTransaction(product.system(), (ctx) => enqueue(ctx, findBoxesToMeasureJob, {}));
  await product.drain();
}
const mailsOf = async (shopper: Shopper) =>
  (
    await product.rows<{ kind: string; to: string; subject: string }>(
      `select kind, "to", subject from mails where order_id = $1 and kind like 'mailbox%' order by created_at, subject`,
      [shopper.id()],
    )
  ).map(({ kind, to, subject }) => [kind, to, subject]);

describe('mailboxes that fill up', () => {
  it('are named in one mail when they open, and again at 80, 95 and 100 percent, once each [P4] [K9]', async () => {
    const [shopper, at] = await newOwner(['info', 'ordini']);
    const { mail } = shopper.billing;
    const opened = ['mailboxes-opened', mail, `La tua posta su ${at} è pronta`];
    expect(await mailsOf(shopper)).toEqual([opened]);
    const told = shopper.mails().find(({ subject }) => subject === opened[2]);
    expect(told?.text).toContain(`info@${at} e ordini@${at}`);
    const path = /\/api\/vetrina\/payment\/\S+/.exec(told?.text ?? '')?.[0] ?? '';
    const led = await product.app.request(path);
    expect(led.headers.get('location')).toBe(`/manager/orders/${shopper.id()}/mail`);
    for (const percent of [81, 85, 96, 99.2, 99.5]) {
      held.set(`info@${at}`, percent);
      await look();
    }
    expect(await mailsOf(shopper)).toEqual([
      opened,
      ['mailbox-nearly-full', mail, `La casella info@${at} è piena al 81%`],
      ['mailbox-nearly-full', mail, `La casella info@${at} è piena al 96%`],
      ['mailbox-full', mail, `La casella info@${at} è piena: la nuova posta torna indietro`],
    ]);
  });

  it('are written about to the other box where the order’s own address is the full one, without a key to the order [X5]', async () => {
    const [shopper, at] = await newOwner(['info', 'ordini'], 'info');
    held.set(`info@${at}`, 100);
    await look();
    expect((await mailsOf(shopper)).slice(1).map(([kind, to]) => [kind, to])).toEqual([
      ['mailbox-full', `ordini@${at}`],
    ]);
    const [sent] = product.mail.messages().filter(({ to }) => to.includes(`ordini@${at}`));
    expect(sent?.text).toContain(`/manager/orders/${shopper.id()}/mail`);
    expect(sent?.text).not.toContain('/open?k=');
  });

  it('are asked about once a day, by the hour where one is close to its end, and not at a host that is away', async () => {
    const [, at] = await newOwner(['info', 'ordini']);
    held.set(`info@${at}`, 75);
    const ours = () => asked.splice(0).filter((each) => each.endsWith(`@${at}`));
    await look();
    expect(ours().toSorted()).toEqual([`info@${at}`, `ordini@${at}`]);
    await look();
    expect(ours()).toEqual([`info@${at}`]);
    await look(24 * HOUR);
    expect(ours().toSorted()).toEqual([`info@${at}`, `ordini@${at}`]);
    away.add('store1');
    asked.length = 0;
    await look(25 * HOUR);
    expect(asked).toHaveLength(1);
    away.clear();
    await look();
    expect(ours().toSorted()).toEqual([`info@${at}`, `ordini@${at}`]);
  });
});
