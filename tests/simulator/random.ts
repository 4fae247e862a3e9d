/** Numbers that depend on the seed alone (mulberry32, public domain), so that a run can be repeated exactly. */
export interface Random {
  /** 0 ≤ x < 1. */
  next(): number;
  /** An integer, both ends included. */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** One of the keys, as often as its weight says. */
  weighted<K extends string>(weights: Partial<Record<K, number>>): K;
  shuffled<T>(list: readonly T[]): T[];
}

export function seeded(seed: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick(list) {
      const picked = list[int(0, list.length - 1)];
      if (picked === undefined) throw new RangeError('nothing to pick from');
      return picked;
    },
    weighted<K extends string>(weights: Partial<Record<K, number>>) {
      const entries = Object.entries<number | undefined>(weights).map(([key, weight]) => [key, weight ?? 0] as const);
      let at = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of entries) if ((at -= weight) < 0) return key as K;
      throw new RangeError('nothing to pick from');
    },
    shuffled(list) {
      const left = [...list];
      for (let at = left.length - 1; at > 0; at--) {
        const other = int(0, at);
        [left[at], left[other]] = [left[other] as never, left[at] as never];
      }
      return left;
    },
  };
}
