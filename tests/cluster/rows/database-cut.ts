import { setTimeout as sleep } from 'node:timers/promises';
import { sitePages } from '../calls.ts';
import { ORDER_COOKIE, SHOP } from '../cluster.ts';
import { callAllTheTime, told } from '../load.ts';
import { WEB } from '../nodes.ts';
import { plant, publishAgain } from '../plant.ts';
import type { Row } from '../row.ts';
import { until } from '../wait.ts';

export const WEB_WITHOUT_DATABASE: Row = {
  fault: 'web nodes cut from the database',
  how: 'what the database’s machine answers them is lost on the way, without a reset',
  goal: 'sites 100 % of warm hosts; the shop 503 with Retry-After, no 404; back by itself',
  needs: ['namespaces'],
  async run({ cluster, ledger, counts }) {
    const { network, nodes, visitor } = cluster;
    const buyer = await ledger.buy();
    const cookie = `${ORDER_COOKIE}=${buyer.client.secret}`;
    const hosts = [await ledger.host(buyer), await plant(cluster, 'warm', 'warm')];
    for (const host of hosts) for (const edge of ['edge1', 'edge2'] as const) await visitor.visit(host, '/', { edge });
    for (const name of WEB) network.loseTo('database', name);
    const statuses = new Map<string, number>();
    const shop = {
      name: 'shop calls',
      ask: async (number: number) => {
        const path = [`/buy_yr/api/order/check/${buyer.id}`, '/vetrina'][number % 4 === 1 ? 0 : 1] ?? '';
        const { status, headers } = await visitor.visit(SHOP, path, { headers: { cookie } });
        const what = status === 503 ? `503${headers['retry-after'] ? '' : ' without Retry-After'}` : String(status);
        statuses.set(what, (statuses.get(what) ?? 0) + 1);
        return null;
      },
    };
    const load = callAllTheTime([sitePages(cluster, hosts), shop], 20);
    let back: number;
    try {
      await until('no node says it can sell', async () => (await nodes.ready('web1', '/shop')) === 503, 60);
      // What was under way when the line was cut has its own end.
      await sleep(8000);
      statuses.clear();
      await sleep(counts === 'full' ? 300_000 : 30_000);
      await load.end();
    } finally {
      for (const name of WEB) network.findAgain('database', name);
      const mended = performance.now();
      for (const name of WEB) await until(`${name} is ready`, async () => (await nodes.ready(name)) === 200, 90);
      back = performance.now() - mended;
    }
    const pages = load.of('site pages');
    const wrong = [...statuses.keys()].filter((each) => !['200', '503'].includes(each));
    return {
      text: `${told('site pages', pages)}; shop: ${[...statuses].map(([what, times]) => `${times} × ${what}`).join(', ')}; back after ${(back / 1000).toFixed(1)} s`,
      good: pages.failed.length === 0 && wrong.length === 0,
    };
  },
};

export const PRIMARY_CUT_OFF: Row = {
  fault: 'the primary cut off, both sides alive',
  how: 'its cable is pulled; it is asked on its own machine whether it still takes writes',
  goal: 'never two that acknowledge a write; the old one demoted ≤ 12 s (ttl and a restart); a publish is seen ≤ 20 s after the new one',
  needs: ['namespaces'],
  async run({ cluster, say }) {
    const { database, network, nodes } = cluster;
    const host = await plant(cluster, 'cut', 'before');
    const page = async (name: (typeof WEB)[number]) => (await nodes.ask(name, host)).body.toString();
    await Promise.all(WEB.map(page));
    const old = await database.primary();
    const other = database.other(old);
    const write = `update nodes set seen_at = seen_at where false; create table if not exists cut_mark (at timestamptz); insert into cut_mark values (now())`;
    say(`  ${old} is cut off`);
    network.cut(old);
    const cut = performance.now();
    const since = () => performance.now() - cut;
    let [lastOld, demoted] = [0, 0];
    const watching = (async () => {
      while (since() < 60_000 && demoted === 0) {
        const taken = await database.askServer(old, write).catch(() => false);
        if (taken) lastOld = since();
        const reads = await database
          .askServer(old, `do $$ begin if not pg_is_in_recovery() then raise 'primary'; end if; end $$`)
          .catch((error: Error) =>
            error.message === 'primary' ? false : /ECONN|ENOENT|starting|shutting/.test(error.message),
          );
        if (reads) demoted = since();
        await sleep(200);
      }
    })();
    try {
      await until('the other is primary', () => database.role(other, '/primary').catch(() => false), 60);
      const firstNew = since();
      await watching;
      await until(
        'the address of the primary leads there',
        () => database.rows('select 1 from nodes for update skip locked limit 1').then(() => true),
        60,
      );
      await publishAgain(cluster, 'cut', 1, 'after');
      const published = performance.now();
      for (const name of WEB) await until(`${name} shows it`, async () => (await page(name)) === 'after', 60);
      const seen = (performance.now() - published) / 1000;
      return {
        text: `the old one acknowledged its last write ${(lastOld / 1000).toFixed(1)} s after the cut and was demoted after ${(demoted / 1000).toFixed(1)} s; the new one wrote after ${(firstNew / 1000).toFixed(1)} s; a publish then was seen by all after ${seen.toFixed(1)} s`,
        good: lastOld < firstNew && demoted > 0 && demoted <= 12_000 && seen <= 20,
      };
    } finally {
      network.mend(old);
      await database.settled();
    }
  },
};
