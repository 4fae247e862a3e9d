import { createPublicKey } from 'node:crypto';
import { asked, ok, wrong, type Look } from '../../platform/finding.ts';

/** What providers ask of the address that all sites share, and what a site's own name leans on (docs/newsletter.md). */
export const lookAtLetters: Look = async ({ config: { news }, ports }) => {
  if (!news) return [];
  const { domain, dkim } = news;
  const published = createPublicKey(dkim.privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
  const key = `v=DKIM1; k=rsa; p=${published}`;
  const about = `letters from ${domain}`;
  const begins = (start: string) => (said: string[]) =>
    said.filter((text) => text.toLowerCase().startsWith(start)).length === 1;
  const wanted = [
    { name: domain, type: 'TXT', value: 'v=spf1 … -all with the servers behind NEWS_SMTP_URL', has: begins('v=spf1') },
    {
      name: `${dkim.selector}._domainkey.${domain}`,
      type: 'TXT',
      value: key,
      has: (said: string[]) => said.some((text) => text.replaceAll(/\s/g, '').includes(`p=${published}`)),
    },
    { name: `_dmarc.${domain}`, type: 'TXT', value: 'v=DMARC1; p=quarantine', has: begins('v=dmarc1') },
    { name: domain, type: 'MX', value: `10 mx.${domain}`, has: (said: string[]) => said.length > 0 },
  ] as const;
  return asked(
    about,
    async () => {
      const said = await ports.recordsInDns.read(wanted);
      const missing = wanted.filter(({ has }, at) => !has(said[at] ?? []));
      if (missing.length === 0) return [ok(about, 'SPF, DKIM, DMARC and where returns go are published')];
      return missing.map(({ name, type, value }) =>
        wrong(
          about,
          `${name} has no such ${type} record, or several`,
          'large providers refuse letters or call them spam; those of sites with a name of their own, too.',
          `Publish one ${type}, ${value}.`,
        ),
      );
    },
    { means: 'its records could not be read.', keys: 'DNS_SERVERS', address: 'DNS_SERVERS' },
  );
};
