/** `npm run doctor`: what is missing or wrong for this installation, one line for each thing. Exit code 0 when all is well. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type * as App from '../server/app.ts';

const root = resolve(import.meta.dirname, '..');
// Rooms say what is to be looked at; Node cannot run their sources by itself.
const built = join(root, 'build/server/index.js');
if (!existsSync(built)) {
  process.stderr.write('The product is not built: npm run build\n');
  process.exit(1);
}
const { examine } = (await import(built)) as typeof App;
const { lines, well } = await examine(process.env, { now: new Date(), root });
process.stdout.write(`${lines.join('\n')}\n\n${well ? 'All is well.' : 'Something is wrong: see the lines above.'}\n`);
process.exit(well ? 0 : 1);
