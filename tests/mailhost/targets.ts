/** What keeps the contract of a mail host: the sandbox always, Debian's daemons where their packages were fetched. */
import tls from 'node:tls';
import type { Release } from '../../deploy/mailhost/settings.ts';
import { startMailSandbox, type MailSandbox } from '../../sandboxes/mail/index.ts';
import { startMailHostSandbox } from '../../sandboxes/mailhost/index.ts';
import { debianRoot } from '../../scripts/mailhost/debian-root.ts';
import type { TestDatabase } from '../support/database.ts';
import { API_KEY, HOST, openMailRows, type MailRows } from '../contracts/mail-host.harness.ts';
import { startDebianHost, type DebianHost } from './debian-host.ts';

export interface MailTarget {
  rows: MailRows;
  /** Of the HTTP API. */
  url: string;
  imapUrl: string;
  submissionUrl: string;
  smtpUrl: string;
  /** Mails for strangers arrive there. */
  outside: MailSandbox;
  close(): Promise<void>;
}
export interface Candidate {
  name: string;
  /** Why it cannot be tried here; null: it can. */
  missing: string | null;
  open(): Promise<MailTarget>;
}

async function beside<Host extends Omit<MailTarget, 'rows' | 'outside'>>(
  start: (given: { rows: MailRows; relayUrl: string }) => Promise<Host>,
  database?: TestDatabase,
): Promise<Host & MailTarget> {
  const rows = await openMailRows(database);
  const outside = await startMailSandbox({ host: HOST, httpPort: 0, smtpPort: 0 });
  const host = await start({ rows, relayUrl: outside.smtpUrl });
  return {
    ...host,
    rows,
    outside,
    async close() {
      await host.close();
      await outside.close();
      await rows.close();
    },
  };
}

const sandbox: Candidate = {
  name: 'the sandbox',
  missing: null,
  open: () =>
    beside(({ rows: { databaseUrl, dataDir }, relayUrl }) =>
      startMailHostSandbox({ host: HOST, dataDir, databaseUrl, relayUrl, apiKey: API_KEY }),
    ),
};

/** Its certificate is believed by this process from then on. */
export const openDebian = (
  release: Release,
  {
    database,
    ...options
  }: { recipientsAnHour?: number; firstDaysAnHour?: number; product?: string; database?: TestDatabase } = {},
): Promise<DebianHost & MailTarget> =>
  beside(async ({ rows: { databaseUrl }, relayUrl }) => {
    const root = debianRoot(release) ?? '';
    const host = await startDebianHost({ release, root, databaseUrl, relayUrl, apiKey: API_KEY, ...options });
    tls.setDefaultCACertificates([...tls.getCACertificates('default'), host.certificate]);
    return host;
  }, database);

/** Why Debian's daemons cannot be tried here; null: they can. */
export const missingDebian = (release: Release): string | null => {
  if (process.getuid?.() !== 0) return 'only root starts them';
  return debianRoot(release) ? null : `npm run mailhost -- install --release ${release} did not run here`;
};

const debian = (release: Release): Candidate => ({
  name: `Debian ${release}`,
  missing: missingDebian(release),
  open: () => openDebian(release),
});

export const CANDIDATES: Candidate[] = [sandbox, debian(12), debian(13)];
export const titleOf = ({ name, missing }: Candidate): string =>
  missing === null ? name : `${name} (skipped: ${missing})`;
