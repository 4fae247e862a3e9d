import { useCallback, useEffect, useRef, useState } from 'react';
import type { FolderView, MailText } from '../../../../modules/mailboxes/page/schemas.ts';
import { useChange } from '../use-change.ts';
import { attachmentAddress, htmlAddress, markSeen, moveMail, readFolder, readMail, type PageOf } from './page-calls.ts';

export type Listed = FolderView['mails'][number];
export interface Asked {
  folder: string;
  before?: number;
  words?: string;
}

/** `back`: null where the host does not tell where a mail lies that was moved. */
export interface Moved {
  back: { folder: string; uid: number; to: string } | null;
}
const FIRST: Asked = { folder: 'INBOX' };

/** The same after its owner opened a mail that was new. */
const asRead = (view: FolderView, { folder, uid }: { folder: string; uid: number }): FolderView => ({
  ...view,
  folders: view.folders.map((each) =>
    each.name === folder ? { ...each, unseen: Math.max(0, each.unseen - 1) } : each,
  ),
  mails: view.mails.map((each) => (each.uid === uid ? { ...each, seen: true } : each)),
});

/** What of a box is on show, and what a press does to it. `order`, `box`: their ids. */
export function useBox({ order, box }: PageOf) {
  const change = useChange();
  const { run } = change;
  const [asked, setAsked] = useState<Asked>(FIRST);
  const [view, setView] = useState<FolderView | null>(null);
  const [mail, setMail] = useState<MailText | null>(null);
  const presses = useRef(0);
  const begun = useRef<Promise<unknown>>(Promise.resolve());
  const begin = useCallback(
    <T>(what: () => Promise<T>) => {
      const outcome = run(what);
      begun.current = Promise.all([begun.current, outcome]);
      return outcome;
    },
    [run],
  );
  /** A folder that is pressed while something else runs comes after it; of several presses the last one counts. */
  const load = useCallback(
    async (next: Asked) => {
      presses.current += 1;
      const mine = presses.current;
      await begun.current;
      if (mine !== presses.current) return;
      const fresh = await begin(() => readFolder({ order, box }, next));
      // Also where it failed: another try asks for the same.
      setAsked(next);
      if (!fresh) return;
      setMail(null);
      setView(fresh);
    },
    [begin, order, box],
  );
  useEffect(() => void begin(() => readFolder({ order, box }, FIRST)).then(setView), [begin, order, box]);

  const { folder } = asked;
  /** One for all that are on show: they lie in one folder. */
  const validity = view?.mails[0]?.validity;
  const open = async ({ uid, seen }: Listed) => {
    const opened = await begin(async () => {
      const read = await readMail({ order, box }, { folder, uid });
      if (!seen) await markSeen({ order, box }, { folder, validity, uid, on: true });
      return read;
    });
    if (!opened) return;
    setMail(opened);
    if (!seen) setView((before) => before && asRead(before, { folder, uid }));
  };
  /** Null: it did not happen. The list is asked for anew. */
  const act = async <T>(what: () => Promise<T>): Promise<T | null> => {
    const did = await begin(what);
    if (did !== null) await load(asked);
    return did;
  };
  /** Null: it did not happen. */
  const move = async (mail: { folder: string; uid: number }, to: string): Promise<Moved | null> => {
    const moved = await act(() =>
      moveMail({ order, box }, { validity: mail.folder === folder ? validity : undefined, ...mail, to }),
    );
    if (!moved) return null;
    const [uid] = moved.uids;
    return { back: uid === undefined ? null : { folder: to, uid, to: mail.folder } };
  };
  return {
    change,
    asked,
    view,
    mail,
    load,
    open,
    again: () => load(asked),
    attachment: (uid: number, at: number) => attachmentAddress({ order, box }, { folder, uid, at }),
    html: (uid: number) => htmlAddress({ order, box }, { folder, uid }),
    unread: (uid: number) => act(() => markSeen({ order, box }, { folder, validity, uid, on: false })),
    move,
  };
}
export type OpenBox = ReturnType<typeof useBox>;
