/**
 * `npm run mutants -- [--only name] [--by tests|simulator] [--write]`: named faults of money, names, mail and rights, one at a
 * time in a copy of the tree, and who sees them (docs/mutants.md). Exits 1 when one was not seen, and at once when the text
 * of a fault is not found exactly once; throws where somebody sees a fault in the product as it is.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { mutated } from './mutants/apply.ts';
import { seenBySimulator } from './mutants/by-simulator.ts';
import { seenByTests } from './mutants/by-tests.ts';
import { makeCopy, type Copy } from './mutants/copy.ts';
import { MUTANTS } from './mutants/list.ts';
import type { Mutant } from './mutants/mutant.ts';
import type { Seen } from './mutants/seen.ts';
import { cellOf, EYES, figures, keptFindings, writeTable, type Eyes } from './mutants/table.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    by: { type: 'string', multiple: true, default: [] },
    write: { type: 'boolean', default: false },
  },
});
const eyes = EYES.filter((each) => values.by.length === 0 || values.by.includes(each));
const wanted = MUTANTS.filter(({ name }) => values.only.length === 0 || values.only.includes(name));
if (eyes.length === 0 || wanted.length < values.only.length || wanted.length === 0) {
  process.stderr.write(
    `--by is one of ${EYES.join(', ')}; --only one of ${MUTANTS.map(({ name }) => name).join(', ')}\n`,
  );
  process.exit(1);
}
for (const mutant of wanted) mutated(mutant, readFileSync(mutant.file, 'utf8'));

const look: Record<Eyes, (copy: Copy, mutant: Pick<Mutant, 'tests' | 'title'>) => Promise<Seen>> = {
  tests: ({ folder }, mutant) => seenByTests(folder, mutant),
  simulator: ({ folder }) => seenBySimulator(folder),
};

const copy = makeCopy();
const findings = keptFindings();
let unseen = 0;
try {
  for (const each of eyes) {
    for (const mutant of wanted) {
      const seen = await copy.with(mutant, () => look[each](copy, mutant));
      if (seen.as !== 'seen') unseen += 1;
      findings.set(mutant.name, { ...findings.get(mutant.name), [each]: cellOf(seen) });
      process.stdout.write(`${mutant.name.padEnd(36)} ${each.padEnd(10)} ${cellOf(seen)}\n`);
      if (values.write) writeTable(findings);
    }
    // Who finds faults where there is none has proved nothing with those that it found.
    for (const all of each === 'tests' ? inTwo(wanted) : wanted.slice(0, 1)) {
      const whole = await look[each](copy, all);
      if (whole.as !== 'unseen') throw new Error(`${each} without any fault: ${cellOf(whole)}`);
    }
  }
} finally {
  copy.remove();
}
process.stdout.write(`\n${figures(findings)}\n`);
process.exitCode = unseen > 0 ? 1 : 0;

/** All tests that any of these needs, at once: those of whole files, and those that are named by their titles. */
function inTwo(some: Mutant[]): Pick<Mutant, 'tests' | 'title'>[] {
  const filesOf = (those: Mutant[]) => [...new Set(those.flatMap(({ tests }) => tests))];
  const whole = some.filter(({ title }) => title === undefined);
  const named = some.filter(({ title }) => title !== undefined);
  const titles = named.map(({ title }) => title).join('|');
  return [{ tests: filesOf(whole) }, { tests: filesOf(named), title: titles }].filter(({ tests }) => tests.length > 0);
}
