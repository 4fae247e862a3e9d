import { useState } from 'react';

/** A value that is pasted elsewhere. `copy` says whether the browser took it: it may forbid that, and then the value is selected by hand. */
export function useCopy(value: string): { copied: boolean; copy: () => Promise<boolean> } {
  const [taken, setTaken] = useState<string | null>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
    } catch {
      return false;
    }
    setTaken(value);
    return true;
  }
  return { copied: taken === value, copy };
}
