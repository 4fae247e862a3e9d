/** Numbers that look random and are the same on every start (mulberry32), so that a page found today is there tomorrow. */
export function dice(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (share: number) => next() < share,
    pick<T>(list: readonly T[]): T {
      const item = list[below(list.length)];
      if (item === undefined) throw new Error('Nothing to pick from');
      return item;
    },
    /** `count` different items in their order of the list. */
    some<T>(list: readonly T[], count: number): T[] {
      const left = list.map((_, index) => index);
      while (left.length > count) left.splice(below(left.length), 1);
      return left.map((index) => list[index] as T);
    },
  };
}

export type Dice = ReturnType<typeof dice>;
