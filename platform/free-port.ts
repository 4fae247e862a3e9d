import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port of loopback for a program that starts a little later. Below the range from which systems lend ports (Linux: 32768
 * and up): one of those could be somebody's outgoing connection by then.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 18_000 + Math.floor(Math.random() * 14_000);
    const probe = createServer().listen(port, '127.0.0.1');
    const free = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!free) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
