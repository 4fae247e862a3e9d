/** Node's own HTTP server as the peer: what it takes for the same bytes is the least that the product can take. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { NODE_FLAGS } from '../../deploy/node-flags.ts';
import { freePort } from '../../platform/free-port.ts';

const PATIENCE_MS = 20_000;

/** `folder`: for the page and its headers. Throws when it does not answer. */
export async function startBareHttp({
  folder,
  hosts,
  body,
  headers,
}: {
  folder: string;
  hosts: string[];
  body: Buffer;
  headers: Record<string, string>;
}): Promise<{ port: number; pids: number[]; stop(): Promise<void> }> {
  const port = await freePort();
  const [page, given] = [join(folder, 'bare-page'), join(folder, 'bare.json')];
  writeFileSync(page, body);
  writeFileSync(given, JSON.stringify({ hosts, headers }));
  const child = spawn(
    process.execPath,
    [...NODE_FLAGS, join(import.meta.dirname, 'bare-answers.ts'), String(port), page, given],
    { stdio: 'ignore' },
  );
  for (const started = performance.now(); ; await sleep(50)) {
    const answers = await fetch(`http://127.0.0.1:${port}/`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (answers) break;
    if (child.exitCode !== null || performance.now() - started > PATIENCE_MS) throw new Error('bare http is not there');
  }
  return {
    port,
    pids: [child.pid ?? 0],
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
