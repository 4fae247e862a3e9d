import type { StringAnswer, MxAnswer, TxtAnswer, SrvAnswer, Answer } from 'dns-packet';

export type Fault = 'timeout' | 'servfail' | 'lying' | 'huge';
export interface World {
  answers: Answer[];
  fault: Fault | null;
}

/** Where a name's owner leads its mail, and a text beside it. */
export interface Led {
  exchanges: string[];
  text: { name: string; value: string } | null;
}

const host = (name: string, type: 'A' | 'CNAME' | 'NS', data: string): StringAnswer => ({
  name,
  type,
  ttl: 3600,
  data,
});
export const mx = (name: string, preference: number, exchange: string): MxAnswer => ({
  name,
  type: 'MX',
  ttl: 3600,
  data: { preference, exchange },
});
export const txt = (name: string, ...data: string[]): TxtAnswer => ({ name, type: 'TXT', ttl: 3600, data });
const srv = (name: string, port: number, target: string): SrvAnswer => ({
  name,
  type: 'SRV',
  ttl: 3600,
  data: { priority: 0, weight: 1, port, target },
});

/** What a name has before it comes to us, by the words in it: SENTINELS.md. Every name under .it, .com and .net has servers. */
export function worldOf(domain: string): World {
  const has = (word: string) => domain.includes(word);
  const answers: Answer[] = [
    host(domain, 'NS', 'dns1.vecchiohost.example'),
    host(domain, 'NS', 'dns2.vecchiohost.example'),
    host(domain, 'A', '198.51.100.20'),
    host(`www.${domain}`, 'CNAME', domain),
  ];
  // Of those who answer for every name here.
  if (domain === 'vecchiohost.example')
    answers.push(host(`dns1.${domain}`, 'A', '198.51.100.53'), host(`dns2.${domain}`, 'A', '198.51.100.54'));
  if (has('posta')) {
    answers.push(
      mx(domain, 10, `mail.${domain}`),
      host(`mail.${domain}`, 'A', '198.51.100.25'),
      host(`webmail.${domain}`, 'CNAME', 'webmail.vecchiohost.example'),
      txt(domain, 'v=spf1 include:_spf.vecchiohost.example ~all'),
      txt(domain, 'google-site-verification=abc"def'),
      txt(`_dmarc.${domain}`, 'v=DMARC1; p=none'),
      txt(`default._domainkey.${domain}`, 'v=DKIM1; k=rsa; p=', 'A'.repeat(250)),
      srv(`_imaps._tcp.${domain}`, 993, `mail.${domain}`),
      mx(`pec.${domain}`, 10, 'mx.pec.example'),
    );
  }
  if (has('google')) {
    answers.push(mx(domain, 1, 'smtp.google.com'), host(`google._domainkey.${domain}`, 'CNAME', 'google.dkim.example'));
  }
  if (has('sulposto')) {
    // Its mail is taken where its site is: `a` of SPF means that address too.
    answers.push(
      mx(domain, 0, domain),
      host(`mail.${domain}`, 'CNAME', domain),
      txt(domain, 'v=spf1 a mx include:_spf.vecchiohost.example ~all'),
    );
  }
  if (has('senzamx')) answers.push(txt(domain, 'v=spf1 a ~all'), host(`mail.${domain}`, 'CNAME', `www.${domain}`));
  if (has('catena')) {
    answers.push(
      mx(domain, 10, `mx1.${domain}`),
      host(`mx1.${domain}`, 'CNAME', `torre.${domain}`),
      host(`torre.${domain}`, 'A', '198.51.100.31'),
      txt(domain, `v=spf1 include:_reti.${domain} a:invio.${domain}/28 -all`),
      txt(`_reti.${domain}`, `v=spf1 ip4:198.51.100.0/24 include:_reti.${domain} -all`),
      host(`invio.${domain}`, 'A', '198.51.100.32'),
      srv(`_imaps._tcp.${domain}`, 993, `lettura.${domain}`),
      host(`lettura.${domain}`, 'A', '198.51.100.33'),
      host(`default._domainkey.${domain}`, 'CNAME', `firma._domainkey.${domain}`),
      txt(`firma._domainkey.${domain}`, 'v=DKIM1; p=AAAA'),
    );
  }
  if (has('ovunque')) {
    answers.push(mx(domain, 10, 'mx.vecchiohost.example'), host(`*.${domain}`, 'A', '198.51.100.40'));
    answers.push(txt(`*.${domain}`, 'v=spf1 -all'));
  }
  if (has('firmato')) {
    answers.push({
      name: domain,
      type: 'DS',
      ttl: 3600,
      data: { keyTag: 1, algorithm: 13, digestType: 2, digest: Buffer.alloc(32) },
    });
  }
  const faults: [string, Fault][] = [
    ['dnsmuto', 'timeout'],
    ['dnsguasto', 'servfail'],
    ['dnsbugiardo', 'lying'],
    ['dnsenorme', 'huge'],
  ];
  return { answers, fault: faults.find(([word]) => has(word))?.[1] ?? null };
}
