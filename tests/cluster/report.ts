/** docs/cluster.md: what was tried, on what, and what came of it. */
import type { Line } from './table.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

export interface Facts {
  command: string;
  version: string;
  date: string;
  engines: string;
  minutes: number;
}

export function report(lines: readonly Line[], { command, version, date, engines, minutes }: Facts): string {
  const count = (outcome: Line['outcome']) => lines.filter((line) => line.outcome === outcome).length;
  const rows = lines.map(
    ({ fault, how, goal, outcome, measured, seconds }) =>
      `| ${[fault, how, goal, measured, `${outcome} (${seconds} s)`].map(cell).join(' | ')} |`,
  );
  return `# The cluster, and what was done to it

\`npm run cluster\` starts three nodes of the product, two Caddys with one storage, HAProxy, PostgreSQL twice under Patroni with etcd, pgbouncer, a bucket, an authority and all vendors, each machine a network
of its own, and says where they are. \`npm run cluster -- --test\` makes the rows below with short counts, \`-- --full\` with whole ones, and both write this page. \`--only 4,5\` makes some rows and writes nothing.
It needs root, Debian's packages (fetched and unpacked below \`node_modules/.cache/cluster\`; nothing is installed) and two cores; it is no part of \`npm test\`.

After each row the books are weighed: orders, payments, invoices, names, sites and mails here beside those of every vendor (\`tests/chaos/ledger.ts\`).

Printed by \`${command}\` on ${date}, version ${version}, in ${minutes} minutes: **${count('ok')} ok, ${count('WRONG')} WRONG, ${count('skipped')} skipped**. ${engines}

| fault | how | goal | measured | |
|---|---|---|---|---|
${rows.join('\n')}

## Not tried here

Caddy with certificates in a bucket; an authority that is away for hours (for minutes: nothing here depends on how long); a second region; three members of etcd, of which one may be lost: there is one here. With short counts also the whole ones: 20,000 requests of a deploy, 20 kills of each kind, 100,000 sites, 1,000 strange names. All machines share one processor and one disk: times are those of a loaded machine.
`;
}
