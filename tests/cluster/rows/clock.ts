import { WEB } from '../nodes.ts';
import { SHOP } from '../cluster.ts';
import type { Row } from '../row.ts';

export const CLOCK: Row = {
  fault: 'a clock ten minutes wrong on one node',
  how: 'web1 before and behind by ten minutes (faketime), an order bought meanwhile, its mailed link opened at each node',
  goal: 'the order ends live, links open at each node, nobody is refused wrongly',
  needs: ['faketime'],
  async run({ cluster, ledger }) {
    const { nodes, vendors, programs } = cluster;
    const wrong: string[] = [];
    try {
      for (const drift of ['+10m', '-10m']) {
        await nodes.drain('web1');
        const lying = { LD_PRELOAD: programs.path('faketime'), FAKETIME: drift, FAKETIME_DONT_FAKE_MONOTONIC: '1' };
        await nodes.start('web1', lying);
        const date = (await nodes.ask('web1', SHOP, '/livez')).headers.date ?? '';
        const off = Math.round((Date.parse(date) - Date.now()) / 60_000);
        if (Math.abs(off) !== 10) throw new Error(`its clock is not wrong: ${date}`);
        const known = vendors.mail.messages().length;
        await ledger.buy();
        const links = vendors.mail
          .messages()
          .slice(0, vendors.mail.messages().length - known)
          .flatMap(({ text }) => /https:\S+\/open\?k=[\w-]+/.exec(text)?.[0] ?? []);
        if (links.length === 0) wrong.push(`${drift}: no link was mailed`);
        for (const link of links)
          for (const name of WEB) {
            const { pathname, search } = new URL(link);
            const { status } = await nodes.ask(name, SHOP, pathname + search);
            if (status !== 303) wrong.push(`${drift}: a link at ${name}: ${status}`);
          }
      }
    } finally {
      await nodes.drain('web1');
      await nodes.start('web1');
    }
    return {
      text: wrong.length === 0 ? '2 orders live, every link opened' : wrong.join('; '),
      good: wrong.length === 0,
    };
  },
};
