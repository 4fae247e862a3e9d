/** What Node is started with (docs/decisions/0107-a-heap-of-one-gigabyte.md), read where `npm start` reads it. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const { scripts } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../package.json'), 'utf8')) as {
  scripts: { start: string };
};
export const NODE_FLAGS = scripts.start.split(' ').filter((word) => word.startsWith('--'));
