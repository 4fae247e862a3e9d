/** docs/mutants.md: what became of each fault. A run of some of them, or by one of the two, keeps what others said. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SEEDS } from './by-simulator.ts';
import { MUTANTS } from './list.ts';
import type { Seen } from './seen.ts';

const FILE = join(resolve(import.meta.dirname, '../..'), 'docs/mutants.md');
const LONGEST = 160;
/** Who looks: the tests that the list names, or the simulator alone. */
export const EYES = ['tests', 'simulator'] as const;
export type Eyes = (typeof EYES)[number];
export type Findings = Map<string, Partial<Record<Eyes, string>>>;
const NOT_TRIED = '–';

const inCell = (text: string): string => text.replaceAll('|', '/').replace(/\s+/g, ' ').slice(0, LONGEST).trim();

export function cellOf(seen: Seen): string {
  if (seen.as === 'unseen') return 'not seen';
  return seen.as === 'seen' ? inCell(seen.by) : inCell(`does not load: ${seen.why}`);
}
const isSeen = (cell: string | undefined): boolean =>
  cell !== undefined && cell !== NOT_TRIED && cell !== 'not seen' && !cell.startsWith('does not load');

/** What the file says now. */
export function keptFindings(): Findings {
  const kept: Findings = new Map();
  if (!existsSync(FILE)) return kept;
  for (const line of readFileSync(FILE, 'utf8').split('\n')) {
    const [, name, tests = '', simulator = ''] = /^\| `([\w-]+)` \| .* \| (.+) \| (.+) \|$/.exec(line) ?? [];
    if (name !== undefined) kept.set(name, { tests, simulator });
  }
  return kept;
}

/** The faults that these eyes are asked about. */
export const meantFor = (eyes: Eyes): typeof MUTANTS =>
  MUTANTS.filter(({ unsimulated }) => eyes === 'tests' || unsimulated === undefined);

/** "38 of 40 seen by the tests; …" */
export function figures(findings: Findings): string {
  const seen = (eyes: Eyes) => meantFor(eyes).filter(({ name }) => isSeen(findings.get(name)?.[eyes])).length;
  const lived = meantFor('simulator');
  const tried = lived.filter(({ name }) => (findings.get(name)?.simulator ?? NOT_TRIED) !== NOT_TRIED).length;
  const some = tried === lived.length ? '' : ` (${tried} tried)`;
  return (
    `seen by tests ${seen('tests')} of ${MUTANTS.length}, ` +
    `seen by the simulator alone ${seen('simulator')} of ${lived.length}${some}`
  );
}

export function writeTable(findings: Findings): void {
  const rows = MUTANTS.map(({ name, about, means, unsimulated }) => {
    const { tests = NOT_TRIED, simulator = NOT_TRIED } = findings.get(name) ?? {};
    return `| \`${name}\` | ${about}: ${inCell(means)} | ${tests} | ${unsimulated === undefined ? simulator : `not its business: ${unsimulated}`} |`;
  });
  const text = `# Faults on purpose

${MUTANTS.length} named faults of money, names, mail, rights, rows of the specification, hands and what an owner holds, each as somebody could write it by mistake (\`scripts/mutants\`).
\`npm run mutants -- [--only name] [--by tests|simulator] [--write]\` puts one at a time into a copy of the tree, runs what should see
it and takes it back; \`--write\` keeps what was found here. The tests are the fewest of \`npm test\` that should see it, up to the
first that fails; the simulator lives those of the years of seeds 1 to ${SEEDS} that come by the fault at all (a year that never enters its block is the same
year with it), those that come by it most often first, up to the first broken rule. Its rules know nothing of the faults: each says what is so in
the world ([simulation.md](simulation.md)). Of ${MUTANTS.length - meantFor('simulator').length} faults no lifecycle can tell; the table says why. A failing test
fails twice before it counts, and both run once without any fault and must be content. A fault with which the product does not load is not seen: it proves nothing of the tests.

**${figures(findings)}.**

| fault | what it would mean | seen by the test | seen by the simulator |
|---|---|---|---|
${rows.join('\n')}
`;
  writeFileSync(FILE, text);
}
