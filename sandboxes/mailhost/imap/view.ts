import type { Folder } from '../folders.ts';
import { chosen } from './syntax.ts';

/**
 * A selected folder as one session knows it. Numbers of mails are places in this list, which changes only where the protocol
 * lets the client hear of it.
 */
export function openView(folder: Folder, session: object, readOnly: boolean) {
  let uids = folder.mails.map(({ uid }) => uid);
  let places = placesOf(uids);
  let heard = folder.changes;
  return {
    folder,
    readOnly,
    uids: () => uids,
    numbers: () => uids.map((_, at) => at + 1),
    /** The UIDs that a set names: of numbers, or of UIDs. */
    pick(set: string, byUid: boolean): number[] {
      if (byUid) return chosen(set, uids);
      return chosen(set, this.numbers()).map((number) => uids[number - 1] ?? 0);
    },
    /** Number of the mail with this UID. */
    numberOf: (uid: number): number => places.get(uid) ?? 0,
    /** What the client does not know yet, as lines to send. */
    news(): string[] {
      if (folder.changes === heard) return [];
      const lines: string[] = [];
      const now = placesOf(folder.mails.map(({ uid }) => uid));
      for (let at = uids.length - 1; at >= 0; at -= 1) if (!now.has(uids[at] ?? 0)) lines.push(`* ${at + 1} EXPUNGE`);
      const before = places;
      [uids, places] = [[...now.keys()], now];
      if (uids.some((uid) => !before.has(uid))) lines.push(`* ${uids.length} EXISTS`);
      folder.mails.forEach(({ uid, flags, changed, by }, at) => {
        if (changed > heard && by !== session && before.has(uid))
          lines.push(`* ${at + 1} FETCH (UID ${uid} FLAGS (${flags.join(' ')}))`);
      });
      heard = folder.changes;
      return lines;
    },
  };
}
const placesOf = (uids: number[]) => new Map(uids.map((uid, at) => [uid, at + 1]));

export type View = ReturnType<typeof openView>;
