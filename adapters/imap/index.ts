import type { FetchMessageObject, ImapFlow, MessageAddressObject } from 'imapflow';
import {
  HEAVY,
  LARGEST_MAIL,
  MOST_CHOSEN,
  MOST_LISTED,
  type BoxLogin,
  type Chosen,
  type HeavyMail,
  type MailFlag,
  type MailFolder,
  type MailLine,
  type MailReader,
} from '../../modules/mailboxes/mail-reader.port.ts';
import { AppError } from '../../platform/errors.ts';
import { openBox } from './open-box.ts';
import { gone, withBox, type ImapPlace } from './session.ts';

const LONGEST_WORDS = 200;
const LONGEST_TEXT = 500;
const MOST_ADDRESSES = 50;
const FLAGS: Record<MailFlag, string> = {
  seen: '\\Seen',
  answered: '\\Answered',
  flagged: '\\Flagged',
  submitting: '$SubmitPending',
};
const LINE = { envelope: true, flags: true, internalDate: true, size: true } as const;

/** Boxes of an IMAP server, read and changed as their owner's program would. A connection is opened for each act. */
export function createMailReader(place: ImapPlace): MailReader {
  const within = <T>(login: BoxLogin, folder: string, act: (imap: ImapFlow) => Promise<T>, readOnly = false) =>
    withBox(place, login, async (imap) => {
      await imap.mailboxOpen(folder, { readOnly });
      return act(imap);
    });
  /** Acts on mails that are named; with none there is nothing to do. */
  const onChosen = async <T>(
    login: BoxLogin,
    { folder, uids, validity }: Chosen,
    act: (imap: ImapFlow, set: string) => Promise<T | false>,
  ): Promise<T | null> => {
    if (uids.length > MOST_CHOSEN || !uids.every((uid) => Number.isSafeInteger(uid) && uid > 0))
      throw gone('not so many mails, and each by a UID');
    if (uids.length === 0) return null;
    const done = await within(login, folder, (imap) => {
      if (validity !== undefined && validity !== validityOf(imap)) throw gone('the folder has been made anew');
      return act(imap, uids.join(','));
    });
    // The library answers so where the server said no.
    if (done === false) throw gone('the mails or the folder are not there');
    return done;
  };
  const lines = async (imap: ImapFlow, uids: number[]): Promise<MailLine[]> => {
    if (uids.length === 0) return [];
    const found = await imap.fetchAll(uids.join(','), LINE, { uid: true });
    return newestFirst(found, imap);
  };

  return {
    folders: (login) =>
      withBox(place, login, async (imap) => {
        const listed = await imap.list({ statusQuery: { messages: true, unseen: true } });
        return listed.map(({ path, specialUse, status }): MailFolder => ({
          name: path,
          use: useOf(path, specialUse),
          messages: (status && 'messages' in status && status.messages) || 0,
          unseen: (status && 'unseen' in status && status.unseen) || 0,
        }));
      }),
    list: (login, { folder, before, limit }) =>
      within(
        login,
        folder,
        async (imap) => {
          const total = imap.mailbox ? imap.mailbox.exists : 0;
          if (total === 0) return { mails: [], total };
          if (before === undefined) {
            // By their numbers: a search would name every mail of the folder.
            const found = await imap.fetchAll(`${Math.max(1, total - mostOf(limit) + 1)}:*`, LINE);
            return { mails: newestFirst(found, imap).slice(0, mostOf(limit)), total };
          }
          const uids = await uidsOf(imap, { uid: `1:${Math.max(1, before - 1)}` });
          const older = uids.filter((uid) => uid < before);
          return { mails: await lines(imap, newest(older, limit)), total };
        },
        true,
      ),
    read: (login, { folder, uid }) =>
      within(
        login,
        folder,
        async (imap) => {
          const found = await imap.fetchOne(String(uid), { size: true }, { uid: true });
          if (!found) throw gone('no such mail');
          if ((found.size ?? 0) > LARGEST_MAIL) throw tooLarge(found.size ?? 0);
          const mail = await imap.fetchOne(String(uid), { source: true }, { uid: true });
          if (!mail || !mail.source) throw gone('no such mail');
          return mail.source;
        },
        true,
      ),
    search: (login, { folder, words, limit }) =>
      within(
        login,
        folder,
        async (imap) => {
          const text = words.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_WORDS);
          return text === '' ? [] : lines(imap, newest(await uidsOf(imap, { text }), limit));
        },
        true,
      ),
    heaviest: (login, limit) =>
      withBox(place, login, async (imap) => {
        const found: HeavyMail[] = [];
        for (const { path, flags } of await imap.list()) {
          if (flags.has('\\Noselect') || flags.has('\\NonExistent')) continue;
          await imap.mailboxOpen(path, { readOnly: true });
          const large = await uidsOf(imap, { larger: HEAVY - 1 });
          // A box of a gigabyte holds a thousand of them.
          found.push(...(await lines(imap, large)).map((line) => ({ ...line, folder: path })));
        }
        return found.toSorted((one, other) => other.bytes - one.bytes).slice(0, mostOf(limit));
      }),
    find: (login, { folder, messageId }) =>
      within(
        login,
        folder,
        async (imap) => {
          const uids = newest(await uidsOf(imap, { header: { 'message-id': `<${messageId}>` } }), MOST_LISTED);
          const found = uids.length === 0 ? [] : await imap.fetchAll(uids.join(','), { flags: true }, { uid: true });
          return found
            .map(({ uid, flags }) => ({ uid, submitting: flags?.has(FLAGS.submitting) ?? false }))
            .toSorted((one, other) => one.uid - other.uid);
        },
        true,
      ),
    async move(login, mails, to) {
      const moved = await onChosen(login, mails, (imap, set) => imap.messageMove(set, to, { uid: true }));
      return [...(moved?.uidMap?.values() ?? [])].toSorted((one, other) => one - other);
    },
    async flag(login, mails, flag, on) {
      await onChosen(login, mails, (imap, set) =>
        on
          ? imap.messageFlagsAdd(set, [FLAGS[flag]], { uid: true })
          : imap.messageFlagsRemove(set, [FLAGS[flag]], { uid: true }),
      );
    },
    async delete(login, mails) {
      await onChosen(login, mails, (imap, set) => imap.messageDelete(set, { uid: true }));
    },
    async append(login, { folder, draft, submitting = false }, raw) {
      if (raw.length > LARGEST_MAIL) throw tooLarge(raw.length);
      return withBox(place, login, async (imap) => {
        const marks = ['\\Seen', ...(draft ? ['\\Draft'] : []), ...(submitting ? [FLAGS.submitting] : [])];
        const kept = await imap.append(folder, raw, marks);
        if (!kept) throw gone('no such folder');
        return kept.uid ?? 0;
      });
    },
    open: (login) => openBox(place, login),
  };
}

