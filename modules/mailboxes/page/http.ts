import { done } from '../../../platform/answers.ts';
import { downloadHeaders } from '../../../platform/download-headers.ts';
import { defineCall, FileReply } from '../../../platform/http-call.ts';
import { ownBox } from '../own-box.ts';
import { FRAME_POLICY } from './clean-html.ts';
import { lastMails } from './last-mails.ts';
import { deleteMails, readHeaviest } from './make-room.ts';
import { markMails, moveMails, readAttachment, readFolder, readHtml, readMail } from './read-box.ts';
import * as schemas from './schemas.ts';
import { attachFile, detachFile } from './draft-files.ts';
import { keepDraft } from './keep-draft.ts';
import { sendMail } from './send-mail.ts';

const page = '/buy_yr/api/order/check/{id}/mail/boxes/{box}/page';
/** Each is a sign-in at the mail host or two. */
const READ = { burst: 60, perMinute: 60 };
/** The host has limits of its own, by recipients. */
const SENT = { burst: 20, perMinute: 10 };

/** A file that a stranger wrote: whatever its mail says that it is, no browser shows or runs it in our name. RFC 8187. */
const strangersFile = (name: string) => ({
  ...downloadHeaders('application/octet-stream', `filename*=UTF-8''${asExtValue(name)}`),
  'content-security-policy': "default-src 'none'; sandbox",
});
const FRAMED = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': FRAME_POLICY,
  'cache-control': 'private, no-store',
};
/** Signs that the encoding of addresses leaves and that of headers does not know. */
const asExtValue = (name: string): string =>
  encodeURIComponent(name).replaceAll(/['()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** A box read by its owner in the browser; nobody else has a way in. */
export const mailPageCalls = [
  defineCall({
    method: 'get',
    path: `${page}/folder`,
    id: 'P4-mail-page-folder',
    summary: 'Mails of a folder of a mailbox, newest first, and its folders with what is unread',
    limit: READ,
    query: { folder: 'its name', before: 'a UID: only older ones', words: 'only those that have these words' },
    answer: schemas.folderView,
    async run(ctx, { params, readQuery }) {
      const of = await ownBox(ctx, params);
      const { before, ...asked } = readQuery(schemas.folderQuery);
      return readFolder(ctx, {
        ...of,
        ...asked,
        before: before === undefined ? undefined : Number(before),
      });
    },
  }),
  defineCall({
    method: 'get',
    path: `${page}/mail`,
    id: 'P4-mail-page-mail',
    summary: 'One mail of a mailbox in plain words',
    limit: READ,
    query: { folder: 'the name of its folder', uid: 'its UID' },
    answer: schemas.mailText,
    async run(ctx, { params, readQuery }) {
      const of = await ownBox(ctx, params);
      const { folder, uid } = readQuery(schemas.mailQuery);
      return readMail(ctx, { ...of, folder, uid: Number(uid) });
    },
  }),
  defineCall({
    method: 'get',
    path: `${page}/html`,
    id: 'P4-mail-page-html',
    summary: 'One mail of a mailbox as its sender laid it out, cleaned, for a frame that runs and fetches nothing',
    limit: READ,
    query: { folder: 'the name of its folder', uid: 'its UID' },
    answer: { file: 'text/html' },
    async run(ctx, { params, readQuery }) {
      const of = await ownBox(ctx, params);
      const { folder, uid } = readQuery(schemas.mailQuery);
      const html = await readHtml(ctx, { ...of, folder, uid: Number(uid) });
      return new FileReply(new TextEncoder().encode(html), { headers: FRAMED });
    },
  }),
  defineCall({
    method: 'get',
    path: `${page}/attachment`,
    id: 'P4-mail-page-attachment',
    summary: 'An attachment of a mail, to be kept and never shown here',
    limit: READ,
    query: {
      folder: 'the name of its folder',
      uid: 'the UID of its mail',
      at: 'its place among the attachments, from 0',
    },
    answer: { file: 'application/octet-stream' },
    async run(ctx, { params, readQuery }) {
      const of = await ownBox(ctx, params);
      const { folder, uid, at } = readQuery(schemas.attachmentQuery);
      const { name, bytes } = await readAttachment(ctx, {
        ...of,
        folder,
        uid: Number(uid),
        at: Number(at),
      });
      return new FileReply(bytes, { headers: strangersFile(name) });
    },
  }),
  defineCall({
    method: 'post',
    path: `${page}/mark`,
    id: 'P4-mail-page-mark',
    summary: 'Mark mails as read or flagged, or take the mark away',
    limit: READ,
    body: schemas.markInput,
    answer: done,
    async run(ctx, { params, body }) {
      const of = await ownBox(ctx, params);
      const { flag, on, ...mails } = await body();
      await markMails(ctx, { ...of, mails, flag, on });
      return {};
    },
  }),
  defineCall({
    method: 'post',
    path: `${page}/move`,
    id: 'P4-mail-page-move',
    summary: 'Move mails into another folder; deleting is moving them into the trash',
    limit: READ,
    body: schemas.moveInput,
    answer: schemas.mailMoved,
    async run(ctx, { params, body }) {
      const of = await ownBox(ctx, params);
      const { to, ...mails } = await body();
      return { uids: await moveMails(ctx, { ...of, mails, to }) };
    },
  }),
  defineCall({
    method: 'get',
    path: `${page}/heaviest`,
    id: 'P4-mail-page-heaviest',
    summary: 'The ten largest mails of a mailbox, of those of a megabyte at least',
    limit: READ,
    answer: schemas.heaviest,
    run: async (ctx, { params }) => readHeaviest(ctx, await ownBox(ctx, params)),
  }),
  defineCall({
    method: 'get',
    path: `${page}/last`,
    id: 'P4-mail-page-last',
    summary: 'Who wrote last to a mailbox that is paused, and about what',
    limit: READ,
    answer: schemas.lastMails,
    run: async (ctx, { params }) => lastMails(ctx, await ownBox(ctx, params)),
  }),
  defineCall({
    method: 'post',
    path: `${page}/delete`,
    id: 'P4-mail-page-delete',
    summary: 'Delete mails for good',
    limit: READ,
    body: schemas.deleteInput,
    answer: done,
    async run(ctx, { params, body }) {
      const of = await ownBox(ctx, params);
      await deleteMails(ctx, { ...of, mails: await body() });
      return {};
    },
  }),
  defineCall({
    method: 'post',
    path: `${page}/draft`,
    id: 'P4-mail-page-draft',
    summary: 'Keep a mail that is being written among the drafts, in the place of what was kept of it before',
    limit: READ,
    body: schemas.draftInput,
    answer: schemas.draftFiles,
    async run(ctx, { params, body }) {
      const of = await ownBox(ctx, params);
      return { files: await keepDraft(ctx, { ...of, ...(await body()) }) };
    },
  }),
  defineCall({
    method: 'post',
    path: `${page}/attach`,
    id: 'P4-mail-page-attach',
    summary: 'Put a file to a mail that lies among the drafts; the same one is put once',
    limit: READ,
    query: { key: 'of the draft', name: 'of the file' },
    upload: { type: 'application/octet-stream', mostBytes: schemas.FILES_BYTES, tooLarge: 'mailboxes.files-large' },
    answer: schemas.draftFiles,
    async run(ctx, { params, readQuery, file }) {
      const of = await ownBox(ctx, params);
      return { files: await attachFile(ctx, { ...of, ...readQuery(schemas.attachQuery), bytes: file }) };
    },
  }),
  defineCall({
    method: 'post',
    path: `${page}/detach`,
    id: 'P4-mail-page-detach',
    summary: 'Take a file from a mail that lies among the drafts',
    limit: READ,
    body: schemas.detachInput,
    answer: schemas.draftFiles,
    async run(ctx, { params, body }) {
      const of = await ownBox(ctx, params);
      return { files: await detachFile(ctx, { ...of, ...(await body()) }) };
    },
  }),
  defineCall({
    method: 'post',
    path: `${page}/send`,
    id: 'P4-mail-page-send',
    summary: 'Send a mail from the mailbox; repeated with the same key it is sent once',
    limit: SENT,
    body: schemas.sendInput,
    answer: schemas.mailSent,
    async run(ctx, { params, body }) {
      const of = await ownBox(ctx, params);
      const { refused } = await sendMail(ctx, { ...of, ...(await body()) });
      return { refused: [...refused] };
    },
  }),
];
