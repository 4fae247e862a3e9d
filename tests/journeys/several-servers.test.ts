/** Several processes that answer on one port: SERVERS. */
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './support/eventually.ts';
import { openStage, type Stage } from './support/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ SERVERS: '2' }, { ownServer: true });
});
afterAll(() => stage.close());

/** Each time over a new connection: the system decides whose it is. */
const ask = (): Promise<number> =>
  new Promise((done, fail) => {
    get({ host: '127.0.0.1', port: stage.port, path: '/openapi.json', agent: new Agent() }, (res) => {
      res.resume();
      done(res.statusCode ?? 0);
    }).on('error', fail);
  });
const lines = () => stage.log.join('').split('\n');
/** Processes beside the first that have answered something. */
const answered = () =>
  new Set(lines().flatMap((line) => /"server":(\d+).*"path":"\/openapi\.json"/.exec(line)?.[1] ?? []));
const alive = (pid: string): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('server/serve.ts');
  } catch {
    return false;
  }
};

describe('two processes on one port', () => {
  it('both answer, a killed one comes back, and none is left at the end', async () => {
    await eventually(async () => [await ask(), answered().size]).toEqual([200, 1]);
    await eventually(async () => [
      await ask(),
      lines().some((line) => !line.includes('"server":') && line.includes('/openapi.json')),
    ]).toEqual([200, true]);
    const [first = ''] = answered();
    process.kill(Number(first), 'SIGKILL');
    await eventually(async () => [await ask().catch(() => 0), answered().size]).toEqual([200, 2]);
    const all = [...answered()];
    expect(all.filter(alive)).toHaveLength(1);
    expect(await stage.stop()).toBe(0);
    await eventually(() => all.some(alive)).toBe(false);
  });
});
