/** Processes of a cluster: each started by a command of its own, its words in a file of its own, ended by its id. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Who runs what refuses to run as root. */
export const NOBODY = 65_534;
const PATIENCE_MS = 15_000;

export type Running = ReturnType<Processes['start']>;

export class Processes {
  readonly #folder: string;
  readonly #all = new Set<{ stop: () => Promise<unknown> }>();
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @param env all of its variables */
  start(name: string, command: readonly string[], env: Record<string, string | undefined>) {
    const log = join(this.#folder, `${name}.log`);
    const out = openSync(log, 'a');
    const [program = '', ...args] = command;
    const child = spawn(program, args, { env, stdio: ['ignore', out, out] });
    closeSync(out);
    const gone = once(child, 'exit').then(() => child.exitCode);
    const running = {
      name,
      pid: child.pid ?? 0,
      /** With its exit code, null after a signal. */
      gone,
      lives: () => child.exitCode === null && child.signalCode === null,
      kill: (signal: NodeJS.Signals) => void child.kill(signal),
      words: () => readFileSync(log, 'utf8'),
      /** Asked to end, and then made to. */
      stop: async (signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> => {
        if (!running.lives()) return child.exitCode;
        child.kill(signal);
        const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
        await gone;
        clearTimeout(late);
        return child.exitCode;
      },
    };
    this.#all.add(running);
    void gone.then(() => this.#all.delete(running));
    return running;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#all].map((each) => each.stop()));
  }
}

/** As a user that is nobody; the process keeps its id. */
export const asNobody = (command: string[]): string[] => [
  'setpriv',
  `--reuid=${NOBODY}`,
  `--regid=${NOBODY}`,
  '--clear-groups',
  ...command,
];
