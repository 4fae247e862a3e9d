import type { IncomingMessage } from 'node:http';
import {
  addressAsked,
  mailHostOf,
  nameOfHost,
  outlookFile,
  thunderbirdFile,
  tlsPolicy,
} from '../../modules/mailboxes/index.server.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { readShort } from './read-short.ts';
import { NOT_FOUND, TRY_LATER } from './fixed-answers.ts';
import { prepareResponse, type PreparedResponse } from './prepared-response.ts';

const THUNDERBIRD = '/.well-known/autoconfig/mail/config-v1.1.xml';
/** The same at `autoconfig.` of the domain, where it is asked first. */
const AT_AUTOCONFIG = '/mail/config-v1.1.xml';
/** Outlook writes it in either case. */
const OUTLOOK = '/autodiscover/autodiscover.xml';
/** What servers of strangers ask at `mta-sts.` of the domain (RFC 8461, 3.3). */
const POLICY = '/.well-known/mta-sts.txt';
const LONGEST_PATH = 60;
const MOST_BYTES = 8 * 1024;

const pathOf = (url: string): string => url.slice(0, LONGEST_PATH).split('?')[0]?.toLowerCase() ?? '';
/** What mail programs and mail servers ask of a customer's own domain and of hosts beside it, whether it has a site or not. */
export const isMailSetup = (host: string, url: string): boolean =>
  [THUNDERBIRD, OUTLOOK, POLICY].includes(pathOf(url)) ||
  (host.startsWith('autoconfig.') && pathOf(url) === AT_AUTOCONFIG);

/** The servers of a domain whose mail is ours; for every other there is nothing here. Never fails. */
export async function mailSetup(ctx: Ctx, host: string, req: IncomingMessage): Promise<PreparedResponse> {
  try {
    if (pathOf(req.url ?? '') === POLICY) {
      const policy = await tlsPolicy(ctx, host);
      return policy === null ? NOT_FOUND : given('text/plain', policy);
    }
    const domain = nameOfHost(host).replace(/^www\./, '');
    const mailHost = await mailHostOf(ctx, domain);
    if (mailHost === null) return NOT_FOUND;
    if ([THUNDERBIRD, AT_AUTOCONFIG].includes(pathOf(req.url ?? ''))) return xml(thunderbirdFile(domain, mailHost));
    const address = req.method === 'POST' ? addressAsked((await readShort(req, MOST_BYTES)) ?? '') : null;
    return address === null ? NOT_FOUND : xml(outlookFile(address, mailHost));
  } catch (error) {
    ctx.log.error({ err: error }, 'a mail program was not answered');
    return TRY_LATER;
  }
}

const xml = (text: string): PreparedResponse => given('text/xml', text);
const given = (type: string, text: string): PreparedResponse =>
  prepareResponse(200, Buffer.from(text), {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
