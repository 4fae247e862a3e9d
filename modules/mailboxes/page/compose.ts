import { createTransport } from 'nodemailer';

/** Message-IDs of a thread that an answer names; more are left out from its middle (RFC 5322, 3.6.4 lets us). */
const MOST_REFERENCES = 20;
const MESSAGE_ID = /<[^\s<>]{1,250}>/g;

/** `type`: as its mail says; undefined: by the ending of its name. */
export interface MailFile {
  name: string;
  type: string | undefined;
  bytes: Uint8Array;
}
export interface Written {
  from: string;
  /** Without brackets. */
  messageId: string;
  to: readonly string[];
  cc: readonly string[];
  subject: string;
  text: string;
  /** The mail that is answered, as its own headers name it and those before it. */
  answers: { messageId: string | undefined; references: string | undefined } | null;
  files: readonly MailFile[];
  at: Date;
}

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** A mail of plain words and files as it goes over the wire (RFC 5322). */
export async function composeMail(mail: Written): Promise<Buffer> {
  const { from, messageId, to, cc, subject, text, answers, files, at } = mail;
  const [inReplyTo] = (answers?.messageId ?? '').slice(0, 1_000).match(MESSAGE_ID) ?? [];
  const before = (answers?.references ?? '').slice(0, 20_000).match(MESSAGE_ID) ?? [];
  const all = inReplyTo === undefined ? [] : [...new Set([...before, inReplyTo])];
  const references = all.length > MOST_REFERENCES ? [...all.slice(0, 1), ...all.slice(1 - MOST_REFERENCES)] : all;
  const { message } = (await composer.sendMail({
    messageId: `<${messageId}>`,
    from,
    to: [...to],
    cc: [...cc],
    subject,
    text,
    date: at,
    attachments: files.map(({ name, type, bytes }) => ({
      filename: name,
      content: Buffer.from(bytes),
      ...(type === undefined ? {} : { contentType: type }),
    })),
    ...(inReplyTo === undefined ? {} : { inReplyTo, references }),
    disableFileAccess: true,
    disableUrlAccess: true,
  })) as unknown as { message: Buffer };
  return message;
}
