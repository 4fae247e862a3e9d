/**
 * The product as a process of its own: scripts/start.ts starts it, and starts it again should it end. It is told its
 * configuration by a message and ends in order when the other side lets go of it, or is gone.
 */
import { ConfigError } from '../platform/config.ts';
import { DataFolderHeld } from '../platform/data-lock.ts';
import { startProduct, type Running } from './main.ts';

export interface ProductOrder {
  env: NodeJS.ProcessEnv;
  dev: boolean;
}
/** `refused`: why it does not start. `cause`: what is about to end it. */
export type ProductSays = { ready: true } | { refused: string } | { cause: string };

const CAUSE_LENGTH = 500;
const say = (what: ProductSays) =>
  new Promise<void>((said) => {
    if (process.connected) process.send?.(what, () => said());
    else said();
  });
let running: Promise<Running> | undefined;

process.once('message', ({ env, dev }: ProductOrder) => {
  running = startProduct(env, { dev });
  running.then(
    () => say({ ready: true }),
    async (error: unknown) => {
      const known = error instanceof ConfigError || error instanceof DataFolderHeld;
      const text = error instanceof Error ? (known ? error.message : error.stack) : undefined;
      await say({ refused: text ?? String(error) });
      process.exit(1);
    },
  );
});
process.once('disconnect', () => {
  void Promise.resolve(running?.then((product) => product.stop()))
    .catch(() => undefined)
    .then(() => process.exit(0));
});
process.on('uncaughtExceptionMonitor', (error) => void say({ cause: String(error.stack).slice(0, CAUSE_LENGTH) }));
// A terminal and a service manager send their signals to every process; the one that started us is told too, and lets go.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
