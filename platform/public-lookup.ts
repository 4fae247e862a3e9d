import dns from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/**
 * Judges the addresses at the moment of connecting, so a name cannot turn private between a check and its use. `refused`: the error for a
 * name of which one address is not public.
 */
export const publicLookup =
  (refused: (hostname: string) => Error): LookupFunction =>
  (hostname, options, callback) => {
    dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
        return callback(refused(hostname), []);
      const [first] = addresses;
      return options.all ? callback(null, addresses) : callback(null, first?.address ?? '', first?.family);
    });
  };