const tooLarge = (bytes: number) => new AppError('mailboxes.mail-too-large', { status: 413, reason: `${bytes} bytes` });
const uidsOf = async (imap: ImapFlow, query: Parameters<ImapFlow['search']>[0]): Promise<number[]> => {
  const found = await imap.search(query, { uid: true });
  return Array.isArray(found) ? found : [];
};
const newest = (uids: number[], limit: number): number[] =>
  uids.toSorted((one, other) => other - one).slice(0, mostOf(limit));
const mostOf = (limit: number): number => Math.min(Math.max(1, limit), MOST_LISTED);
const validityOf = ({ mailbox }: ImapFlow): number => (mailbox ? Number(mailbox.uidValidity) : 0);
const newestFirst = (found: FetchMessageObject[], imap: ImapFlow): MailLine[] =>
  found.map((one) => lineOf(one, validityOf(imap))).toSorted((one, other) => other.uid - one.uid);

const USES = new Set(['inbox', 'drafts', 'sent', 'junk', 'trash', 'archive']);
function useOf(path: string, specialUse: string | undefined): MailFolder['use'] {
  const use = path === 'INBOX' ? 'inbox' : (specialUse ?? '').replace('\\', '').toLowerCase();
  return USES.has(use) ? (use as MailFolder['use']) : null;
}

const personOf = ({ name = '', address = '' }: MessageAddressObject) => ({
  name: name.slice(0, LONGEST_TEXT),
  address: address.slice(0, LONGEST_TEXT),
});
function lineOf(
  { uid, envelope, flags = new Set(), internalDate, size }: FetchMessageObject,
  validity: number,
): MailLine {
  const [from] = envelope?.from ?? [];
  return {
    uid,
    validity,
    subject: (envelope?.subject ?? '').slice(0, LONGEST_TEXT),
    from: from ? personOf(from) : null,
    to: (envelope?.to ?? []).slice(0, MOST_ADDRESSES).map(personOf),
    at: new Date(internalDate ?? 0),
    bytes: size ?? 0,
    seen: flags.has('\\Seen'),
    answered: flags.has('\\Answered'),
    flagged: flags.has('\\Flagged'),
  };
}
