/**
 * `npm run mutants -- [--only name] [--by tests|simulator] [--write]`: named faults of money, names, mail, rights, rows, hands and owner, one at a
 * time in a copy of the tree, and who sees them (docs/mutants.md). Exits 1 when one was not seen, and at once when the text
 * of a fault is not found exactly once; throws where somebody sees a fault in the product as it is.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { mutated } from './mutants/apply.ts';
import { livedYears, seenBySimulator } from './mutants/by-simulator.ts';
import { seenByTests } from './mutants/by-tests.ts';
import { makeCopy, type Copy } from './mutants/copy.ts';
import { MUTANTS } from './mutants/list.ts';
import type { Mutant } from './mutants/mutant.ts';
import type { Seen } from './mutants/seen.ts';
import { openSimulator } from './mutants/simulator.ts';
import { cellOf, EYES, figures, keptFindings, meantFor, writeTable, type Eyes } from './mutants/table.ts';

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

const findings = keptFindings();
/** How each looks. Throws where it finds something in the product as it is: then it has proved nothing with what it found. */
const openEyes: Record<
  Eyes,
  (copy: Copy) => Promise<{ look: (mutant: Mutant) => Promise<Seen>; close: () => Promise<void> }>
> = {
  async tests(copy) {
    for (const all of inTwo(wanted)) {
      const whole = await seenByTests(copy.folder, all);
      if (whole.as !== 'unseen') throw new Error(`tests without any fault: ${cellOf(whole)}`);
    }
    const look = (mutant: Mutant) => {
      const text = mutated(mutant, readFileSync(mutant.file, 'utf8'));
      return copy.with(new Map([[mutant.file, text]]), () => seenByTests(copy.folder, mutant));
    };
    return { look, close: () => Promise.resolve() };
  },
  async simulator(copy) {
    const simulator = await openSimulator(copy);
    const years = await livedYears(copy, simulator, meantFor('simulator'));
    const look = (mutant: Mutant) => {
      // What saw it the last time is asked first.
      const [, last] = /^seed (\d+):/.exec(findings.get(mutant.name)?.simulator ?? '') ?? [];
      const seeds = years.get(mutant.name) ?? [];
      return seenBySimulator(
        simulator,
        mutant,
        seeds.toSorted((a, b) => +(b === Number(last)) - +(a === Number(last))),
      );
    };
    return { look, close: () => simulator.close() };
  },
};

const copy = makeCopy();
let unseen = 0;
try {
  for (const each of eyes) {
    const { look, close } = await openEyes[each](copy);
    for (const mutant of meantFor(each).filter((some) => wanted.includes(some))) {
      const seen = await look(mutant);
      if (seen.as !== 'seen') unseen += 1;
      findings.set(mutant.name, { ...findings.get(mutant.name), [each]: cellOf(seen) });
      process.stdout.write(`${mutant.name.padEnd(36)} ${each.padEnd(10)} ${cellOf(seen)}\n`);
      if (values.write) writeTable(findings);
    }
    await close();
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
