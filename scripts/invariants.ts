/** Runs the invariants of following a page: `npm run invariants -- 1000000 [M5]`. Prints cases, seconds and what failed. */
import fc from 'fast-check';
import { Tape } from '../tests/content/cases.ts';
import { INVARIANTS } from '../tests/content/invariants.ts';

const [cases = '10000', only = ''] = process.argv.slice(2);
let failed = 0;
for (const { name, holds } of INVARIANTS.filter((one) => one.name.startsWith(only))) {
  const began = process.cpuUsage().user;
  const result = fc.check(
    fc.property(fc.uint8Array({ minLength: 150, maxLength: 150 }), (bytes) => holds(new Tape(bytes))),
    { numRuns: Number(cases) },
  );
  const seconds = ((process.cpuUsage().user - began) / 1e6).toFixed(1);
  console.log(
    `${result.failed ? 'FAILS' : 'holds'} ${String(result.numRuns).padStart(8)} cases ${seconds.padStart(7)} s  ${name}`,
  );
  if (!result.failed) continue;
  failed += 1;
  console.log(String(result.errorInstance).slice(0, 6000), `\nseed ${result.seed}`);
}
process.exitCode = failed === 0 ? 0 : 1;
