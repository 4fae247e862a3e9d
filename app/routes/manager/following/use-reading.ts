import { useEffect, useState } from 'react';
import type { Following } from './use-following.ts';
import { watchReading } from './watch-reading.ts';

/** Asks again while the page is being read. `isLate`: it was asked for two minutes, and is asked no more until `again`. */
export function useReading({ view, look }: Pick<Following, 'view' | 'look'>) {
  const { reading } = view.page;
  const [turn, setTurn] = useState(0);
  const [late, setLate] = useState<number | null>(null);
  useEffect(() => (reading ? watchReading(look, () => setLate(turn)) : undefined), [reading, look, turn]);
  return {
    isLate: reading && late === turn,
    again: () => {
      setTurn(turn + 1);
      void look().catch(() => undefined);
    },
  };
}
