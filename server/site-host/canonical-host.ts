import { domainToASCII } from 'node:url';

const FORM = /^(?=.{1,253}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)*[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;

/**
 * The one form of a Host header under which a site can be found: lower case, without port and trailing dot, punycode.
 * Null for anything that is no host name (or is an IPv6 address, which no site has).
 */
export function canonicalHost(header: string | undefined): string | null {
  if (!header || header.length > 300) return null;
  const named = header.toLowerCase().replace(/:\d{1,5}$/, '').replace(/\.$/, '');
  if (FORM.test(named)) return named;
  // eslint-disable-next-line no-control-regex -- a name beyond ASCII, as some clients send it
  if (!/[^\u0000-\u007f]/.test(named)) return null;
  const ascii = domainToASCII(named);
  return FORM.test(ascii) ? ascii : null;
}
