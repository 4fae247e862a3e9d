import { SHOP } from '../cluster.ts';
import { EDGES } from '../edges.ts';
import { WEB } from '../nodes.ts';
import type { Row } from '../row.ts';

/** Addresses of the site's own that its page names. */
const addressesIn = (page: string): string[] => [
  ...new Set(Array.from(page.matchAll(/(?:src|href)="(\/[^"#?]*)"/g), ([, path = '']) => path)),
];

export const ONE_TRUTH: Row = {
  fault: 'none: it stands',
  how: 'orders bought through both edges, each call at whichever node; their sites, when nothing is under way any more, asked at each edge and each node',
  goal: 'every address answers alike everywhere; a mailed link opens at each node; books agree',
  async run({ cluster, ledger, counts }) {
    const { nodes, visitor, vendors } = cluster;
    const buyers = await Promise.all(Array.from({ length: counts === 'full' ? 10 : 3 }, () => ledger.buy()));
    // A site that is published while it is asked for is another one for some.
    const wrong: string[] = await ledger.weigh();
    let asked = 0;
    const same = (what: string, answers: { status: number; body: Buffer }[]) => {
      asked += answers.length;
      const [first] = answers;
      if (!first || ![200, 308].includes(first.status)) wrong.push(`${what}: ${first?.status}`);
      for (const { status, body } of answers)
        if (status !== first?.status || !body.equals(first.body))
          wrong.push(`${what}: ${status} beside ${first?.status}`);
    };
    for (const buyer of buyers) {
      const host = await ledger.host(buyer);
      const at = (path: string) =>
        Promise.all([
          ...EDGES.map((edge) => visitor.visit(host, path, { edge })),
          ...WEB.map((name) => nodes.ask(name, host, path)),
        ]);
      const pages = await at('/');
      same(`${host}/`, pages);
      for (const path of addressesIn(pages[0]?.body.toString() ?? '')) same(host + path, await at(path));
    }
    const mail = vendors.mail.messages().find(({ text }) => /\/open\?k=/.test(text));
    const link = new URL(/https:\S+\/open\?k=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? `https://${SHOP}/none`);
    for (const name of WEB) {
      const { status } = await nodes.ask(name, SHOP, link.pathname + link.search);
      if (status !== 303) wrong.push(`a mailed link at ${name}: ${status}`);
    }
    return {
      text: `${buyers.length} orders, ${asked} answers${wrong.length > 0 ? `: ${wrong.slice(0, 5).join('; ')}` : ', all alike'}`,
      good: wrong.length === 0,
    };
  },
};
