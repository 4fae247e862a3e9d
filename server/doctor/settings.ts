import { isIP } from 'node:net';
import type { Config } from '../../platform/config.ts';
import { note, ok, wrong, type Finding } from '../../platform/finding.ts';

const local = (address: string): boolean => {
  const { hostname } = new URL(address);
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || hostname.startsWith('127.')
  );
};
const isTestKey = (key: string): boolean => /^[a-z]{2}_test_/.test(key);

/** What the configuration says about itself. With `production` nothing of a demonstration is left. */
export function lookAtSettings(config: Config, env: NodeJS.ProcessEnv, production: boolean): Finding[] {
  return [
    ...modes(config, production),
    ...(production ? [...addresses(config), ...demonstration(config)] : []),
    ...whoAnswersForNames(config, production),
    ...optional(config, env),
  ];
}

function modes({ stripe }: Config, production: boolean): Finding[] {
  const about = 'card provider keys';
  if (production && isTestKey(stripe.secretKey))
    return [
      wrong(
        about,
        'keys of the test mode',
        'nobody is charged and everybody is served.',
        'Set the live keys, and the secret of the live webhook.',
      ),
    ];
  return [ok(about, isTestKey(stripe.secretKey) ? 'test mode' : 'live mode')];
}

function addresses(config: Config): Finding[] {
  const found: Finding[] = [];
  if (!config.publicUrl.startsWith('https:') || local(config.publicUrl))
    found.push(
      wrong(
        'PUBLIC_URL',
        config.publicUrl,
        'links in mails lead nowhere, and cookies are not protected.',
        'Set the https:// address people type.',
      ),
    );
  if (config.sitesDomain === 'localhost')
    found.push(
      wrong(
        'SITES_DOMAIN',
        'localhost',
        'no free site can be opened by anybody.',
        'Set a domain whose wildcard record (*.…) points here.',
      ),
    );
  const played = Object.entries({
    STRIPE_API_BASE: config.stripe.apiBase,
    STRIPE_JS_URL: config.stripe.scriptUrl,
    SOCIAL_API_BASE: config.social.apiBase,
    REGISTRAR_ENDPOINT: config.registrar.endpoint,
    ZONES_ENDPOINT: config.zones.endpoint,
    EINVOICE_AUTH_BASE: config.eInvoices.authBase,
    EINVOICE_API_BASE: config.eInvoices.apiBase,
  }).filter(([, address]) => local(address));
  if (played.length > 0)
    found.push(
      wrong(
        'vendors',
        `${played.map(([name]) => name).join(', ')} point at this machine`,
        'a sandbox plays them: nothing is real.',
        'Remove these variables.',
      ),
    );
  return found.length > 0 ? found : [ok('addresses', `${config.publicUrl}, free sites under ${config.sitesDomain}`)];
}

function demonstration(config: Config): Finding[] {
  const found: Finding[] = [];
  if (config.operator.demo)
    found.push(
      wrong(
        'OPERATOR_FILE',
        'the invented company of the demonstration',
        'imprint and invoices name nobody.',
        'Write a profile like platform/operator.demo.json, without "demo".',
      ),
    );
  if (/\.example\b/.test(config.mail.from))
    found.push(
      wrong(
        'MAIL_FROM',
        config.mail.from,
        'mails come from an address that cannot exist.',
        'Set an address of a domain with SPF, DKIM and DMARC.',
      ),
    );
  return found.length > 0 ? found : [ok('operator', `${config.operator.name}, ${config.mail.from}`)];
}

function whoAnswersForNames(config: Config, production: boolean): Finding[] {
  const about = 'customers’ names';
  const { addresses: list } = config.zones;
  if (list.length > 0) {
    const odd = list.filter((each) =>
      /^(192\.0\.2\.|198\.51\.100\.|203\.0\.113\.|127\.|10\.|192\.168\.|2001:db8:)/.test(each),
    );
    if (production && odd.length > 0)
      return [
        wrong(
          about,
          `SITES_ADDRESSES holds ${odd.join(', ')}`,
          'nobody outside reaches that.',
          'Set the public addresses of this machine.',
        ),
      ];
    const without6 = list.every((each) => isIP(each) === 4);
    return [ok(about, `zones with ${list.join(', ')}${without6 ? ' (no IPv6)' : ''}`)];
  }
  if (config.zones.nameServers.length > 0) return [ok(about, `name servers ${config.zones.nameServers.join(', ')}`)];
  const says = 'neither SITES_ADDRESSES nor NAME_SERVERS is set';
  const means = 'a paid name keeps the registrar’s own servers and leads nowhere.';
  return [
    (production ? wrong : note)(about, says, means, 'Set SITES_ADDRESSES to the public addresses of this machine.'),
  ];
}

function optional(config: Config, env: NodeJS.ProcessEnv): Finding[] {
  const found: Finding[] = [];
  if (!config.mail.returnsSecret)
    found.push(
      note(
        'returned mails',
        'MAIL_RETURNS_SECRET is not set',
        'mails that come back are not noticed.',
        'Let the mail server post them to /webhooks/mail-returns.',
      ),
    );
  if (Boolean(env['ADMIN_API_USERNAME']) !== Boolean(env['ADMIN_API_PASSWORD']))
    found.push(
      note(
        'other servers',
        'one of ADMIN_API_USERNAME and ADMIN_API_PASSWORD is missing',
        'none of our other servers may call.',
        'Set both or none.',
      ),
    );
  return found;
}
