/** What is being written: how it begins, and what is read out of what was typed. */
import {
  MOST_RECIPIENTS,
  SUBJECT_LETTERS,
  WRITTEN_LETTERS,
  type DraftFiles,
  type MailText,
} from '../../../../modules/mailboxes/page/schemas.ts';

export interface Draft {
  key: string;
  /** As it is typed, several with commas. */
  to: string;
  cc: string;
  subject: string;
  text: string;
  answers?: { folder: string; uid: number };
  /** Whose files come along until this one is kept. */
  carries?: { folder: string; uid: number };
  files: DraftFiles;
}
export type Way = 'answer' | 'all' | 'forward';

export const emptyDraft = (): Draft => ({ key: crypto.randomUUID(), to: '', cc: '', subject: '', text: '', files: [] });

/** The addresses of what was typed, with or without names; null where something between two commas has none. */
export function addressesIn(typed: string): string[] | null {
  const entries = typed.split(/[,;\n]/).filter((entry) => entry.trim() !== '');
  const found = entries.map((entry) => entry.split(/[\s<>]+/).find((part) => part.includes('@')));
  if (found.length > MOST_RECIPIENTS) return null;
  return found.every((address) => address !== undefined) ? [...new Set(found)] : null;
}

const filesOf = ({ attachments }: MailText): DraftFiles => attachments.map(({ name, bytes }) => ({ name, bytes }));

/** What lies among the drafts, to be written on; with another program's draft its files come along. */
export const draftAgain = (mail: MailText, folder: string): Draft => ({
  ...emptyDraft(),
  ...(mail.key === null ? { carries: { folder, uid: mail.uid } } : { key: mail.key }),
  to: mail.to.map(({ address }) => address).join(', '),
  cc: mail.cc.map(({ address }) => address).join(', '),
  subject: mail.subject,
  text: mail.text.trimEnd(),
  files: filesOf(mail),
});

/** An answer or the words of a mail for somebody else; `own` is the box, which is not answered. `wrote` stands above the words. */
export function draftOf(
  way: Way,
  { mail, folder, own, wrote }: { mail: MailText; folder: string; own: string; wrote: string },
): Draft {
  const others = (people: MailText['to']) =>
    people.map(({ address }) => address).filter((address) => address && address !== own);
  const prefix = way === 'forward' ? 'Fwd: ' : 'Re: ';
  const subject = mail.subject.toLowerCase().startsWith(prefix.toLowerCase())
    ? mail.subject
    : `${prefix}${mail.subject}`;
  const quoted = (mail.text.trim() === '' ? mail.words : mail.text)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const back = mail.reply_to.length > 0 ? mail.reply_to : mail.from ? [mail.from] : [];
  return {
    ...emptyDraft(),
    to: way === 'forward' ? '' : others(back).join(', '),
    cc: way === 'all' ? others([...mail.to, ...mail.cc]).join(', ') : '',
    subject: subject.slice(0, SUBJECT_LETTERS),
    text: `\n\n${wrote}\n${quoted}`.slice(0, WRITTEN_LETTERS),
    ...(way === 'forward'
      ? { carries: { folder, uid: mail.uid }, files: filesOf(mail) }
      : { answers: { folder, uid: mail.uid } }),
  };
}
