import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DataFolderHeld, holderOf, lockDataDir } from './data-lock.ts';
import { takeLock } from './folder-lock.mjs';

let folder: string;
let children: ChildProcess[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vetrina-lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Another process that has the lock, until it is killed. */
async function holding(dataDir: string): Promise<ChildProcess> {
  const lock = JSON.stringify(join(import.meta.dirname, 'data-lock.ts'));
  const text = `const { lockDataDir } = await import(${lock});
    await lockDataDir(${JSON.stringify(dataDir)}, { port: 3333 });
    console.log('held'); setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', text], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

describe('the data folder has one holder', () => {
  it('whoever comes second is told who holds it', async () => {
    const first = await holding(folder);
    await expect(lockDataDir(folder, { port: 1 })).rejects.toThrow(
      `The data folder ${folder} is in use by Vetrina on port 3333 (process ${first.pid}). Stop it first`,
    );
    expect(holderOf(folder)).toContain('Vetrina on port 3333');
  });

  it('a holder that is stopped in the middle of its work holds it still', async () => {
    const first = await holding(folder);
    process.kill(first.pid ?? 0, 'SIGSTOP');
    await expect(lockDataDir(folder, { port: 1 })).rejects.toThrow(DataFolderHeld);
    process.kill(first.pid ?? 0, 'SIGCONT');
    await expect(lockDataDir(folder, { port: 1 })).rejects.toThrow(DataFolderHeld);
  });

  it('the next start has it at once when the holder was killed, also a stopped one', async () => {
    const first = await holding(folder);
    process.kill(first.pid ?? 0, 'SIGSTOP');
    first.kill('SIGKILL');
    await once(first, 'exit');
    const lock = takeLock(join(folder, 'lock'));
    expect(lock).not.toBeNull();
    lock?.release();
  });

  it('another way to the same folder leads to the same lock', async () => {
    await holding(folder);
    const link = `${folder}-link`;
    symlinkSync(folder, link);
    await expect(lockDataDir(link, { port: 1 })).rejects.toThrow(DataFolderHeld);
    rmSync(link);
  });

  it('given back it is free, and says nothing of itself to others on this machine', async () => {
    const lock = await lockDataDir(folder, { port: 1 });
    expect(statSync(join(folder, 'lock')).mode & 0o077).toBe(0);
    lock.release();
    expect(holderOf(folder)).toBeNull();
    (await lockDataDir(folder, { port: 2 })).release();
  });

  it('a program’s folder is shared by all that run from it, and closed to an installation meanwhile', () => {
    const running = [takeLock(folder, { shared: true }), takeLock(folder, { shared: true })];
    expect(takeLock(folder)).toBeNull();
    for (const each of running) each?.release();
    const installation = takeLock(folder);
    expect(installation).not.toBeNull();
    expect(takeLock(folder, { shared: true })).toBeNull();
    installation?.release();
  });
});
