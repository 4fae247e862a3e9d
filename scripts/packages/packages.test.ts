/** What the packages start is there; that it runs is tried by `npm run packages -- test` (docs/packages.md). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { START_FLAGS } from '../../deploy/node-flags.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const UNITS = readdirSync(join(ROOT, 'deploy/systemd'))
  .filter((name) => name.endsWith('.service'))
  .map((name) => `deploy/systemd/${name}`);
const scriptsIn = (text: string): string[] =>
  [...text.matchAll(/scripts\/([a-z-]+)\.ts/g)].map(([, name]) => name ?? '');

describe('every program is there that is named', () => {
  it.each(UNITS)('by %s', (unit) => {
    const names = scriptsIn(read(unit));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(existsSync(join(ROOT, `scripts/${name}.ts`)), name).toBe(true);
  });
  it.each(['deploy/image/Containerfile', 'deploy/image/compose.yaml'])('by %s', (file) => {
    const names = scriptsIn(read(file));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(existsSync(join(ROOT, `scripts/${name}.ts`)), name).toBe(true);
  });
  it('by the command', () => {
    const names = /^ {2}(doctor .+)\) ;;$/m.exec(read('deploy/deb/vetrina'))?.[1]?.split(' | ') ?? [];
    expect(names).toContain('restore');
    for (const name of names) expect(existsSync(join(ROOT, `scripts/${name}.ts`)), name).toBe(true);
  });
});

describe('Node has the flags of npm start', () => {
  it.each([...UNITS.filter((unit) => read(unit).includes('scripts/start.ts')), 'deploy/image/Containerfile'])(
    'in %s',
    (file) => {
      const started = read(file)
        .split('\n')
        .filter((line) => line.includes('scripts/start.ts'));
      expect(started.map((line) => line.match(/--[a-z-]+=[\w./-]+/g))).toEqual([START_FLAGS]);
    },
  );
});

it('the units of a node differ from that of one machine in what docs/production.md says, and in nothing else', () => {
  const own = /^(?:Description|# Above the file|ExecStart|# Longer than a stop takes|TimeoutStopSec)/;
  const shared = (name: string) =>
    read(`deploy/systemd/${name}`)
      .split('\n')
      .filter((line) => !own.test(line));
  expect(shared('vetrina-web@.service')).toEqual(shared('vetrina.service'));
  expect(shared('vetrina-work@.service')).toEqual(shared('vetrina.service'));
});
