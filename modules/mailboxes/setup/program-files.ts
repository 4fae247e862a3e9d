/** What mail programs ask of a domain, so that nobody types the names of servers. */
import { randomUUID } from 'node:crypto';
import { xmlDocument } from '../../../platform/xml.ts';
import { serversOf } from '../mail-names.rules.ts';

const LONGEST_ADDRESS = 320;
const AUTODISCOVER = 'http://schemas.microsoft.com/exchange/autodiscover/responseschema/2006';
const OUTLOOK = 'http://schemas.microsoft.com/exchange/autodiscover/outlook/responseschema/2006a';

/** Thunderbird, K-9, Evolution and others: https://wiki.mozilla.org/Thunderbird:Autoconfiguration:ConfigFileFormat. */
export function thunderbirdFile(domain: string, mailHost: string): string {
  const { imap, smtp } = serversOf(mailHost);
  const server = (type: 'imap' | 'smtp', { host, port }: { host: string; port: number }) => ({
    '@type': type,
    hostname: host,
    port,
    socketType: 'SSL',
    username: '%EMAILADDRESS%',
    authentication: 'password-cleartext',
  });
  return xmlDocument()
    .ele({
      clientConfig: {
        '@version': '1.1',
        emailProvider: {
          '@id': domain,
          domain,
          displayName: domain,
          displayShortName: domain,
          incomingServer: server('imap', imap),
          outgoingServer: server('smtp', smtp),
        },
      },
    })
    .end();
}

/** Outlook's question in XML; null where no address is in it. */
export function addressAsked(question: string): string | null {
  const [open, close] = ['<EMailAddress>', '</EMailAddress>'];
  const at = question.indexOf(open);
  const end = at < 0 ? -1 : question.indexOf(close, at);
  const address = end < 0 ? '' : question.slice(at + open.length, end).trim();
  return address.includes('@') && address.length <= LONGEST_ADDRESS && !/[<>&\s]/.test(address) ? address : null;
}

/** Outlook's answer (POX autodiscover, MS-OXDSCLI): servers, and that TLS begins with the first byte. */
export function outlookFile(address: string, mailHost: string): string {
  const { imap, smtp } = serversOf(mailHost);
  const protocol = (type: 'IMAP' | 'SMTP', { host, port }: { host: string; port: number }) => ({
    Type: type,
    Server: host,
    Port: port,
    LoginName: address,
    SPA: 'off',
    SSL: 'on',
    Encryption: 'SSL',
    AuthRequired: 'on',
  });
  return xmlDocument()
    .ele(AUTODISCOVER, 'Autodiscover')
    .ele(OUTLOOK, 'Response')
    .ele({
      Account: {
        AccountType: 'email',
        Action: 'settings',
        Protocol: [protocol('IMAP', imap), protocol('SMTP', smtp)],
      },
    })
    .up()
    .up()
    .end();
}

/**
 * A profile by which an iPhone, an iPad or a Mac sets an account up by itself (Apple, *Configuration Profile Reference*, com.apple.mail.managed).
 * It is not signed: the device says so and asks.
 */
export function appleProfile(given: { address: string; secret: string; deviceId: string; mailHost: string }): string {
  const { address, secret, deviceId, mailHost } = given;
  const { imap, smtp } = serversOf(mailHost);
  const reversed = mailHost.split('.').toReversed().join('.');
  const account: Record<string, string | number | boolean> = {
    PayloadType: 'com.apple.mail.managed',
    PayloadVersion: 1,
    PayloadIdentifier: `${reversed}.${deviceId}.account`,
    PayloadUUID: randomUUID(),
    PayloadDisplayName: address,
    EmailAccountDescription: address,
    EmailAccountName: address,
    EmailAccountType: 'EmailTypeIMAP',
    EmailAddress: address,
    IncomingMailServerAuthentication: 'EmailAuthPassword',
    IncomingMailServerHostName: imap.host,
    IncomingMailServerPortNumber: imap.port,
    IncomingMailServerUseSSL: true,
    IncomingMailServerUsername: address,
    IncomingPassword: secret,
    OutgoingMailServerAuthentication: 'EmailAuthPassword',
    OutgoingMailServerHostName: smtp.host,
    OutgoingMailServerPortNumber: smtp.port,
    OutgoingMailServerUseSSL: true,
    OutgoingMailServerUsername: address,
    OutgoingPasswordSameAsIncomingPassword: true,
  };
  const document = xmlDocument().dtd({
    name: 'plist',
    pubID: '-//Apple//DTD PLIST 1.0//EN',
    sysID: 'http://www.apple.com/DTDs/PropertyList-1.0.dtd',
  });
  const profile = document.ele('plist', { version: '1.0' }).ele('dict');
  const entries = (dict: ReturnType<typeof xmlDocument>, of: Record<string, string | number | boolean>) => {
    for (const [key, value] of Object.entries(of)) {
      dict.ele('key').txt(key);
      if (typeof value === 'boolean') dict.ele(String(value));
      else dict.ele(typeof value === 'number' ? 'integer' : 'string').txt(String(value));
    }
  };
  profile.ele('key').txt('PayloadContent');
  entries(profile.ele('array').ele('dict'), account);
  entries(profile, {
    PayloadType: 'Configuration',
    PayloadVersion: 1,
    PayloadIdentifier: `${reversed}.${deviceId}`,
    PayloadUUID: randomUUID(),
    PayloadDisplayName: address,
    PayloadRemovalDisallowed: false,
  });
  return document.end();
}
