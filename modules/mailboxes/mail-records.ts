import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import type { ZoneRecord } from '../domains/index.server.ts';
import { mailDomains } from './tables.ts';

/** Keys of signatures: the customer's zone leads to ours, so that all of them are changed in one place. */
const DKIM_SLOTS = ['v1', 'v2', 'e1', 'e2'];

/** Where programs read and send; TLS from the first byte on both (RFC 8314). */
export const serversOf = (mailHost: string) => ({
  imap: { host: `imap.${mailHost}`, port: 993 },
  smtp: { host: `smtp.${mailHost}`, port: 465 },
});

/** What a name whose mail is ours has in the DNS for it: where mail goes, who may send, and what programs look for. */
export function recordsOfMail(domain: string, mailHost: string): ZoneRecord[] {
  const record = (type: ZoneRecord['type'], name: string, ...values: string[]): ZoneRecord => ({
    name,
    type,
    values,
    owner: 'mail',
  });
  const { imap, smtp } = serversOf(mailHost);
  return [
    record('MX', domain, `10 mx1.${mailHost}.`, `10 mx2.${mailHost}.`),
    record('TXT', domain, `"v=spf1 include:_spf.${mailHost} -all"`),
    ...DKIM_SLOTS.map((slot) => record('CNAME', `${slot}._domainkey.${domain}`, `${slot}.dkim.${mailHost}`)),
    record('TXT', `_dmarc.${domain}`, `"v=DMARC1; p=none; rua=mailto:reports@dmarc.${mailHost}"`),
    record('SRV', `_imaps._tcp.${domain}`, `0 1 ${imap.port} ${imap.host}.`),
    record('SRV', `_submissions._tcp.${domain}`, `0 1 ${smtp.port} ${smtp.host}.`),
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
    .select({ state: mailDomains.state })
    .from(mailDomains)
    .where(and(eq(mailDomains.domain, domain), eq(mailDomains.orderId, orderId), eq(mailDomains.state, 'ours')));
  return name ? recordsOfMail(domain, ctx.config.mailHost.domain) : [];
}
