import type { Server, Socket } from 'node:net';
import type { Config } from '../platform/config.ts';
import { networkOf, proxyKnown } from './http/client-address.ts';

/**
 * How many connections the server of this process holds, and how many of one network, so that nobody fills the port
 * alone. More are closed as they come. A proxy of ours is no one network. To be called when everybody who listens for
 * connections does.
 */
export function limitConnections(
  server: Server,
  { connections: { most, mostOfOne }, trustProxy }: Pick<Config, 'connections' | 'trustProxy'>,
): void {
  const held = new Map<string, number>();
  const isProxy = proxyKnown(trustProxy);

  server.maxConnections = most;
  const listeners = server.listeners('connection') as ((this: Server, socket: Socket) => void)[];
  server.removeAllListeners('connection');
  server.on('connection', (socket) => {
    const peer = socket.remoteAddress;
    if (peer !== undefined && !isProxy(peer)) {
      const network = networkOf(peer);
      const count = (held.get(network) ?? 0) + 1;
      if (count > mostOfOne) {
        socket.resetAndDestroy();
        return;
      }
      held.set(network, count);
      socket.once('close', () => {
        const left = (held.get(network) ?? 1) - 1;
        if (left === 0) held.delete(network);
        else held.set(network, left);
      });
    }
    for (const listener of listeners) listener.call(server, socket);
  });
}
