/** `npm run doctor`: what is missing or wrong for this installation, one line for each thing. Exit code 0 when all is well. */
import { resolve } from 'node:path';
import { examine } from '../server/doctor/examine.ts';

const { lines, well } = await examine(process.env, { now: new Date(), root: resolve(import.meta.dirname, '..') });
process.stdout.write(`${lines.join('\n')}\n\n${well ? 'All is well.' : 'Something is wrong: see the lines above.'}\n`);
process.exit(well ? 0 : 1);
