/** Limits and shapes of the mail page's calls. Browser-safe. Instants are ISO 8601. */
import * as z from 'zod/mini';
import { code, line, note } from '../../../site-kit/typed-text.ts';

/** Mails of one answer. */
export const MAIL_PAGE = 50;
/** Letters of what is searched for. */
export const SEARCH_LETTERS = 200;
/** Mails that one press marks or moves. */
export const MOST_MARKED = 200;

/** As the host calls it: it may be of another program and hold anything that stands on one line. */
const folder = code(200).check(z.minLength(1));
const UID = /^[1-9]\d{0,9}$/;
/** Of the address of a call. */
const uidText = z.string().check(z.regex(UID));
const uids = z
  .array(z.int().check(z.minimum(1), z.maximum(4_294_967_295)))
  .check(z.minLength(1), z.maxLength(MOST_MARKED));
/** Of the folder, as its mails were listed. */
const validity = z.int().check(z.minimum(1), z.maximum(4_294_967_295));

/** GET …/folder */
export const folderQuery = z.object({
  folder,
  before: z.optional(uidText),
  words: z.optional(line(SEARCH_LETTERS)),
});
/** GET …/mail */
export const mailQuery = z.object({ folder, uid: uidText });
/** GET …/attachment; `at`: its place in the list of the mail, from 0. */
export const attachmentQuery = z.object({ folder, uid: uidText, at: z.string().check(z.regex(/^\d{1,2}$/)) });
/** Letters of a mail that is written here, and of its subject; addresses of each kind. */
export const WRITTEN_LETTERS = 100_000;
export const SUBJECT_LETTERS = 500;
export const MOST_RECIPIENTS = 50;
/** Files of a mail that is written here, and bytes of all of them: what larger providers take, encoded, is 25 MB. */
export const MOST_FILES = 20;
export const FILES_BYTES = 15 * 2 ** 20;
const address = code(254).check(z.regex(/^[^\s<>(),;:"\\@]+@[^\s<>(),;:"\\@]+$/));
const oneMail = z.object({ folder, uid: z.int().check(z.minimum(1), z.maximum(4_294_967_295)) });
const name = line(500);
const draft = {
  /** Of the browser: the same for every try of a mail. */
  key: z.uuid(),
  to: z.array(address).check(z.maxLength(MOST_RECIPIENTS)),
  cc: z.array(address).check(z.maxLength(MOST_RECIPIENTS)),
  subject: line(SUBJECT_LETTERS),
  text: note(WRITTEN_LETTERS),
  answers: z.optional(oneMail),
  /** The mail whose files come along, until this one lies among the drafts with files of its own. */
  carries: z.optional(oneMail),
};
/** POST …/draft */
export const draftInput = z.object(draft);
/** POST …/attach */
export const attachQuery = z.object({ key: z.uuid(), name });
/** POST …/detach; `at`: its place among the files, from 0. */
export const detachInput = z.object({ key: z.uuid(), at: z.int().check(z.minimum(0), z.maximum(MOST_FILES)), name });
/** Files of what lies among the drafts now. */
export const draftFiles = z.object({ files: z.array(z.object({ name: z.string(), bytes: z.number() })) });
export type DraftFiles = z.infer<typeof draftFiles>['files'];
/** POST …/send; `again`: although an earlier try may have been taken; `files`: how many go along, as its writer sees it. */
export const sendInput = z.object({
  ...draft,
  to: z.array(address).check(z.minLength(1), z.maxLength(MOST_RECIPIENTS)),
  again: z.boolean(),
  files: z.int().check(z.minimum(0), z.maximum(100)),
});
/** Addresses to which the host would not send it, while it sent it to the others. */
export const mailSent = z.object({ refused: z.array(z.string()) });
/** POST …/mark */
export const markInput = z.object({
  folder,
  validity: z.optional(validity),
  uids,
  flag: z.enum(['seen', 'flagged']),
  on: z.boolean(),
});
/** POST …/delete: for good. */
export const deleteInput = z.object({ folder, validity, uids });
/** POST …/move */
export const moveInput = z.object({ folder, validity: z.optional(validity), uids, to: folder });
/** The UIDs there; empty: the host does not tell. */
export const mailMoved = z.object({ uids: z.array(z.number()) });

const person = z.object({ name: z.string(), address: z.string() });
/** `total`: mails of the folder; with words, those of the answer. */
export const folderView = z.object({
  folders: z.array(
    z.object({
      name: z.string(),
      use: z.nullable(z.enum(['inbox', 'drafts', 'sent', 'junk', 'trash', 'archive'])),
      messages: z.number(),
      unseen: z.number(),
    }),
  ),
  total: z.number(),
  mails: z.array(
    z.object({
      uid: z.number(),
      validity: z.number(),
      subject: z.string(),
      from: z.nullable(person),
      to: z.array(person),
      at: z.string(),
      bytes: z.number(),
      seen: z.boolean(),
      answered: z.boolean(),
      flagged: z.boolean(),
    }),
  ),
});
export type FolderView = z.infer<typeof folderView>;
/** Mails of the answer about the largest. */
export const MOST_HEAVY = 10;
/** GET …/heaviest: of all folders, the largest first. */
export const heaviest = z.object({
  mails: z.array(
    z.object({
      folder: z.string(),
      uid: z.number(),
      validity: z.number(),
      subject: z.string(),
      from: z.nullable(person),
      at: z.string(),
      bytes: z.number(),
    }),
  ),
});
export type Heaviest = z.infer<typeof heaviest>;
/** Mails of the answer about a box that is paused. */
export const MOST_LAST = 10;
/** GET …/last: the newest of the first folder, and how many lie there. */
export const lastMails = z.object({
  total: z.number(),
  mails: z.array(z.object({ uid: z.number(), subject: z.string(), from: z.nullable(person), at: z.string() })),
});
export type LastMails = z.infer<typeof lastMails>;

/** `cut`: the text went on; `html`: whether its sender laid it out, and whether that is shown here. Nothing here is HTML; that and an attachment are given by calls of their own. */
export const mailText = z.object({
  uid: z.number(),
  subject: z.string(),
  from: z.nullable(person),
  to: z.array(person),
  cc: z.array(person),
  /** Where its sender wants answers; none: to `from`. */
  reply_to: z.array(person),
  /** By which a draft that was written here goes on; null: it was not. */
  key: z.nullable(z.string()),
  text: z.string(),
  /** Of a mail that is only laid out: what it says in plain words, to be quoted. */
  words: z.string(),
  cut: z.boolean(),
  html: z.enum(['none', 'here', 'elsewhere']),
  attachments: z.array(z.object({ name: z.string(), type: z.string(), bytes: z.number() })),
});
export type MailText = z.infer<typeof mailText>;
