/** What was written and not yet answered, in this tab's own memory: a reload does not lose it. */
import { tabStore } from '../../order/tab-store.ts';
import type { Stored } from './save-queue.ts';

const keyOf = (site: string) => `vetrina.edits.${site}`;

export function tabEdits(site: string): { read: () => Stored; write: (stored: Stored) => void } {
  return {
    read() {
      try {
        return JSON.parse(tabStore.getItem(keyOf(site)) ?? '[]') as Stored;
      } catch {
        return [];
      }
    },
    write(stored) {
      if (stored.length === 0) tabStore.removeItem(keyOf(site));
      else tabStore.setItem(keyOf(site), JSON.stringify(stored));
    },
  };
}
