/** What rooms offer the doctor, and vendors asked what no port of a room asks: the webhook, the log-in of the mail server, its log. */
import { verifyMailServer } from '../../adapters/mail-smtp/index.ts';
import { createMailgunLog } from '../../adapters/mailgun/index.ts';
import type { Config } from '../../platform/config.ts';
import { notConfigured } from '../../modules/plans/index.server.ts';
import { lookAtFiles } from './file-store.ts';
import { createPorts } from '../composition.ts';
import { contributed } from '../modules.ts';
import { webhooks } from './card-provider.ts';
import { asked, note, ok, type Finding } from '../../platform/finding.ts';

/** `root`: the project's folder. */
export async function lookAtVendors(config: Config, now: Date, root: string): Promise<Finding[]> {
  const ports = createPorts({ config, root });
  const ofRooms = contributed('doctor')
    .flat()
    .map((look) => look({ config, ports, now }));
  const asked = await Promise.all([
    ...ofRooms,
    lookAtFiles(config),
    webhooks(config, now),
    mail(config),
    mailLog(config, now),
  ]);
  return [...notConfigured({ config, contributed }), ...asked.flat()];
}

const mail = (config: Config): Promise<Finding[]> =>
  asked(
    'mail server',
    async () => {
      await verifyMailServer(config.mail);
      return [ok('mail server', 'takes our log-in')];
    },
    {
      means: 'no mail leaves; they wait in the outbox.',
      keys: 'user and password in SMTP_URL',
      address: new URL(config.mail.smtpUrl).host,
    },
  );

async function mailLog(config: Config, now: Date): Promise<Finding[]> {
  const { log, from } = config.mail;
  const means = 'a mail whose answer was lost is sent again and may come twice.';
  if (!log)
    return [note('mail log', 'MAILGUN_API_KEY is not set', means, 'Set it where the mail server is Mailgun’s.')];
  return asked(
    'mail log',
    async () => {
      await createMailgunLog(log).took({ messageId: 'doctor@vetrina.example', to: from, since: now });
      return [ok('mail log', 'answers')];
    },
    {
      means: 'a mail whose answer was lost waits until the log can be asked.',
      keys: 'MAILGUN_API_KEY',
      address: log.apiBase,
    },
  );
}
