import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiFailure, failureOf } from '../../ui/api.ts';

/** A press that money or people's data stand behind, and that was refused to a proof of long ago. */
export interface ProofAsked {
  /** So often it was pressed without success. */
  refused: number;
  /** Presses again. */
  goOn: () => void;
  leave: () => void;
}

export interface Change {
  busy: boolean;
  failure: ApiFailure | null;
  /** The press waits until its person has shown anew who they are. */
  proof: ProofAsked | null;
  /** Runs one change; a second press while it runs does nothing. Gives null where it did not happen. */
  run: <T>(change: () => Promise<T>) => Promise<T | null>;
  clear(): void;
}

export function useChange(): Change {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [proof, setProof] = useState<ProofAsked | null>(null);
  const running = useRef(false);
  const asked = useRef(false);
  const run = useCallback(async <T>(change: () => Promise<T>): Promise<T | null> => {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      return await untilProved(change, (proof) => {
        asked.current = true;
        setBusy(false);
        setProof(proof);
      });
    } catch (error) {
      setFailure(failureOf(error));
      return null;
    } finally {
      running.current = false;
      setBusy(false);
      // Its window closes first, and gives the focus back: what follows may move it.
      if (asked.current) flushSync(() => setProof(null));
      asked.current = false;
    }
  }, []);
  return { busy, failure, proof, run, clear: () => setFailure(null) };
}

/** Runs it again as often as its person says that they have proved who they are; gives up when they leave. */
async function untilProved<T>(change: () => Promise<T>, ask: (proof: ProofAsked) => void): Promise<T> {
  for (let refused = 1; ; refused += 1) {
    try {
      return await change();
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.code !== 'access.prove-again') throw error;
      const proved = await new Promise<boolean>((answer) =>
        ask({ refused, goOn: () => answer(true), leave: () => answer(false) }),
      );
      if (!proved) throw error;
    }
  }
}
