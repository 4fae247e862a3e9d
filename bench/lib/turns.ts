/** A B C, A B C, …: neighbours in time are compared. */
import type { Bench } from './bench.ts';

/** Runs each load in turn; the first round warms all of them and is not counted. */
export async function inTurn<K extends string, L, R>(
  { quick }: Pick<Bench, 'quick'>,
  loads: Record<K, L>,
  run: (load: L & { seconds: number }) => Promise<R>,
): Promise<Record<K, R[]>> {
  const kinds = Object.keys(loads) as K[];
  const found = Object.fromEntries(kinds.map((kind) => [kind, [] as R[]])) as Record<K, R[]>;
  for (let round = 0; round < (quick ? 4 : 7); round++)
    for (const kind of kinds) {
      const result = await run({ ...loads[kind], seconds: round === 0 || quick ? 2 : 4 });
      if (round > 0) found[kind].push(result);
    }
  return found;
}

/** Reads one number out of what each turn of a kind found. */
export const each =
  <K extends string, R>(found: Record<K, R[]>, key: { [P in keyof R]: R[P] extends number ? P : never }[keyof R]) =>
  (kind: K): number[] =>
    found[kind].map((result) => result[key] as number);

/** Taken inside each round. */
export const ratio = (above: number[], below: number[]): number[] =>
  above.map((value, at) => value / (below[at] ?? NaN));
