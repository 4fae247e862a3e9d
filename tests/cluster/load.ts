/** People who call all the time, each kind of call counted: what failed, and how long the others took. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface Call {
  name: string;
  /** Null: as it should be; else what was wrong with it. */
  ask: (number: number) => Promise<string | null>;
}
interface Seen {
  asked: number;
  failed: string[];
  ms: number[];
}
export type Load = ReturnType<typeof callAllTheTime>;

/** `each` calls a second of all kinds together, by turns; no call waits for another. */
export function callAllTheTime(calls: readonly Call[], each: number) {
  const seen = new Map<string, Seen>(calls.map(({ name }) => [name, { asked: 0, failed: [], ms: [] }]));
  const underWay = new Set<Promise<void>>();
  const end = new AbortController();

  async function one({ name, ask }: Call, number: number): Promise<void> {
    const of = seen.get(name);
    if (!of) return;
    of.asked += 1;
    const began = performance.now();
    const fault = await ask(number).catch((error: Error) => error.message);
    of.ms.push(performance.now() - began);
    if (fault !== null) of.failed.push(fault);
  }
  async function run(): Promise<void> {
    const began = performance.now();
    for (let number = 0; !end.signal.aborted; number++) {
      const call = calls[number % calls.length];
      if (call) {
        const asked: Promise<void> = one(call, number).finally(() => underWay.delete(asked));
        underWay.add(asked);
      }
      await sleep(Math.max(0, began + ((number + 1) * 1000) / each - performance.now()));
    }
    await Promise.all(underWay);
  }
  const running = run();
  const of = (name: string): Seen => seen.get(name) ?? { asked: 0, failed: [], ms: [] };
  return {
    of,
    asked: () => [...seen.values()].reduce((sum, { asked }) => sum + asked, 0),
    end: async (): Promise<void> => {
      end.abort();
      await running;
    },
  };
}

/** `0 of 120 GETs failed`, with what the failed ones said. */
export function told(name: string, { asked, failed }: Seen): string {
  const kinds = Map.groupBy(failed, (each) => each.slice(0, 80));
  const said = [...kinds].map(([what, all]) => `${all.length} × ${what}`).join(', ');
  return `${failed.length} of ${asked} ${name} failed${said ? ` (${said})` : ''}`;
}
