/** The three commands of `npm run cluster`. Resolves with the exit code. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openCluster, SHOP, type Cluster } from './cluster.ts';
import { ROOT } from './nodes.ts';
import { report } from './report.ts';
import type { Counts } from './row.ts';
import { makeTable } from './table.ts';

/** Of what a run takes: rows that would begin later are skipped, and said to be. */
const MINUTES: Record<Counts, number> = { short: 14, full: 85 };

export interface Wish {
  /** Null: it only runs, until it is told to end. */
  counts: Counts | null;
  /** Numbers of rows, from 1. */
  only: readonly number[] | undefined;
  /** Resolves when somebody wants it to end. */
  ended: Promise<void>;
}

export async function main({ counts, only, ended }: Wish): Promise<number> {
  const began = performance.now();
  const minutes = () => (performance.now() - began) / 60_000;
  const say = (text: string) => console.log(`${minutes().toFixed(1).padStart(5)} min  ${text}`);
  const cluster = await openCluster(say);
  try {
    say('it runs');
    if (counts === null) {
      console.log(places(cluster));
      await ended;
      return 0;
    }
    const late = () => minutes() > MINUTES[counts];
    const lines = await Promise.race([makeTable(cluster, counts, { ...(only ? { only } : {}), say, late }), ended]);
    if (!lines) return 1;
    const facts = {
      command: `npm run cluster -- --${counts === 'full' ? 'full' : 'test'}`,
      version: spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).stdout.trim(),
      date: new Date().toISOString().slice(0, 10),
      engines: engines(cluster),
      minutes: Math.ceil(minutes()),
    };
    if (!only) writeFileSync(join(ROOT, 'docs/cluster.md'), report(lines, facts));
    const wrong = lines.filter(({ outcome }) => outcome === 'WRONG').length;
    const skipped = lines.filter(({ outcome }) => outcome === 'skipped').length;
    say(`${lines.length - wrong - skipped} ok, ${wrong} WRONG, ${skipped} skipped`);
    return wrong > 0 ? 1 : 0;
  } finally {
    await cluster.close();
  }
}

const engines = ({ network, programs }: Cluster): string =>
  `${network.withoutNamespaces === null ? 'Network namespaces' : 'Loopback only'}, PostgreSQL ${/postgresql\/(\d+)/.exec(programs.postgres)?.[1]}, pgbouncer ${programs.pooler.version} by transaction.`;

const places = ({ network, vendors, database, folder, logs }: Cluster): string => `
  https://${SHOP}      at ${network.address('edge1')} and ${network.address('edge2')}: curl -k --resolve ${SHOP}:443:${network.address('edge1')} https://${SHOP}/vetrina
  nodes                ${(['web1', 'web2', 'work1'] as const).map((name) => `${name} http://${network.address(name)}:3000`).join(', ')} (Host: ${SHOP})
  PostgreSQL           ${database.direct}
  mails                ${vendors.mail.inboxUrl}
  card provider        ${vendors.stripe.url}
  files and logs       ${folder}, ${logs}

Ctrl+C ends it.`;
