/** The simulator over a copy of the tree, in this process: to load the product costs more than to live four years of it. */
import type * as simulator from '../../tests/simulator/simulate.ts';
import oneServer, { SERVER } from '../../tests/support/one-server.ts';
import { openSource } from '../open-source.ts';
import type { Copy } from './copy.ts';

type Year = simulator.SeedReport;
export interface Simulator {
  /**
   * Lives these years of the product in which some files of the copy say something else, until `onYear` says that it has seen enough.
   * Rejects where it does not load, and when it takes longer than any part of it on a busy machine.
   */
  live(texts: Map<string, string>, seeds: number[], onYear: (year: Year) => boolean): Promise<void>;
  close(): Promise<void>;
}

const LONGEST_MS = 30 * 60_000;

export async function openSimulator(copy: Copy): Promise<Simulator> {
  const stopServer = await oneServer();
  const source = await openSource(copy.folder);
  return {
    live: (texts, seeds, onYear) =>
      copy.with(texts, async () => {
        const files = [...texts.keys()];
        source.changed(files);
        try {
          const { simulate } = await source.load<typeof simulator>('/tests/simulator/simulate.ts');
          let ends = false;
          const all = simulate({ seeds, until: () => ends }, (year) => (ends = onYear(year)));
          await inTime(all);
        } finally {
          source.changed(files);
        }
      }),
    async close() {
      await source.close();
      Reflect.deleteProperty(process.env, SERVER);
      await stopServer();
    },
  };
}

async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, failed) => {
    const error = new Error('the years do not come to an end: nobody knows what they would see');
    timer = setTimeout(() => failed(error), LONGEST_MS);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
