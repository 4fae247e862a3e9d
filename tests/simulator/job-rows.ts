/**
 * The rows of the simulated queue. They are written by a statement like every other, so that a crash can stand before or
 * after it, and they keep the promise of a table: what a transaction wrote is there from its commit on, and never when it
 * was rolled back. Kept in memory, because the product's own statements are what the time is for.
 */
export interface Waiting {
  seq: number;
  name: string;
  payload: object;
  key: string | null;
  tries: number;
  due: Date;
}
export interface JobRow extends Waiting {
  /** Of two that were never begun, with the same name and key, there is one. */
  begun: boolean;
}
interface Open {
  written: JobRow[];
  /** How much was written when a savepoint was set. */
  savepoints: Map<string, number>;
}
export interface JobRows {
  /** Oldest first. */
  waiting(): JobRow[];
  /** Outside of any transaction. */
  add(row: Omit<JobRow, 'seq'> & { seq?: number }): void;
  remove(seq: number): void;
  clear(): void;
  /** Whether a statement of `connection` writes a row; then it is written, and nothing is left for the database. */
  takes(connection: object, text: string, values: unknown): boolean;
  /** A statement of `connection` was carried out; `command` is what the server says it did. */
  follows(connection: object, text: string, command: string): void;
}

/** Its values: name, payload as JSON, key, moment at which it comes due. */
export const INSERT_JOB = 'insert into simulated_jobs';

export function createJobRows(): JobRows {
  let last = 0;
  let rows: JobRow[] = [];
  const open = new Map<object, Open>();

  function settle(row: JobRow): void {
    const same = (other: JobRow) => !other.begun && other.name === row.name && other.key === row.key;
    if (!row.begun && row.key !== null && rows.some(same)) return;
    // In the order in which they were written, whenever their transactions ended.
    const at = rows.findLastIndex(({ seq }) => seq < row.seq) + 1;
    rows.splice(at, 0, row);
  }

  return {
    waiting: () => rows,
    add: (row) => settle({ ...row, seq: row.seq ?? (last += 1) }),
    remove: (seq) => void (rows = rows.filter((row) => row.seq !== seq)),
    clear() {
      last = 0;
      rows = [];
      open.clear();
    },
    takes(connection, text, values) {
      if (!text.startsWith(INSERT_JOB)) return false;
      const [name, payload, key, due] = values as [string, string, string | null, string];
      const parsed = JSON.parse(payload) as object;
      const row = { seq: (last += 1), name, payload: parsed, key, tries: 0, due: new Date(due), begun: false };
      const transaction = open.get(connection);
      if (transaction) transaction.written.push(row);
      else settle(row);
      return true;
    },
    follows(connection, text, command) {
      const transaction = open.get(connection);
      const [, verb = '', savepoint = ''] =
        /^(begin|commit|savepoint|rollback to savepoint|rollback)\b ?(\w*)/.exec(text) ?? [];
      if (verb === 'begin') open.set(connection, { written: [], savepoints: new Map() });
      else if (verb === 'savepoint') transaction?.savepoints.set(savepoint, transaction.written.length);
      else if (verb === 'rollback to savepoint') {
        transaction?.written.splice(transaction.savepoints.get(savepoint) ?? 0);
      } else if (verb === 'rollback') open.delete(connection);
      else if (verb === 'commit') {
        open.delete(connection);
        // The server answers ROLLBACK where a statement had failed before.
        if (command === 'COMMIT') for (const row of transaction?.written ?? []) settle(row);
      }
    },
  };
}
