import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { AppError } from './errors.ts';
import { createWorkerPool, type WorkerPool } from './worker-pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'vetrina-pool-'));
const file = join(folder, 'worker.ts');
const PLATFORM = import.meta.dirname;
writeFileSync(
  file,
  `import { threadId } from 'node:worker_threads';
import { AppError } from ${JSON.stringify(join(PLATFORM, 'errors.ts'))};
import { serveTasks } from ${JSON.stringify(join(PLATFORM, 'serve-tasks.ts'))};
serveTasks({
  where: async () => threadId,
  meet: async (shared: SharedArrayBuffer) => {
    const here = new Int32Array(shared);
    Atomics.add(here, 0, 1);
    Atomics.notify(here, 0);
    while (Atomics.load(here, 0) < 2) if (Atomics.wait(here, 0, 1, 5000) === 'timed-out') return 'alone';
    return 'together';
  },
  'meet as': async (shared: SharedArrayBuffer) => {
    const here = new Int32Array(shared);
    Atomics.add(here, 0, 1);
    Atomics.notify(here, 0);
    while (Atomics.load(here, 0) < 2) Atomics.wait(here, 0, 1, 5000);
    return threadId;
  },
  double: async (bytes: Uint8Array) => bytes.map((byte) => byte * 2),
  refuse: async (fields: Record<string, string>) => {
    throw new AppError('sites.photo-unreadable', { status: 422, reason: 'no picture', fields });
  },
  stumble: async () => { throw new TypeError('a mistake'); },
  crash: async () => { setImmediate(() => { throw new Error('out of everything'); }); await new Promise(() => {}); },
  hang: async () => { for (;;); },
  wait: async (ms: number) => { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms); return 'waited'; },
});
`,
);

let pool: WorkerPool;
const open = (size: number, mostWaiting = 100) => (pool = createWorkerPool({ file, size, mostWaiting }));
afterEach(() => pool.close());
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const away = { name: 'AppError', code: 'http.unavailable', status: 503, retryable: true };

