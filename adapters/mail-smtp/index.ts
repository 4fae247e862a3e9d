import {
  BARE_ADDRESS,
  type MailAttachment,
  type MailLog,
  type MailTransport,
  type OutgoingMail,
} from '../../modules/notifications/mail.port.ts';
import { AppError } from '../../platform/errors.ts';
import { openJournal } from './journal.ts';
import { watchLastByte } from './last-byte.ts';
import { addressIn, open } from './open.ts';

const LONGEST_ANSWER = 300;

/** Connects and logs in as a mail would be sent, and sends none. Throws 'notifications.mail-unavailable'. */
export async function verifyMailServer({ smtpUrl }: { smtpUrl: string }): Promise<void> {
  const transport = open(smtpUrl);
  try {
    await transport.verify();
  } catch (error) {
    throw translated(error);
  } finally {
    transport.close();
  }
}

/** The answer of a mail that was found in the log. */
const FOUND = 'taken by an earlier try, as the log of the mail server says';

/**
 * Hands mails to an SMTP server, `smtp://user:password@host:port` or `smtps://…`. SMTP cannot be asked what became of a
 * mail, so its answers are kept in the file `journal` until `settle`: a mail whose answer was read is handed over once,
 * whatever dies after it. A try whose answer was lost is looked for in `log` before the mail is sent again. `close` ends
 * the connections.
 */
export function createMailTransport(options: {
  smtpUrl: string;
  journal: string;
  /** How the journals of all nodes on that folder begin; absent: there is one. */
  journals?: string;
  log?: MailLog;
}): MailTransport & { close(): void } {
  const transport = open(options.smtpUrl);
  // A try that cannot be written down never sends its last byte.
  watchLastByte(transport, (messageId) => journal().tried(bare(messageId)));
  const underWay = new Map<string, ReturnType<MailTransport['send']>>();
  let opened: ReturnType<typeof openJournal> | undefined;
  // Of several processes only the one that works sends.
  const journal = () => (opened ??= openJournal(options.journal, options.journals));

  async function handOver(mail: OutgoingMail): ReturnType<MailTransport['send']> {
    const { messageId } = mail;
    const known = journal().answerOf(messageId);
    if (known !== undefined) return { answer: known, perhapsTwice: false };
    const triedAt = journal().unansweredSince(messageId);
    const perhapsTwice = triedAt !== undefined;
    if (options.log && triedAt && (await wasTaken(options.log, mail, triedAt))) {
      await journal().taken(messageId, FOUND);
      return { answer: FOUND, perhapsTwice: false };
    }
    try {
      const { response = '' } = (await transport.sendMail(fieldsOf(mail))) as { response?: string };
      const answer = response.slice(0, LONGEST_ANSWER);
      await journal().taken(messageId, answer);
      return { answer, perhapsTwice };
    } catch (error) {
      // No answer to the content: the server may have the mail. Any other end says that it has not.
      const isAnswered = (error as { responseCode?: number }).responseCode !== undefined;
      if (isAnswered && !perhapsTwice && journal().unansweredSince(messageId)) journal().over(messageId);
      throw translated(error);
    }
  }

  return {
    async send(mail) {
      const wrong = findFlaw(mail);
      if (wrong) throw new AppError('notifications.mail-refused', { status: 422, reason: wrong });
      const running = underWay.get(mail.messageId) ?? handOver(mail);
      underWay.set(mail.messageId, running);
      return running.finally(() => underWay.delete(mail.messageId));
    },
    settle(messageId) {
      journal().over(messageId);
      return Promise.resolve();
    },
    close() {
      transport.close();
      opened?.close();
      opened = undefined;
    },
  };
}

/** Throws 'notifications.mail-unavailable' while nobody knows: a mail that is late is better than one that comes twice. */
async function wasTaken(log: MailLog, { messageId, to }: OutgoingMail, since: Date): Promise<boolean> {
  if (await log.took({ messageId, to, since })) return true;
  if (Date.now() - since.getTime() >= log.lagMs) return false;
  const reason = 'an earlier try may have been taken: its log is asked again';
  throw new AppError('notifications.mail-unavailable', { status: 503, retryable: true, reason });
}

const bare = (messageId: string): string => messageId.replace(/^<|>$/g, '');

/** A calendar program asks for its method beside the type too (RFC 6047, 2.4). */
function attached({ name, type, text }: MailAttachment) {
  const method = type && /^METHOD:([A-Z]{1,20})\r?$/m.exec(text)?.[1];
  const contentType = `${type ?? 'text/plain'}; charset=utf-8${method ? `; method=${method}` : ''}`;
  return { filename: name, content: text, contentType };
}

const fieldsOf = (mail: OutgoingMail) => ({
  envelope: { from: mail.returnPath, to: mail.to },
  messageId: `<${mail.messageId}>`,
  // A name that looks like a coded word (RFC 2047) would be read as what it codes.
  from: mail.fromName ? { name: mail.fromName.replaceAll('=?', '= ?'), address: addressIn(mail.from) } : mail.from,
  ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  attachments: mail.attachment ? [attached(mail.attachment)] : [],
  // RFC 3834: keeps out-of-office robots from answering a machine.
  headers: {
    'Content-Language': mail.lang,
    'Auto-Submitted': 'auto-generated',
    // RFC 8058: the reader's mail program posts there by itself.
    ...(mail.unsubscribe
      ? { 'List-Unsubscribe': `<${mail.unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      : {}),
  },
});

/** Why a mail can never be sent, or null. A line break in a header would let a name or subject write headers of its own. */
function findFlaw(mail: OutgoingMail): string | null {
  const headers = {
    messageId: mail.messageId,
    from: mail.from,
    fromName: mail.fromName ?? '',
    replyTo: mail.replyTo ?? '',
    to: mail.to,
    returnPath: mail.returnPath,
    subject: mail.subject,
    lang: mail.lang,
    attachment: mail.attachment?.name ?? '',
    unsubscribe: mail.unsubscribe ?? '',
  };
  for (const [name, value] of Object.entries(headers)) if (/[\r\n\0]/.test(value)) return `line break in ${name}`;
  if (!BARE_ADDRESS.test(mail.returnPath)) return 'the return path is not one bare address';
  if (mail.replyTo && !BARE_ADDRESS.test(mail.replyTo)) return 'the reply goes to what is not one bare address';
  if (!BARE_ADDRESS.test(mail.to)) return 'the recipient is not one bare address';
  if (!/^[^\s<>@]+@[^\s<>@]+$/.test(mail.messageId)) return 'the message id is not of the form left@right';
  return null;
}

/** A 5xx about the sender, recipient or content is final; one about the log-in is ours to mend, so the mail is kept. */
function translated(error: unknown): AppError {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const aboutTheMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  const final = aboutTheMail && (responseCode === undefined || (responseCode >= 500 && responseCode < 600));
  const reason = `${code ?? 'error'}${responseCode === undefined ? '' : ` ${responseCode}`}`;
  return final
    ? new AppError('notifications.mail-refused', { status: 422, reason, cause: error })
    : new AppError('notifications.mail-unavailable', { status: 503, retryable: true, reason, cause: error });
}
