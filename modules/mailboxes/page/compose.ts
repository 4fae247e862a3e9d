import { createTransport } from 'nodemailer';

/** Message-IDs of a thread that an answer names; more are left out from its middle (RFC 5322, 3.6.4 lets us). */
const MOST_REFERENCES = 20;
const MESSAGE_ID = /<[^\s<>]{1,250}>/g;

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
  at: Date;
}

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** A mail of plain words as it goes over the wire (RFC 5322). */
export async function composeMail({ from, messageId, to, cc, subject, text, answers, at }: Written): Promise<Buffer> {
  const [inReplyTo] = (answers?.messageId ?? '').slice(0, 1_000).match(MESSAGE_ID) ?? [];
  const before = (answers?.references ?? '').slice(0, 20_000).match(MESSAGE_ID) ?? [];
  const all = inReplyTo === undefined ? [] : [...before, inReplyTo];
  const references = all.length > MOST_REFERENCES ? [...all.slice(0, 1), ...all.slice(1 - MOST_REFERENCES)] : all;
  const { message } = (await composer.sendMail({
    messageId: `<${messageId}>`,
    from,
    to: [...to],
    cc: [...cc],
    subject,
    text,
    date: at,
    ...(inReplyTo === undefined ? {} : { inReplyTo, references }),
    disableFileAccess: true,
    disableUrlAccess: true,
  })) as unknown as { message: Buffer };
  return message;
}
