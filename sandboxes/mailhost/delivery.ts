import { OverQuota, type Box } from './box.ts';
import type { Home } from './directory.ts';
import { faultOf } from './faults.ts';
import type { Store } from './store.ts';

/** Whether a mail of so many bytes would fit now. */
export const fits = (store: Store, home: Home, size: number): boolean =>
  faultOf(home.username) !== 'full' && store.box(home.folder).used() + size <= home.quotaBytes;

/**
 * Puts a mail into the inbox of each of these boxes, a box once; resolves when it lies on the disk in all of them. Throws
 * OverQuota, and then it is in none.
 */
export async function deliver(store: Store, homes: Home[], raw: Buffer, at: number): Promise<void> {
  const boxes = new Map(homes.map((home) => [home.folder, home]));
  const reserved: Box[] = [];
  try {
    for (const { folder, username, quotaBytes } of boxes.values()) {
      if (faultOf(username) === 'full') throw new OverQuota();
      const box = store.box(folder);
      box.reserve(raw.length, quotaBytes);
      reserved.push(box);
    }
  } catch (error) {
    for (const box of reserved) box.release(raw.length);
    throw error;
  }
  const kept = await Promise.allSettled(reserved.map((box) => box.keep('INBOX', raw, { flags: [], at })));
  const failed = kept.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
}
