/**
 * A room is a plug: no file knows a leaf but its own; in a copy of the tree all leaves are taken out with their folders and
 * their one line, a toy room that uses every key is put in by one line, and what is left type-checks, starts, sells and
 * publishes.
 */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
/** Rooms on which no other stands; each with nothing more than its folders and its line. */
const LEAVES = ['digests', 'free-sites', 'booking', 'shop', 'newsletter'];
/** Screens of a leaf: a folder among the routes, and a line of app/routes.ts. */
const SCREENS: Record<string, string> = {
  digests: 'letter',
  'free-sites': 'free',
  booking: 'manager/bookings',
  shop: 'manager/shop',
  newsletter: 'manager/news',
};
/** Whose folder of adapters is named for what it reads. */
const ADAPTERS: Record<string, string> = { booking: 'calendar-feeds' };
const adaptersOf = (leaf: string): string => `adapters/${ADAPTERS[leaf] ?? leaf}`;
/** What its line plugs in, where that is not the name of its folder. */
const PLUGS: Record<string, string> = { 'free-sites': 'freeSites' };
const COPIED =
  'app server modules site-kit adapters platform types sandboxes migrations public scripts package.json tsconfig.json ' +
  'react-router.config.ts vite.config.ts .react-router tests/support tests/fixtures tests/contracts tests/journeys/support tests/toy';
/** The product and what its tests stand on; files that prove a room go with it. */
const TYPES = {
  extends: './tsconfig.json',
  include: [
    ...['app', 'server', 'modules', 'site-kit', 'adapters', 'platform', 'types', 'tests/toy'].map(
      (each) => `${each}/**/*`,
    ),
    '.react-router/types/**/*',
  ],
  exclude: ['node_modules', '**/*.test.ts', '**/*.test.tsx'],
};
const VITEST = `import { defineConfig } from 'vitest/config';
export default defineConfig({ test: { include: ['tests/toy/toy.probe.ts'], testTimeout: 300_000, maxWorkers: 1,
  server: { deps: { inline: ['stdnum'] } } } });`;

let copy: string;
const at = (path: string) => join(copy, path);
const run = promisify(execFile);
const command = async (name: string, ...args: string[]): Promise<string> => {
  const env = { ...process.env, PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH']}`, VITEST: '' };
  try {
    await run(join(ROOT, 'node_modules/.bin', name), args, { cwd: copy, env, maxBuffer: 64 * 1024 * 1024 });
    return '';
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return `${stdout}${stderr}`;
  }
};
const list = () => readFileSync(at('server/modules.ts'), 'utf8');
const write = (text: string) => writeFileSync(at('server/modules.ts'), text);

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'vetrina-unplug-'));
  for (const path of COPIED.split(' ')) cpSync(join(ROOT, path), at(path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), at('node_modules'));
  writeFileSync(at('tsconfig.unplug.json'), JSON.stringify(TYPES));
  writeFileSync(at('vitest.config.ts'), VITEST);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** What a file imports of ours, as paths from the root. */
const importsOf = (file: string): string[] =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(/(?:from|import|import\() ?'(\.[^']*)'/g)].map(([, path]) =>
    join(dirname(file), path ?? ''),
  );
const FILES = COPIED.split(' ')
  .filter((folder) => !folder.includes('.'))
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );

/** Alone: whatever stays asks for nothing of a leaf that goes. What types say when all of them are gone holds for each. */
it.each(LEAVES)('no file but its own, and the list, knows %s [P14]', (leaf) => {
  const own = [`modules/${leaf}/`, `${adaptersOf(leaf)}/`, ...(SCREENS[leaf] ? [`app/routes/${SCREENS[leaf]}/`] : [])];
  const isOwn = (path: string) => own.some((folder) => path.startsWith(folder));
  const knowing = FILES.filter((file) => !isOwn(file) && !file.startsWith('tests/') && importsOf(file).some(isOwn));
  expect(FILES.filter(isOwn).length).toBeGreaterThan(3);
  // Its screens by one line more.
  expect(knowing.toSorted()).toEqual([...(SCREENS[leaf] ? ['app/routes.ts'] : []), 'server/modules.ts']);
});

it('all of them go with their folders and their lines, and a toy room comes by one [P14]', async () => {
  for (const leaf of LEAVES) takeOut(leaf);
  expect(await command('react-router', 'typegen')).toBe('');
  const without = list();
  const plugged = without
    .replace('import { retention }', "import { toy } from '../tests/toy/module.server.ts';\nimport { retention }")
    .replace('  plug(retention),', '  plug(retention),\n  plug(toy),');
  write(plugged);
  const lineOfToy = (line: string) => /\btoy\b/.test(line);
  expect(
    plugged
      .split('\n')
      .filter((line) => !lineOfToy(line))
      .join('\n'),
  ).toBe(without);
  // One checker: each works out the types of all files for itself (scripts/check.ts).
  expect(await command('tsc', '-p', 'tsconfig.unplug.json', '--checkers', '1')).toBe('');
  expect(await command('vitest', 'run', '--root', copy)).toBe('');
});

function takeOut(leaf: string): void {
  for (const folder of [`modules/${leaf}`, adaptersOf(leaf)]) rmSync(at(folder), { recursive: true, force: true });
  const screen = SCREENS[leaf];
  if (screen) {
    const name = screen.split('/').at(-1) ?? '';
    rmSync(at(`app/routes/${screen}`), { recursive: true, force: true });
    const routes = readFileSync(at('app/routes.ts'), 'utf8').split('\n');
    writeFileSync(
      at('app/routes.ts'),
      routes.filter((line) => !line.includes(`routes/${screen}/`) && line !== `  ${name},`).join('\n'),
    );
  }
  const lines = list().split('\n');
  const plugged = new RegExp(`^  plug\\(${PLUGS[leaf] ?? leaf}\\b.*\\),$`);
  const isOwn = (line: string) => [`/modules/${leaf}/`, `/${adaptersOf(leaf)}/`].some((path) => line.includes(path));
  const rest = lines.filter((line) => !isOwn(line) && !plugged.test(line));
  expect(lines.length - rest.length).toBe(ADAPTERS[leaf] ? 3 : 2);
  write(rest.join('\n'));
}
