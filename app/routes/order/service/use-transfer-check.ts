import { useEffect, useState } from 'react';
import { askTransferable, type Transferable } from '../complete/domain-calls.ts';
import { isAuthcode, isDomainName } from './service.rules.ts';

const TYPING_PAUSE_MS = 500;

/** The registry's answer for the name and code that stand in the form; null until both look right. */
export function useTransferCheck(name: string, authcode: string): Transferable | 'checking' | null {
  const [answer, setAnswer] = useState<{ for: string; transferable: Transferable } | null>(null);
  const code = authcode.trim();
  const ready = isDomainName(name) && isAuthcode(code);
  const question = `${name} ${code}`;

  useEffect(() => {
    if (!ready) return undefined;
    const stop = new AbortController();
    const ask = async () => {
      const transferable = await askTransferable(name, code, stop.signal);
      if (!stop.signal.aborted) setAnswer({ for: `${name} ${code}`, transferable });
    };
    const timer = setTimeout(() => void ask(), TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [name, code, ready]);

  if (!ready) return null;
  return answer?.for === question ? answer.transferable : 'checking';
}
