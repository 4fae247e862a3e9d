/** A person's program and a stranger's server, as unmodified clients: imapflow and nodemailer. */
import { ImapFlow } from 'imapflow';
import { createTransport } from 'nodemailer';
import { mailOf, SECRET } from '../contracts/mail-host.harness.ts';
import type { MailTarget } from './targets.ts';

export function clientsOf(target: () => Pick<MailTarget, 'imapUrl' | 'submissionUrl' | 'smtpUrl'>) {
  const client = (user: string, pass = SECRET): ImapFlow => {
    const { hostname, port, protocol } = new URL(target().imapUrl);
    const secure = protocol === 'imaps:';
    const made = new ImapFlow({ host: hostname, port: Number(port), secure, auth: { user, pass }, logger: false });
    made.on('error', () => undefined);
    return made;
  };
  async function within<T>(user: string, work: (imap: ImapFlow) => Promise<T>, folder = 'INBOX'): Promise<T> {
    const imap = client(user);
    await imap.connect();
    try {
      await imap.mailboxOpen(folder);
      return await work(imap);
    } finally {
      await imap.logout();
    }
  }
  const send = async (
    url: string,
    mail: {
      from: string;
      to: string | string[];
      raw: Buffer;
      pass?: string;
      user?: string;
      size?: number;
      /** Of the machine that sends; else the host's own. */
      localAddress?: string;
    },
  ): Promise<string> => {
    const auth = mail.user === undefined ? {} : { auth: { user: mail.user, pass: mail.pass ?? SECRET } };
    const { localAddress } = mail;
    const transport = createTransport({ url, ignoreTLS: true, ...auth, ...(localAddress ? { localAddress } : {}) });
    const envelope = { from: mail.from, to: mail.to, ...(mail.size === undefined ? {} : { size: mail.size }) };
    try {
      return (await transport.sendMail({ envelope, raw: mail.raw })).response;
    } finally {
      transport.close();
    }
  };
  return {
    client,
    within,
    send,
    /** Whether the secret opens the box. */
    opens: (user: string, pass = SECRET): Promise<boolean> => {
      const imap = client(user, pass);
      return imap.connect().then(
        () => imap.logout().then(() => true),
        () => false,
      );
    },
    arrive: (to: string | string[], raw = mailOf('Un tavolo'), size?: number) =>
      send(target().smtpUrl, { from: 'cliente@fuori.example', to, raw, ...(size === undefined ? {} : { size }) }),
    submit: (user: string, from: string, to: string | string[], raw = mailOf('Risposta', { from })) =>
      send(target().submissionUrl, { user, from, to, raw }),
    subjects: (user: string, folder = 'INBOX'): Promise<string[]> =>
      within(
        user,
        async (imap) => {
          const found: string[] = [];
          for await (const { envelope } of imap.fetch('1:*', { envelope: true })) found.push(envelope?.subject ?? '');
          return found;
        },
        folder,
      ),
  };
}
