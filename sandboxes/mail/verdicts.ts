import type { Inbox, KeptMessage } from './inbox.ts';
import { isForNow, judge, type NoVerdict, type Verdict } from './verdict.ts';

/**
 * Verdicts on mails that are kept, each made when somebody first asks for it: thousands arrive that nobody looks at, and taking them waits for
 * no DNS. `dns`: `host:port` of the resolver, null while there is none.
 */
export function createVerdicts(inbox: Inbox, dns: () => string | null) {
  const made = new WeakMap<KeptMessage, Promise<Verdict | NoVerdict>>();

  async function make(message: KeptMessage): Promise<Verdict | NoVerdict> {
    const arrival = inbox.arrivalOf(message.id);
    const verdict: Verdict | NoVerdict = arrival
      ? await judge(arrival, dns())
      : { judged: false, why: 'it is not kept any more' };
    if (isForNow(verdict)) made.delete(message);
    return verdict;
  }

  return {
    /** Throws RangeError for a number that is not here. */
    async of(id: number): Promise<Verdict | NoVerdict> {
      const message = inbox.find(id);
      if (!message) throw new RangeError(`there is no mail ${id}`);
      const known = made.get(message) ?? make(message);
      made.set(message, known);
      return known;
    },
    /** The next look judges anew, by what the DNS says then. */
    forget(id: number): void {
      const message = inbox.find(id);
      if (message) made.delete(message);
    },
  };
}

export type Verdicts = ReturnType<typeof createVerdicts>;
