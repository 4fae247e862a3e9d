import { domainToASCII } from 'node:url';

const FORM = /^(?=.{1,253}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)*[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
// oxlint-disable-next-line no-control-regex
const BEYOND_ASCII = /[^\u0000-\u007f]/;

/**
 * The one form of a Host header under which a site can be found: lower case, without port and trailing dot, punycode.
 * Null for anything that is no host name (or is an IPv6 address, which no site has).
 */
export function canonicalHost(header: string | undefined): string | null {
  if (!header || header.length > 300) return null;
  const foreign = BEYOND_ASCII.test(header);
  // Node reads header bytes as Latin-1; a client that does not encode a name sends UTF-8.
  const given = foreign ? Buffer.from(header, 'latin1').toString('utf8') : header.toLowerCase();
  const named = given.replace(/:\d{1,5}$/, '').replace(/\.$/, '');
  const host = foreign ? domainToASCII(named) : named;
  return FORM.test(host) ? host : null;
}
