import { WEB } from '../nodes.ts';
import { SHOP } from '../cluster.ts';
import { openTaskOf, runJob } from '../jobs.ts';
import type { Hands, Row } from '../row.ts';

const DAY_MS = 86_400_000;

export const CLOCK: Row = {
  fault: 'a clock ten minutes wrong on one node, a day wrong at the card provider',
  how: 'web1 before and behind by ten minutes (faketime), an order bought meanwhile, its mailed link opened at each node; then the provider’s clock before and behind by a day, another order each',
  goal: 'the orders end live, links open at each node, nobody is refused wrongly; a person is told of the day, and no more when the clocks agree',
  needs: ['faketime'],
  async run(hands) {
    const { cluster, ledger } = hands;
    const { nodes, vendors, programs, database } = cluster;
    const wrong: string[] = [];
    try {
      for (const drift of ['+10m', '-10m']) {
        const lying = { LD_PRELOAD: programs.path('faketime'), FAKETIME: drift, FAKETIME_DONT_FAKE_MONOTONIC: '1' };
        await nodes.restart('web1', lying);
        const date = (await nodes.ask('web1', SHOP, '/livez')).headers.date ?? '';
        const off = Math.round((Date.parse(date) - Date.now()) / 60_000);
        if (Math.abs(off) !== 10) throw new Error(`its clock is not wrong: ${date}`);
        wrong.push(...(await mailedLinks(hands, drift, () => ledger.buy())));
      }
    } finally {
      await nodes.restart('web1');
    }

    /** What a person is told after the provider was asked for a payment form that nobody has paid yet. */
    async function compared(): Promise<string | null> {
      await database.rows('update checkout_sessions set next_ask_at = now() where next_ask_at is not null');
      await runJob(cluster, 'billing.reconcile-checkouts', {});
      return openTaskOf(cluster, 'billing.clock');
    }
    const told: string[] = [];
    try {
      for (const [says, days] of Object.entries({ before: 1, behind: -1 })) {
        vendors.cardClock.aheadMs = days * DAY_MS;
        const buyer = await ledger.prepare();
        told.push(`${says}: ${await compared()}`);
        if (!/ 86[34]\d\d s /.test(told.at(-1) ?? '')) wrong.push(`${says}: nobody is told`);
        const bought = () => ledger.pay(buyer).then(() => ledger.live(buyer.id));
        wrong.push(...(await mailedLinks(hands, says, bought)));
      }
    } finally {
      vendors.cardClock.aheadMs = 0;
    }
    const last = await ledger.prepare();
    if ((await compared()) !== null) wrong.push('still told of it');
    await ledger.pay(last);
    await ledger.live(last.id);
    return {
      text: `${wrong.length === 0 ? '5 orders live, every link opened' : wrong.join('; ')}; a person is told, provider a day ${told.join(', ')}`,
      good: wrong.length === 0,
    };
  },
};

/** What is wrong with the links that were mailed while it was bought. */
async function mailedLinks({ cluster }: Hands, says: string, buy: () => Promise<unknown>): Promise<string[]> {
  const { nodes, vendors } = cluster;
  const known = vendors.mail.messages().length;
  await buy();
  const links = vendors.mail
    .messages()
    .slice(0, vendors.mail.messages().length - known)
    .flatMap(({ text }) => /https:\S+\/open\?k=[\w-]+/.exec(text)?.[0] ?? []);
  const wrong = links.length === 0 ? [`${says}: no link was mailed`] : [];
  for (const link of links)
    for (const name of WEB) {
      const { pathname, search } = new URL(link);
      const { status } = await nodes.ask(name, SHOP, pathname + search);
      if (status !== 303) wrong.push(`${says}: a link at ${name}: ${status}`);
    }
  return wrong;
}
