import { isIP } from 'node:net';
import { isPublicAddress } from '../../platform/public-address.ts';
import { badAddress } from './faults.ts';

/** An address that may be asked. `beside`: a machine of ours that is named, whatever its address. */
export interface Place {
  url: URL;
  beside: boolean;
}

/**
 * Judges an address, and each one that a host leads to: https on the usual port, at a public address, without a password; of our own
 * machines those that are named by host and port. Throws 'booking.feed-address'.
 */
export function placeOf(address: string, beside: readonly string[]): Place {
  const url = URL.parse(address.replace(/^webcals?:/i, 'https:'));
  if (!url) throw badAddress('it is no address');
  if (url.username || url.password) throw badAddress('it holds a password');
  if (/^https?:$/.test(url.protocol) && url.port && beside.includes(url.host)) return { url, beside: true };
  if (url.protocol !== 'https:' || url.port) throw badAddress(`${url.protocol}//${url.host} is not asked`);
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) && !isPublicAddress(literal)) throw badAddress(`${literal} is not a public address`);
  return { url, beside: false };
}
