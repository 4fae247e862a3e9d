import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import type { ZoneRecord } from '../domains/index.server.ts';
import { DKIM_SLOTS, mxOf, serversOf } from './mail-names.rules.ts';
import { PROGRAM_LABELS } from './setup/own-hosts.ts';
import { tlsModeOf, type TlsMode } from './setup/tls-policy.ts';
import { mailDomains } from './tables.ts';

/** What a name whose mail is ours has in the DNS for it: where mail goes, who may send, and what programs look for. */
export function recordsOfMail(domain: string, mailHost: string, mode: TlsMode): ZoneRecord[] {
  const record = (type: ZoneRecord['type'], name: string, ...values: string[]): ZoneRecord => ({
    name,
    type,
    values,
    owner: 'mail',
  });
  const { imap, smtp } = serversOf(mailHost);
  return [
    record('MX', domain, ...mxOf(mailHost).map((each) => `10 ${each}.`)),
    record('TXT', domain, `"v=spf1 include:_spf.${mailHost} -all"`),
    ...DKIM_SLOTS.map((slot) => record('CNAME', `${slot}._domainkey.${domain}`, `${slot}.dkim.${mailHost}`)),
    record('TXT', `_dmarc.${domain}`, `"v=DMARC1; p=none; rua=mailto:reports@dmarc.${mailHost}"`),
    record('SRV', `_imaps._tcp.${domain}`, `0 1 ${imap.port} ${imap.host}.`),
    record('SRV', `_submissions._tcp.${domain}`, `0 1 ${smtp.port} ${smtp.host}.`),
    // Programs that know neither of these ask a host of their own.
    ...PROGRAM_LABELS.map((label) => record('CNAME', `${label}.${domain}`, domain)),
    // Other servers deliver by TLS alone, to ours alone, and tell where they could not (RFC 8461, RFC 8460).
    record('TXT', `_mta-sts.${domain}`, `"v=STSv1; id=${mode}1"`),
    record('CNAME', `mta-sts.${domain}`, domain),
    record('TXT', `_smtp._tls.${domain}`, `"v=TLSRPTv1; rua=mailto:tls@dmarc.${mailHost}"`),
    // What is not offered is said too (RFC 6186, 3.4).
    record('SRV', `_imap._tcp.${domain}`, '0 0 0 .'),
    record('SRV', `_submission._tcp.${domain}`, '0 0 0 .'),
  ];
}

/** Of a name of this order whose mail is ours; none for any other. */
export async function mailRecords(
  ctx: Ctx,
  { domain, orderId }: { domain: string; orderId: string },
): Promise<ZoneRecord[]> {
  if (!ctx.config.mailHost) return [];
  const [name] = await ctx.db
    .select()
    .from(mailDomains)
    .where(and(eq(mailDomains.domain, domain), eq(mailDomains.orderId, orderId), eq(mailDomains.state, 'ours')));
  return name ? recordsOfMail(domain, ctx.config.mailHost.domain, tlsModeOf(name, ctx.clock.now())) : [];
}
