/** The names from which the product's own mails come in a demonstration, and what their operator has published for them. */
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { quoted, type HostedSet } from './dns/zone-answers.ts';

/** MAIL_FROM is of this name where nobody sets it. */
export const OPERATOR = 'vetrina.example';
const LETTERS = `letters.${OPERATOR}`;
/** All that these sandboxes send and take is on this machine. */
const MACHINE = '127.0.0.1';

/** What signs the newsletters of a demonstration, as PEM: made once, so that what was sent yesterday still verifies. */
export function newsKey(dataDir: string): string {
  const file = `${dataDir}/news-key`;
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}

/** Variables that say how newsletters leave. */
export const newsEnv = (smtpUrl: string, key: string) => ({
  NEWS_SMTP_URL: smtpUrl,
  NEWS_FROM: `news@${LETTERS}`,
  NEWS_DKIM_KEY: Buffer.from(key).toString('base64'),
});

/**
 * Records of OPERATOR, as docs/newsletter.md asks for them. Of the name of mails that somebody waits for no key: the product leaves it to the
 * mail server to sign them, and this one does not. `key`: what signs newsletters, as PEM.
 */
export function operatorRecords(key: string): HostedSet[] {
  const published = createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
  const senders = quoted(`v=spf1 ip4:${MACHINE} -all`);
  const policy = quoted('v=DMARC1; p=quarantine');
  return [
    { name: OPERATOR, type: 'TXT', values: [senders] },
    { name: `_dmarc.${OPERATOR}`, type: 'TXT', values: [policy] },
    { name: LETTERS, type: 'TXT', values: [senders] },
    { name: `news._domainkey.${LETTERS}`, type: 'TXT', values: [quoted(`v=DKIM1; k=rsa; p=${published}`)] },
    { name: `_dmarc.${LETTERS}`, type: 'TXT', values: [policy] },
    { name: LETTERS, type: 'MX', values: [`10 mx.${LETTERS}`] },
    { name: `mx.${LETTERS}`, type: 'A', values: [MACHINE] },
    // Boxes of customers: the mail host relays from here.
    { name: `_spf.mail.${OPERATOR}`, type: 'TXT', values: [senders] },
  ];
}
