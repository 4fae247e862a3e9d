/** One line of the table: what goes wrong, how, and what must be so meanwhile and afterwards. */
import type { Cluster } from './cluster.ts';
import type { Ledger } from './ledger.ts';
import { whyNoRelease } from './release.ts';

/** How often: `short` at each change of what it looks at, `full` before a release. */
export type Counts = 'short' | 'full';

export interface Hands {
  cluster: Cluster;
  ledger: Ledger;
  counts: Counts;
  say: (text: string) => void;
}
export interface Measured {
  text: string;
  /** Whether the goal was reached. */
  good: boolean;
}
/** What was seen, and what of it must not be. */
export const judged = (told: readonly string[], wrong: readonly string[]): Measured => ({
  text: `${told.join('; ')}${wrong.length > 0 ? `; wrong: ${wrong.slice(0, MOST_WRONG).join(', ')}` : ''}`,
  good: wrong.length === 0,
});
const MOST_WRONG = 6;

export interface Row {
  fault: string;
  how: string;
  goal: string;
  /** What it cannot be made without. */
  needs?: readonly ('namespaces' | 'authority' | 'faketime' | 'release')[];
  run(hands: Hands): Promise<Measured>;
}

/** Null: it can be made here; else why not. */
export function whyNot({ network, programs }: Cluster, { needs = [] }: Row): string | null {
  if (needs.includes('namespaces') && network.withoutNamespaces !== null) return network.withoutNamespaces;
  if (needs.includes('authority') && !programs.has('pebble')) return 'no pebble of Debian';
  if (needs.includes('faketime') && !programs.has('faketime')) return 'no faketime of Debian';
  return needs.includes('release') ? whyNoRelease() : null;
}
