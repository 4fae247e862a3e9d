/** Makes all rows on one cluster, weighs the books after each, and writes the table. */
import type { Cluster } from './cluster.ts';
import { openLedger } from './ledger.ts';
import { whyNot, type Counts, type Row } from './row.ts';
import { ROWS } from './rows/index.ts';

export interface Line extends Pick<Row, 'fault' | 'how' | 'goal'> {
  outcome: 'ok' | 'WRONG' | 'skipped';
  measured: string;
  seconds: number;
}

/** @param only numbers of rows, from 1; all without it */
export async function makeTable(
  cluster: Cluster,
  counts: Counts,
  { only, say, late }: { only?: readonly number[]; say: (text: string) => void; late: () => boolean },
): Promise<Line[]> {
  const ledger = openLedger(cluster);
  const lines: Line[] = [];
  for (const [at, row] of ROWS.entries()) {
    if (only && !only.includes(at + 1)) continue;
    const { fault, how, goal } = row;
    const began = performance.now();
    const reason = whyNot(cluster, row) ?? (late() ? 'the time is over' : null);
    say(`${at + 1}. ${fault} …`);
    const line = (outcome: Line['outcome'], measured: string) => {
      const seconds = Math.round((performance.now() - began) / 1000);
      lines.push({ fault, how, goal, outcome, measured, seconds });
      say(`   ${outcome} (${seconds} s): ${measured}`);
    };
    if (reason !== null) {
      line('skipped', reason);
      continue;
    }
    try {
      // What a row before it broke is no fault of this one.
      await cluster.database.settled();
      const { text, good } = await row.run({ cluster, ledger, counts, say });
      const wrong = await ledger.weigh();
      const books = wrong.length === 0 ? ledger.told() : `BOOKS: ${wrong.join('; ')}`;
      line(good && wrong.length === 0 ? 'ok' : 'WRONG', `${text}; ${books}`);
    } catch (error) {
      line('WRONG', `it broke off: ${(error as Error).message.slice(0, 400)}`);
    }
  }
  return lines;
}
