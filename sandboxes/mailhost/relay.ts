import { createTransport } from 'nodemailer';

const ANSWER_MS = 10_000;

/** Hands mails for strangers to the server that plays the outside; it answers within ten seconds or the mail is refused for now. */
export function createRelay(smtpUrl: string) {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: ANSWER_MS,
    greetingTimeout: ANSWER_MS,
    socketTimeout: ANSWER_MS,
  });
  return {
    async send(from: string, to: string[], raw: Buffer): Promise<void> {
      await transport.sendMail({ envelope: { from, to }, raw });
    },
    close: () => transport.close(),
  };
}

export type Relay = ReturnType<typeof createRelay>;
