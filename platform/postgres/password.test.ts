/** The password of the database that comes with the product: whoever has it reads everything. */
import { existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as soon } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startCluster } from './cluster.ts';

const LARGE = 1_000_000;
const read = (path: string): string => {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
};
/** Command lines and environments of every process that we may look at; nothing where the machine shows none. */
const processes = (): string[] =>
  existsSync('/proc/self/cmdline')
    ? readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .flatMap((id) => [read(`/proc/${id}/cmdline`), read(`/proc/${id}/environ`)])
    : [];
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => lstatSync(path, { throwIfNoEntry: false })?.isFile());

it('stands in one file that its owner alone reads, and in no other and no list of processes, while it is made and after', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vetrina-password-'));
  const seen = new Set<string>();
  const state = { made: false };
  const starting = startCluster(folder).finally(() => (state.made = true));
  while (!state.made) {
    for (const text of processes()) seen.add(text);
    // Where initdb is handed things: beside the cluster, in whatever is no part of it.
    for (const name of readdirSync(folder)) if (name !== 'postgres.json') seen.add(read(join(folder, name)));
    await soon();
  }
  const cluster = await starting;
  const kept = JSON.parse(read(join(folder, 'postgres.json'))) as { base: string; password: string };
  try {
    expect(kept.password.length).toBeGreaterThan(20);
    for (const text of processes()) seen.add(text);
    expect([...seen].filter((text) => text.includes(kept.password))).toEqual([]);
    const files = [...filesOf(folder), ...filesOf(kept.base)].filter((path) => lstatSync(path).size < LARGE);
    expect(files.length).toBeGreaterThan(100);
    const holding = new Set(files.filter((path) => read(path).includes(kept.password)));
    expect([...holding]).toEqual([join(folder, 'postgres.json')]);
    expect(lstatSync(join(folder, 'postgres.json')).mode & 0o777).toBe(0o600);
  } finally {
    await cluster.stop();
    for (const path of [kept.base, folder]) rmSync(path, { recursive: true, force: true });
  }
});
