/** Nodes of the product: the built one, in a process and a folder of its own each. */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PORTS } from '../../deploy/cluster/index.ts';
import { NODE_FLAGS } from '../../deploy/node-flags.ts';
import { ask } from '../journeys/support/ask.ts';
import type { Network } from './network.ts';
import type { Processes, Running } from './processes.ts';
import { until } from './wait.ts';

export const ROOT = resolve(import.meta.dirname, '../..');
const NODE_BELOW = 'node_modules/.bin/node';
export const NODE = join(ROOT, NODE_BELOW);
const NODES = { web1: 'web', web2: 'web', work1: 'work' } as const;
export type NodeName = keyof typeof NODES;
export const WEB = ['web1', 'web2'] as const;
export type Nodes = ReturnType<typeof makeNodes>;

interface Given {
  folder: string;
  network: Network;
  processes: Processes;
  shopHost: string;
  /** What all nodes have in common. */
  settings: Record<string, string | undefined>;
}

export function makeNodes({ folder, network, processes, settings, shopHost }: Given) {
  const running = new Map<NodeName, Running>();
  let refusals = 0;
  /** That node itself, past all that stands before it. */
  const askNode = (name: NodeName, host: string, path = '/') =>
    ask({ address: network.address(name), port: PORTS.product }, host, path);
  /** 0: nobody answers. */
  const ready = (name: NodeName, what = ''): Promise<number> =>
    askNode(name, shopHost, `/readyz${what}`).then(
      ({ status }) => status,
      () => 0,
    );

  function begin(name: NodeName, more: Record<string, string>, root: string): Running {
    const own = join(folder, name);
    mkdirSync(own, { recursive: true });
    const env = {
      ...settings,
      // As its units start it (deploy/systemd).
      MALLOC_ARENA_MAX: '2',
      ROLE: NODES[name],
      HOST: network.address(name),
      PORT: String(PORTS.product),
      ASK_HOST: network.address(name),
      ASK_PORT: String(PORTS.ask),
      DATA_DIR: own,
      ...more,
    };
    const command = [join(root, NODE_BELOW), ...NODE_FLAGS, join(root, 'server/main.ts')];
    const node = processes.start(name, network.on(name, command), env);
    running.set(name, node);
    return node;
  }
  const there = (name: NodeName): Running => {
    const node = running.get(name);
    if (!node) throw new Error(`${name} was never started`);
    return node;
  };
  /** Resolves when it says that it is ready. @param root of the built product that it runs */
  async function start(name: NodeName, more: Record<string, string> = {}, root = ROOT): Promise<void> {
    const node = begin(name, more, root);
    await until(
      `${name} is ready`,
      async () => {
        if (!node.lives()) throw new Error(node.words().slice(-2000));
        const { status, body } = await askNode(name, shopHost, '/readyz');
        return status === 200 || body.toString();
      },
      120,
    );
  }
  /** As an upgrade does it: asked to end, and it answers until nobody sends it anything. */
  const drain = (name: NodeName): Promise<number | null> => {
    there(name).kill('SIGTERM');
    return there(name).gone;
  };
  /** The exit code of the one that was there. */
  async function restart(name: NodeName, more: Record<string, string> = {}, root = ROOT): Promise<number | null> {
    const code = await drain(name);
    await start(name, more, root);
    return code;
  }
  return {
    names: Object.keys(NODES) as NodeName[],
    ask: askNode,
    ready,
    there,
    start,
    /** What a further node prints that does not start. */
    async refused(more: Record<string, string>): Promise<string> {
      const own = join(folder, 'refused');
      mkdirSync(own, { recursive: true });
      const at = { HOST: network.address('work1'), PORT: '3999', DATA_DIR: own };
      const command = network.on('work1', [NODE, join(ROOT, 'server/main.ts')]);
      const node = processes.start(`refused-${(refusals += 1)}`, command, { ...settings, ...at, ...more });
      await until('it has ended', () => !node.lives(), 60).catch(() => node.stop('SIGKILL'));
      return node.words();
    },
    kill: async (name: NodeName): Promise<void> => {
      there(name).kill('SIGKILL');
      await there(name).gone;
    },
    restart,
  };
}
