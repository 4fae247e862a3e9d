import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createInbox, type KeptMessage } from './inbox.ts';
import { logsApi } from './logs.ts';
import { inboxPages } from './pages.ts';
import { postReturn, type Bounced, type Returns } from './returns.ts';
import { createSmtp } from './smtp.ts';
import type { NoVerdict, Verdict } from './verdict.ts';
import { createVerdicts } from './verdicts.ts';

export interface MailSandboxOptions {
  host: string;
  /** 0 takes a free one, for each of the two. */
  httpPort: number;
  smtpPort: number;
  /** Where mails are kept across restarts; without it they live as long as the process. */
  dataDir?: string;
  now?: () => Date;
  /** How long `slow@…` waits; default 4 s. */
  slowMs?: number;
  /** Where mails that come back are handed over. */
  returns?: Returns;
  /** `host:port` of the resolver that verdicts ask, and nobody else; null while there is none. Without it nothing is judged. */
  dns?: () => string | null;
  /** Who shows it may ask which mails were taken; without it nobody may. */
  apiKey?: string;
  /** Called for each arrival, before the sender is told that it was taken. */
  kept?: (messageId: string) => Promise<void> | void;
}

export interface MailSandbox {
  smtpUrl: string;
  /** The page on which a person reads the mails. */
  inboxUrl: string;
  /** Newest first. */
  messages(): KeptMessage[];
  /** What a provider would find of a mail that is kept; the first look decides. Throws RangeError for a number that is not here. */
  verdict(id: number): Promise<Verdict | NoVerdict>;
  setReturns(returns: Returns): void;
  /** Until every return was handed over. */
  returned(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a mail server that accepts everything, delivers nothing and shows it all on a page. */
export async function startMailSandbox(options: MailSandboxOptions): Promise<MailSandbox> {
  const now = options.now ?? (() => new Date());
  const inbox = await createInbox(options.dataDir);
  let returns = options.returns;
  const underWay = new Set<Promise<void>>();
  const bounce = (mail: Bounced) => {
    if (!returns) return;
    const handing = postReturn(returns, mail, now()).finally(() => underWay.delete(handing));
    underWay.add(handing);
  };
  const smtp = createSmtp({ inbox, now, slowMs: options.slowMs ?? 4000, bounce, kept: options.kept });
  const smtpPort = await smtp.listen(options.smtpPort, options.host);
  const verdicts = createVerdicts(inbox, options.dns ?? (() => null));
  const app = inboxPages(inbox, verdicts).route('/', logsApi(inbox, options.apiKey, now));
  const server = serve({ fetch: app.fetch, hostname: options.host, port: options.httpPort });
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
  });
  return {
    smtpUrl: `smtp://${options.host}:${smtpPort}`,
    inboxUrl: `http://${options.host}:${(server.address() as AddressInfo).port}/`,
    messages: inbox.all,
    verdict: (id) => verdicts.of(id),
    setReturns: (given) => (returns = given),
    async returned() {
      await Promise.all(underWay);
    },
    async close() {
      await smtp.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
    },
  };
}
