import { useCallback, useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { failureOf, getJson, type ApiFailure } from '../../ui/api.ts';

export interface One<Value> {
  /** Null until it is there; what was there stays while it is read again. */
  value: Value | null;
  failure: ApiFailure | null;
  load: () => Promise<void>;
  set: (value: Value) => void;
}

/** One thing that is read whole; another path reads anew. `schema`: the same at each drawing. */
export function useOne<Value>(path: string, schema: z.ZodMiniType<Value>): One<Value> {
  const [value, set] = useState<Value | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const load = useCallback(async () => {
    setFailure(null);
    try {
      set(await getJson(path, schema));
    } catch (error) {
      setFailure(failureOf(error));
    }
  }, [path, schema]);
  // oxlint-disable-next-line react/set-state-in-effect -- what it sets belongs to the question asked here
  useEffect(() => void load(), [load]);
  return { value, failure, load, set };
}
