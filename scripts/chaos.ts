/**
 * `npm run chaos`: the product is killed, its database broken and its vendors spoiled, and the figures are printed.
 * `-- --seeds=1,2,3` draws other moments, `--kills=120` says how often the process that sends mails is killed; the built product is needed for the restart of the database (`npm run build`).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TESTS = [
  'tests/chaos',
  'modules/billing/permutations.test.ts',
  'modules/domains/registration/faults.test.ts',
  'tests/contracts/vendor-fault-matrix.test.ts',
  'tests/journeys/database-restart.test.ts',
];
const seeds = process.argv.find((given) => given.startsWith('--seeds='))?.slice('--seeds='.length) ?? '1,2,3';
const kills = process.argv.find((given) => given.startsWith('--kills='))?.slice('--kills='.length) ?? '120';
const folder = mkdtempSync(join(tmpdir(), 'vetrina-chaos-'));
const file = join(folder, 'report.jsonl');
const { status } = spawnSync('vitest', ['run', ...TESTS], {
  stdio: 'inherit',
  env: { ...process.env, CHAOS_SEEDS: seeds, CHAOS_KILLS: kills, CHAOS_REPORT: file, PERMUTATIONS: '1000' },
});

type Cell = string | number;
const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
for (const line of lines) {
  const { what, rows } = JSON.parse(line) as { what: string; rows: Record<string, Cell>[] };
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const row = (cells: Cell[]) => `| ${cells.join(' | ')} |`;
  console.log(`\n### ${what}\n\n${row(names)}\n${row(names.map(() => '---'))}`);
  for (const each of rows) console.log(row(names.map((name) => each[name] ?? '')));
}
rmSync(folder, { recursive: true, force: true });
process.exit(status ?? 1);
