/**
 * `npm run drill -- <folder>`: restores the pgBackRest repository into an empty place as it was at one second, looks at it
 * with the product, and writes down how long that took. docs/runbooks/restore-to-a-second.md
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../platform/config.ts';
import type * as App from '../server/app.ts';
import { drill, type Report } from './drill/drill.ts';

const USAGE = `  npm run drill -- /var/lib/vetrina-drill [--at 2026-11-29T01:02:03Z] [--sites 50]
  --at         the second to restore; absent: ten minutes ago
  --sites      how many are opened, drawn by chance
  --files      where photos and built sites lie that are on a disk; absent: DATA_DIR/files
  --postgres   folder of PostgreSQL's programs; absent: Debian's of the version that is in the repository
  --no-vendors their books are not asked for
  --keep       leaves what was restored`;
const BEFORE_MS = 10 * 60 * 1000;
const root = resolve(import.meta.dirname, '..');

const told = ({ at, until, gigabytes, seconds, sites, differences, wrong, kept }: Report): string => {
  const parts = Object.entries(seconds).map(([part, time]) => `${part} ${time.toFixed(1)} s`);
  const kinds = Object.entries(differences ?? {}).map(([kind, n]) => `${n} ${kind}`);
  return [
    `Data of ${at}; the last transaction is of ${until ?? 'a moment that nobody wrote down'}; ${gigabytes.toFixed(2)} GB.`,
    `${sites} sites opened. Vendors: ${differences ? kinds.join(', ') || 'no difference' : 'not asked'}.`,
    `${parts.join(', ')}.`,
    ...wrong.map((each) => `WRONG ${each}`),
    ...(kept === null ? [] : [`What was restored is in ${kept}`]),
  ].join('\n');
};

process.umask(0o077);
const ending = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.once(name, () => ending.abort(new Error(`Ended by ${name}; what was restored is removed.`)));
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      at: { type: 'string' },
      sites: { type: 'string', default: '50' },
      files: { type: 'string' },
      postgres: { type: 'string' },
      vendors: { type: 'boolean', default: true },
      keep: { type: 'boolean', default: false },
    },
  });
  const [folder] = positionals;
  const at = values.at === undefined ? new Date(Date.now() - BEFORE_MS) : new Date(values.at);
  const sites = Number(values.sites);
  if (!folder || Number.isNaN(at.getTime()) || !Number.isInteger(sites) || sites < 0) throw new Error(USAGE);
  if (process.getuid?.() === 0)
    throw new Error('PostgreSQL does not run as root: be the user of the product, who may read the repository.');
  const built = join(root, 'build/server/index.js');
  if (!existsSync(built)) throw new Error('The product is not built: npm run build');
  const { hostsOfSites } = (await import(built)) as typeof App;
  const config = readConfig(process.env);
  const report = await drill({
    folder: resolve(folder),
    at,
    sites,
    config,
    hostsOfSites,
    files: resolve(values.files ?? join(config.dataDir, 'files')),
    programs: values.postgres,
    vendors: values.vendors,
    keep: values.keep,
    signal: ending.signal,
  });
  process.stdout.write(`${told(report)}\n`);
  process.exitCode = report.wrong.length === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
