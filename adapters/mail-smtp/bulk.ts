/** Mails to many: signed here, handed over by a pool of their own, each once. */
import { createPrivateKey } from 'node:crypto';
import { BARE_ADDRESS } from '../../modules/notifications/mail.port.ts';
import type { BulkMail, BulkOutcome, BulkTransport } from '../../modules/notifications/bulk-mail.port.ts';
import { watchLastByte } from './last-byte.ts';
import { open } from './open.ts';

const CONNECTIONS = 5;
const LONGEST_ANSWER = 300;
export interface BulkSettings {
  smtpUrl: string;
  /** Whose signature mails carry: PKCS 8 in PEM, of the key whose public half stands at `{selector}._domainkey.{domain}`. */
  dkim: { domain: string; selector: string; privateKey: string };
}

/** The fields that a signature covers: nodemailer's own list has List-Unsubscribe and not its companion, which RFC 8058 wants covered too. */
export const SIGNED_FIELDS = [
  'From',
  'Reply-To',
  'To',
  'Subject',
  'Date',
  'Message-ID',
  'MIME-Version',
  'Content-Type',
  'Content-Language',
  'List-Id',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
  'Feedback-ID',
].join(':');

export function createBulkTransport({ smtpUrl, dkim }: BulkSettings): BulkTransport {
  const transport = open(smtpUrl, { connections: CONNECTIONS });
  const shared = signatureOf({ ...dkim, key: createPrivateKey(dkim.privateKey) });
  const ended = new Set<string>();
  watchLastByte(transport, (messageId) => ended.add(messageId));
  return {
    async send(mail) {
      const flaw = flawOf(mail);
      if (flaw) return { kind: 'refused', answer: flaw };
      const fields = fieldsOf(mail, mail.signature ? signatureOf(mail.signature) : shared);
      try {
        const { response = '' } = (await transport.sendMail(fields)) as { response?: string };
        return { kind: 'sent', answer: response.slice(0, LONGEST_ANSWER) };
      } catch (error) {
        return outcomeOf(error, ended.has(fields.messageId));
      } finally {
        ended.delete(fields.messageId);
      }
    },
    close: () => transport.close(),
  };
}

/** @param isEnded the last byte was handed over: without an answer nobody knows whether it was taken */
function outcomeOf(error: unknown, isEnded: boolean): BulkOutcome {
  const { code = 'error', responseCode, message } = error as { code?: string; responseCode?: number; message: string };
  const answer = `${code} ${responseCode ?? ''} ${message}`.slice(0, LONGEST_ANSWER);
  if (responseCode === undefined) return { kind: isEnded ? 'unknown' : 'away', answer };
  const isFinal = (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
  return { kind: isFinal ? 'refused' : 'away', answer };
}

/** The key is read once: as a text it would be read for each mail, which takes longer than to sign. What signs takes a key as it takes a text. */
const signatureOf = ({ domain, selector, key }: NonNullable<BulkMail['signature']>) => ({
  domainName: domain,
  keySelector: selector,
  privateKey: key as unknown as string,
  headerFieldNames: SIGNED_FIELDS,
});

const fieldsOf = (mail: BulkMail, dkim: ReturnType<typeof signatureOf>) => ({
  envelope: { from: mail.returnPath, to: mail.to },
  messageId: `<${mail.messageId}>`,
  from: { name: mail.fromName.replaceAll('=?', '= ?'), address: mail.from },
  ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  headers: {
    'Content-Language': mail.lang,
    // Out-of-office robots answer no list (RFC 3834).
    Precedence: 'bulk',
    'List-Id': `<${mail.listId}>`,
    'List-Unsubscribe': `<${mail.unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Feedback-ID': mail.feedbackId,
  },
  dkim,
});

/** Why a mail can never be sent, or null; a line break would let a name or a subject write headers of its own. */
function flawOf({ text: _text, html: _html, signature: _signature, replyTo, ...headers }: BulkMail): string | null {
  for (const [name, value] of Object.entries({ ...headers, replyTo: replyTo ?? '' }))
    if (/[\r\n\0]/.test(value)) return `line break in ${name}`;
  const addresses = [headers.to, headers.from, headers.returnPath, ...(replyTo ? [replyTo] : [])];
  return addresses.every((address) => BARE_ADDRESS.test(address)) ? null : 'not one bare address';
}
