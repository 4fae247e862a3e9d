import type { Server, Socket } from 'node:net';
import type { Config } from '../platform/config.ts';
import { networkOf, proxyKnown } from './http/client-address.ts';

/**
 * How many connections the servers of this process hold: so many on each port, and of one network so many on all of
 * them, so that nobody fills the ports alone. More are closed as they come. A proxy of ours is no one network.
 */
export function createConnectionLimit({
  connections: { most, mostOfOne },
  trustProxy,
}: Pick<Config, 'connections' | 'trustProxy'>): (server: Server) => void {
  const held = new Map<string, number>();
  const isProxy = proxyKnown(trustProxy);

  /** To be called when everybody who listens for connections does. */
  return (server) => {
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
  };
}