describe('threads beside the event loop', () => {
  it('two tasks run at the same moment on two threads', async () => {
    open(2);
    const shared = new SharedArrayBuffer(4);
    expect(await Promise.all([pool.run('meet', shared), pool.run('meet', shared)])).toEqual(['together', 'together']);
  });
  it('there are never more threads than the pool may have, and they are used again', async () => {
    open(2);
    const threads = await Promise.all(Array.from({ length: 12 }, () => pool.run('where', null)));
    expect(new Set(threads).size).toBeLessThanOrEqual(2);
    expect(threads).toContain(await pool.run('where', null));
  });
  it('threads beyond the first end when nothing comes, and start again when it does', async () => {
    pool = createWorkerPool({ file, size: 2, mostWaiting: 100, idleMs: 30 });
    const threads = async () => {
      const shared = new SharedArrayBuffer(4);
      return Promise.all([pool.run('meet as', shared), pool.run('meet as', shared)]);
    };
    const first = await threads();
    await sleep(200);
    const second = await threads();
    expect(new Set([...first, ...second]).size).toBe(3);
  });
  it('bytes move there and back', async () => {
    open(1);
    const bytes = new Uint8Array([1, 2, 3]);
    expect(await pool.run('double', bytes, [bytes.buffer])).toEqual(new Uint8Array([2, 4, 6]));
    expect(bytes.byteLength).toBe(0);
  });
  it('an error that a person can meet keeps its code, any other its words', async () => {
    open(1);
    const refusal = await pool.run('refuse', { photo: 'x' }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({
      code: 'sites.photo-unreadable',
      status: 422,
      message: 'no picture',
      fields: { photo: 'x' },
    });
    await expect(pool.run('stumble', null)).rejects.toThrow('TypeError: a mistake');
    await expect(pool.run('unheard of', null)).rejects.toThrow('no task is called unheard of');
  });
});

describe('when a thread ends or there is too much to do', () => {
  it('a crash fails the one task that was running; another thread does the rest', async () => {
    open(1);
    const first = await pool.run('where', null);
    const [crashed, after] = await Promise.allSettled([pool.run('crash', null), pool.run('where', null)]);
    expect(crashed).toMatchObject({ status: 'rejected', reason: away });
    expect(after.status).toBe('fulfilled');
    expect(after).not.toMatchObject({ value: first });
  });
  it('a worker file that does not load fails its tasks instead of keeping them waiting', async () => {
    pool = createWorkerPool({ file: join(folder, 'missing.ts'), size: 2, mostWaiting: 100 });
    const tries = await Promise.allSettled([1, 2, 3].map(() => pool.run('where', null)));
    for (const one of tries) expect(one).toMatchObject({ status: 'rejected', reason: away });
  });
  it('more than may wait are turned away at once, the others are served', async () => {
    open(1, 2);
    const shared = new SharedArrayBuffer(4);
    const running = pool.run('meet', shared);
    const waiting = [pool.run('where', null), pool.run('where', null)];
    await expect(pool.run('where', null)).rejects.toMatchObject(away);
    const here = new Int32Array(shared);
    Atomics.add(here, 0, 1);
    Atomics.notify(here, 0);
    expect(await running).toBe('together');
    expect(await Promise.all(waiting)).toHaveLength(2);
  });
  it('a task that takes too long is ended with its thread, and the others go on', async () => {
    const error = () => new AppError('sites.photo-unreadable', { status: 422, reason: 'too long' });
    pool = createWorkerPool({ file, size: 1, mostWaiting: 100, limit: { ms: 3000, of: 'clock', error } });
    const first = await pool.run('where', null);
    const [hung, after] = await Promise.allSettled([pool.run('hang', null), pool.run('where', null)]);
    expect(hung).toMatchObject({ status: 'rejected', reason: { code: 'sites.photo-unreadable' } });
    expect(after.status).toBe('fulfilled');
    expect(after).not.toMatchObject({ value: first });
  });
  it('of a task that only computes the processor is counted: others that keep the machine busy take nothing away', async () => {
    const error = () => new AppError('sites.photo-unreadable', { status: 422, reason: 'too long' });
    pool = createWorkerPool({ file, size: 1, mostWaiting: 100, limit: { ms: 2000, of: 'thread', error } });
    // More than its limit goes by, and nothing is computed: as in a thread that does not get its turn.
    expect(await pool.run('wait', 3000)).toBe('waited');
    await expect(pool.run('hang', null)).rejects.toMatchObject({ code: 'sites.photo-unreadable' });
  });
  it('one that computes nothing ends by the clock', async () => {
    const error = () => new AppError('sites.photo-unreadable', { status: 422, reason: 'too long' });
    pool = createWorkerPool({ file, size: 1, mostWaiting: 100, limit: { ms: 100, of: 'thread', error } });
    await expect(pool.run('wait', 60_000)).rejects.toMatchObject({ code: 'sites.photo-unreadable' });
  });
  it('the start of a thread is not the task’s time: on a busy machine it takes long', async () => {
    const late = join(folder, 'late-worker.ts');
    writeFileSync(
      late,
      `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4000);\nawait import('./worker.ts');\n`,
    );
    const error = () => new AppError('sites.photo-unreadable', { status: 422, reason: 'too long' });
    pool = createWorkerPool({ file: late, size: 1, mostWaiting: 100, limit: { ms: 3000, of: 'clock', error } });
    expect(await pool.run('where', null)).toBeGreaterThan(0);
  });
  it('closing ends a busy thread, fails what runs and waits, and refuses what comes later', async () => {
    open(1);
    const tasks = Promise.allSettled([pool.run('hang', null), pool.run('where', null)]);
    await pool.close();
    for (const task of await tasks) expect(task).toMatchObject({ status: 'rejected', reason: away });
    await expect(pool.run('where', null)).rejects.toMatchObject(away);
  });
});
