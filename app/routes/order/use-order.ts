import { useCallback, useEffect, useRef, useState } from 'react';
import type { Order } from '../../../modules/ordering/schemas.ts';
import { failureOf, type ApiFailure } from '../../ui/api.ts';
import { checkOrder } from './calls.ts';
import { idOf } from './order-id.ts';

export interface OrderState {
  order: Order | null;
  /** A call is under way (the specification's isLoading). */
  loading: boolean;
  failure: ApiFailure | null;
  /** 'Error' while the last call failed, as the specification's state has it (W12). */
  error: 'Error' | null;
  /** Runs one change; a second press while it runs does nothing and gives null, and so does a refusal. */
  run(change: () => Promise<Order>): Promise<Order | ApiFailure | null>;
  clearFailure(): void;
}

/** The order as the server last told it. Another tab may change it: it is asked for again when this one is seen again. */
export function useOrder(loaded: Order | null): OrderState {
  const [order, setOrder] = useState(loaded);
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const busy = useRef(false);
  const [from, setFrom] = useState(loaded);
  if (from !== loaded) {
    // The loader ran again: what it found is newer than what this screen held.
    setFrom(loaded);
    setOrder(loaded);
  }

  const id = order && idOf(order);
  useEffect(() => {
    if (!id) return undefined;
    const look = async () => {
      if (document.visibilityState !== 'visible' || busy.current) return;
      // A quiet look that fails changes nothing: the next press tells.
      const fresh = await checkOrder(id).catch(() => null);
      if (fresh && !busy.current) setOrder(fresh);
    };
    const seen = () => void look();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [id]);

  const run = useCallback(
    async (change: () => Promise<Order>) => {
      if (busy.current) return null;
      busy.current = true;
      setLoading(true);
      setFailure(null);
      try {
        const fresh = await change();
        setOrder(fresh);
        return fresh;
      } catch (thrown) {
        const found = failureOf(thrown);
        setFailure(found);
        // The server refused: perhaps the order moved on in another tab, and the screen should say so.
        if (found?.status && id) void checkOrder(id).then(setOrder, () => undefined);
        return found;
      } finally {
        busy.current = false;
        setLoading(false);
      }
    },
    [id],
  );

  return { order, loading, failure, error: failure ? 'Error' : null, run, clearFailure: () => setFailure(null) };
}
