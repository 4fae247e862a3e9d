/**
 * `npm run packages -- deb [folder]` builds the Debian package, `-- root <folder>` the root folder of the image
 * (deploy/image/Containerfile), `-- test` tries both, the units and the compose file, and writes docs/packages.md.
 */
import { resolve } from 'node:path';
import type * as tried from '../tests/packages/main.ts';
import { openSource } from './open-source.ts';
import { buildDeb } from './packages/deb.ts';
import { makeImageRoot } from './packages/image-root.ts';

const [what = '', folder] = process.argv.slice(2);
try {
  if (what === 'deb') console.log(buildDeb(resolve(folder ?? '.')));
  else if (what === 'root' && folder) makeImageRoot(resolve(folder));
  else if (what === 'test') {
    const source = await openSource();
    const { main } = await source.load<typeof tried>('/tests/packages/main.ts');
    process.exitCode = await main();
    await source.close();
    // What the vendors' sandboxes leave open.
    process.exit();
  } else {
    console.error('npm run packages -- deb [folder] | root <folder> | test');
    process.exitCode = 2;
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
