/** Every vendor asked something that changes nothing, through the adapters that the product itself uses. */
import { createAruba } from '../../adapters/aruba/index.ts';
import { verifyMailServer } from '../../adapters/mail-smtp/index.ts';
import { createMailgunLog } from '../../adapters/mailgun/index.ts';
import { createRegistrar } from '../../adapters/registrar/index.ts';
import { createSocialPages } from '../../adapters/social-pages/index.ts';
import { createZones } from '../../adapters/zones/index.ts';
import type { Config } from '../../platform/config.ts';
import { catalogue, webhooks } from './card-provider.ts';
import { asked, note, ok, type Finding } from './finding.ts';

export async function lookAtVendors(config: Config, now: Date): Promise<Finding[]> {
  const looks = [catalogue, webhooks, names, zones, pages, mail, mailLog, invoices].map((look) => look(config, now));
  return (await Promise.all(looks)).flat();
}

const awsKeys = 'REGISTRAR_ACCESS_KEY_ID, REGISTRAR_SECRET_ACCESS_KEY and their policy (docs/production.md)';
const names = (config: Config): Promise<Finding[]> =>
  asked(
    'registrar',
    async () => [
      ok('registrar', `answers, ${(await createRegistrar(config.registrar).list()).length} names in the account`),
    ],
    {
      means: 'no name can be searched, bought or renewed.',
      keys: awsKeys,
      address: config.registrar.endpoint,
    },
  );

async function zones(config: Config): Promise<Finding[]> {
  if (config.zones.addresses.length === 0) return [];
  return asked(
    'hosted zones',
    async () => {
      const count = await createZones(config.zones).count();
      if (count >= 450)
        return [
          note(
            'hosted zones',
            `${count}`,
            'an account has 500 unless more were asked for.',
            'Ask the vendor for a higher quota.',
          ),
        ];
      return [ok('hosted zones', `answers, ${count} zones in the account`)];
    },
    { means: 'paid names lead nowhere.', keys: awsKeys, address: config.zones.endpoint },
  );
}

const pages = (config: Config): Promise<Finding[]> =>
  asked(
    'social network',
    async () => (
      await createSocialPages(config.social).search('pizzeria', 1),
      [ok('social network', 'answers searches')]
    ),
    {
      means: 'nobody finds their page.',
      keys: 'SOCIAL_ACCESS_TOKEN, SOCIAL_APP_SECRET, and that the app has Page Public Content Access',
      address: config.social.apiBase,
    },
  );

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

async function invoices(config: Config, now: Date): Promise<Finding[]> {
  if (config.operator.country !== 'IT') return [ok('electronic invoices', 'not needed: the seller is not in Italy')];
  return asked(
    'electronic invoices',
    async () => {
      await createAruba(config.eInvoices).find({ number: 'doctor', since: now, known: [] });
      return [ok('electronic invoices', 'the intermediary takes our log-in')];
    },
    {
      means: 'invoices wait; the law gives twelve days.',
      keys: 'EINVOICE_USERNAME, EINVOICE_PASSWORD',
      address: config.eInvoices.authBase,
    },
  );
}
