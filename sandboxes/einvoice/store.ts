import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadInvoice, Rejection } from './checks.ts';

export type Outcome = 'Consegnata' | 'Non Consegnata' | 'Scartata';
export interface KeptFile extends ReadInvoice {
  filename: string;
  idSdi: string;
  xml: string;
  /** Milliseconds since the epoch. */
  receivedAt: number;
  /** When the exchange answers; null: only when somebody presses a button. */
  answersAt: number | null;
  outcome: Outcome;
  rejection: Rejection | null;
}
interface State {
  last: number;
  files: KeptFile[];
}

/** Files that arrived, kept over a restart when there is a folder. */
export function createStore(dataDir?: string) {
  const path = dataDir === undefined ? null : join(dataDir, 'files.json');
  let state: State = { last: 0, files: [] };
  if (path) {
    mkdirSync(dataDir ?? '', { recursive: true });
    try {
      state = JSON.parse(readFileSync(path, 'utf8')) as State;
    } catch {
      // The first start: nothing was kept yet.
    }
  }
  const save = () => {
    if (path) writeFileSync(path, JSON.stringify(state));
  };
  return {
    all: () => [...state.files].toReversed(),
    find: (filename: string) => state.files.find((file) => file.filename === filename),
    next: () => (state.last += 1),
    add(file: KeptFile): void {
      state.files.push(file);
      save();
    },
    save,
  };
}
/** The exchange answers now. */
export function settle(store: Store, file: KeptFile, outcome: Outcome, at: Date): void {
  file.outcome = outcome;
  file.rejection = outcome === 'Scartata' ? { code: '00311', description: 'CodiceDestinatario non valido' } : null;
  file.answersAt = at.getTime();
  store.save();
}
export type Store = ReturnType<typeof createStore>;
