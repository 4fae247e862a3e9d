/** A further node on the database and the folder of a stage: the built product in a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { freePort } from '../../../platform/free-port.ts';
import { hear, untilFound } from './silence.ts';
import type { Stage } from './stage.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** `settings` beyond those of the stage; ready when it resolves. Throws what it printed where it does not start. */
export async function startNode(stage: Stage, settings: Record<string, string> = {}) {
  const port = await freePort();
  const child = spawn(join(ROOT, 'node_modules/.bin/node'), ['--no-memory-reducer', join(ROOT, 'server/main.ts')], {
    cwd: ROOT,
    env: { ...stage.env, PUBLIC_URL: stage.origin, PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      log.push(chunk.toString());
      hear(chunk.toString());
    });
  const gone = once(child, 'exit');
  const origin = `http://localhost:${port}`;
  const ready = () =>
    fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  await untilFound(
    async () => child.exitCode !== null || (await ready()),
    (over) => {
      if (!over) throw new Error('the node is not ready');
    },
  );
  if (child.exitCode !== null) throw new Error(log.join(''));
  return {
    origin,
    port,
    log,
    signal: (name: NodeJS.Signals) => void child.kill(name),
    /** Resolves with the exit code. A second signal would end it at once. */
    async stop(): Promise<number | null> {
      if (child.exitCode === null && !child.killed) child.kill('SIGTERM');
      await gone;
      return child.exitCode;
    },
  };
}
export type FurtherNode = Awaited<ReturnType<typeof startNode>>;
