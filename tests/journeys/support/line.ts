/** A line to a server that a test can cut, or leave half open: nothing comes through, and nobody is told. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export async function openLine(to: { host: string; port: number }) {
  const pairs = new Set<[Socket, Socket]>();
  let cut = false;
  const server = createServer((near) => {
    if (cut) {
      near.resetAndDestroy();
      return;
    }
    const far = connect(to);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    near.pipe(far);
    far.pipe(near);
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        pairs.delete(pair);
        for (const each of pair) each.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const hangUp = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    /** Connections end, and none is taken. */
    cut() {
      cut = true;
      hangUp();
    },
    mend: () => void (cut = false),
    /** Those that are there carry nothing any more; new ones work. */
    freeze() {
      for (const [near, far] of pairs) {
        near.unpipe(far);
        far.unpipe(near);
        // What arrives is read and lost, as on a road that ends nowhere.
        for (const socket of [near, far]) socket.resume();
      }
    },
    async close() {
      hangUp();
      server.close();
      await once(server, 'close');
    },
  };
}
