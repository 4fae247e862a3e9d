/** The calls of the mail page. `order`: the order's id; `box`: the mailbox's. */
import {
  draftFiles,
  folderView,
  heaviest,
  lastMails,
  mailMoved,
  mailSent,
  mailText,
  type DraftFiles,
} from '../../../../modules/mailboxes/page/schemas.ts';
import { done } from '../../../../platform/answers.ts';
import { getJson, postJson } from '../../../ui/api.ts';
import { upload } from '../upload.ts';

export interface PageOf {
  order: string;
  box: string;
}
const path = ({ order, box }: PageOf, call: string) =>
  `/buy_yr/api/order/check/${encodeURIComponent(order)}/mail/boxes/${encodeURIComponent(box)}/page/${call}`;

export const readFolder = (of: PageOf, asked: { folder: string; before?: number; words?: string }) => {
  const query = new URLSearchParams({ folder: asked.folder });
  if (asked.before !== undefined) query.set('before', String(asked.before));
  if (asked.words) query.set('words', asked.words);
  return getJson(path(of, `folder?${query}`), folderView);
};
export const readMail = (of: PageOf, { folder, uid }: { folder: string; uid: number }) =>
  getJson(path(of, `mail?${new URLSearchParams({ folder, uid: String(uid) })}`), mailText);
/** What a frame shows of a mail as its sender laid it out. */
export const htmlAddress = (of: PageOf, { folder, uid }: { folder: string; uid: number }) =>
  path(of, `html?${new URLSearchParams({ folder, uid: String(uid) })}`);
/** Where the browser fetches a file to keep. `at`: its place in the mail's list. */
export const attachmentAddress = (of: PageOf, { folder, uid, at }: { folder: string; uid: number; at: number }) =>
  path(of, `attachment?${new URLSearchParams({ folder, uid: String(uid), at: String(at) })}`);
/** A mail, and the folder as it was listed: of one that was made anew since, nothing is touched. */
export interface OfFolder {
  folder: string;
  uid: number;
  validity?: number | undefined;
}
const chosen = ({ folder, uid, validity }: OfFolder) => ({ folder, uids: [uid], ...(validity && { validity }) });
export const markSeen = (of: PageOf, { on, ...mail }: OfFolder & { on: boolean }) =>
  postJson(path(of, 'mark'), { ...chosen(mail), flag: 'seen', on }, done);
/** What is moved has another UID there, which it gives. */
export const moveMail = (of: PageOf, { to, ...mail }: OfFolder & { to: string }) =>
  postJson(path(of, 'move'), { ...chosen(mail), to }, mailMoved);
/** Of a box that is paused. */
export const readLast = (of: PageOf) => getJson(path(of, 'last'), lastMails);
/** The largest of all folders. */
export const readHeaviest = (of: PageOf) => getJson(path(of, 'heaviest'), heaviest);
/** For good. */
export const deleteMail = (of: PageOf, mail: OfFolder & { validity: number }) =>
  postJson(path(of, 'delete'), chosen(mail), done);
interface Written {
  key: string;
  to: string[];
  cc: string[];
  subject: string;
  text: string;
  answers?: { folder: string; uid: number };
  carries?: { folder: string; uid: number };
}
const words = ({ key, to, cc, subject, text, answers, carries }: Written): Written => ({
  key,
  to,
  cc,
  subject,
  text,
  ...(answers && { answers }),
  ...(carries && { carries }),
});
/** In the place of what was kept of it before; gives its files. */
export const keepDraft = (of: PageOf, draft: Written) => postJson(path(of, 'draft'), words(draft), draftFiles);
/** Puts a file to a draft that was kept; gives its files then. Rejects as `upload` does. */
export const attachFile = (of: PageOf, { key, file }: { key: string; file: File }, how: Parameters<typeof upload>[2]) =>
  upload<{ files: DraftFiles }>(path(of, `attach?${new URLSearchParams({ key, name: file.name })}`), file, how);
/** `at`: its place among the draft's files. */
export const detachFile = (of: PageOf, file: { key: string; at: number; name: string }) =>
  postJson(path(of, 'detach'), file, draftFiles);
/** Once for each key. `again`: although an earlier try may have been taken; `files`: how many go along. */
export const sendMail = (of: PageOf, draft: Written, how: { again: boolean; files: number }) =>
  postJson(path(of, 'send'), { ...words(draft), ...how }, mailSent);
