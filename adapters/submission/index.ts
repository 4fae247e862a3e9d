import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { LARGEST_MAIL } from '../../modules/mailboxes/mail-reader.port.ts';
import type { MailSender } from '../../modules/mailboxes/mail-sender.port.ts';
import { AppError } from '../../platform/errors.ts';

const CONNECT_MS = 5_000;
const SILENCE_MS = 20_000;
const ACT_MS = 30_000;
/** Mails at the same time, of everybody; one more is told to try again, before a connection is opened. */
const MOST_AT_ONCE = 20;
const BARE_ADDRESS = /^[^\s<>(),;:"\\@]+@[^\s<>(),;:"\\@]+$/;

let underWay = 0;

/**
 * Submission as a mail program does it (RFC 6409), at `smtps://host:port`; `smtp://`, in clear, on this machine only. A
 * connection is opened for each mail.
 */
export function createMailSender({ submissionUrl }: { submissionUrl: string }): MailSender {
  return {
    async send({ username, secret }, { from, to, raw }) {
      if (raw.length > LARGEST_MAIL) throw refused('mailboxes.mail-too-large', 413, `${raw.length} bytes`);
      if (![from, ...to].every((address) => BARE_ADDRESS.test(address)))
        throw refused('mailboxes.recipient-refused', 422, 'not one bare address');
      if (underWay >= MOST_AT_ONCE) throw notSent('too many mails at once');
      underWay += 1;
      const { hostname, port, protocol } = new URL(submissionUrl);
      const transport = createTransport({
        host: hostname,
        port: Number(port || 465),
        secure: protocol === 'smtps:',
        ignoreTLS: protocol === 'smtp:',
        auth: { user: username, pass: secret },
        logger: false,
        connectionTimeout: CONNECT_MS,
        greetingTimeout: CONNECT_MS,
        socketTimeout: SILENCE_MS,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      // Before its last byte the host cannot have the mail.
      let isWhole = false;
      const body = Readable.from(
        (function* () {
          yield raw;
          isWhole = true;
        })(),
      );
      const cut = setTimeout(() => transport.close(), ACT_MS);
      try {
        const { rejected } = await transport.sendMail({ envelope: { from, to: [...to] }, raw: body });
        return { refused: rejected };
      } catch (error) {
        throw translated(error, isWhole);
      } finally {
        clearTimeout(cut);
        underWay -= 1;
        transport.close();
      }
    },
  };
}

const refused = (code: string, status: number, reason: string, cause?: unknown) =>
  new AppError(code, { status, reason, cause });
const notSent = (reason: string, cause?: unknown) =>
  new AppError('mailboxes.not-sent', { status: 503, retryable: true, reason, cause });

function translated(error: unknown, isWhole: boolean): AppError {
  const {
    code = 'error',
    responseCode,
    response = '',
  } = error as {
    code?: string;
    responseCode?: number;
    response?: string;
  };
  const reason = `${code} ${responseCode ?? ''}`.trim();
  if (responseCode === undefined)
    return isWhole
      ? new AppError('mailboxes.perhaps-sent', { status: 503, reason, cause: error })
      : notSent(reason, error);
  if (code === 'EAUTH')
    return responseCode < 500 ? notSent(reason, error) : refused('mailboxes.sign-in-refused', 401, reason, error);
  // RFC 3463: 4.7.1 is what the host says at the limits of an hour and a day.
  if (responseCode === 451 && response.includes('4.7.1')) return refused('mailboxes.sent-too-many', 429, reason, error);
  if (responseCode < 500) return notSent(reason, error);
  if (responseCode === 553) return refused('mailboxes.sending-stopped', 409, reason, error);
  if (responseCode === 552) return refused('mailboxes.mail-too-large', 413, reason, error);
  return code === 'EENVELOPE'
    ? refused('mailboxes.recipient-refused', 422, reason, error)
    : refused('mailboxes.mail-refused', 422, reason, error);
}
