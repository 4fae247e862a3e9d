/** What Node is started with (docs/decisions/0107-a-heap-of-one-gigabyte.md, 0109-the-shape-of-a-tick.md), read where `npm start` reads it. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8')) as {
  scripts: { start: string };
};
/** As units and the image write them: files from the project's root. */
export const START_FLAGS = scripts.start.split(' ').filter((word) => word.startsWith('--'));
/** The same from any folder. */
export const NODE_FLAGS = START_FLAGS.map((flag) => flag.replace('=./', `=${ROOT}/`));
