import { isIP } from 'node:net';
import { z } from 'zod';
import { byCommas, defineSettings, url, withoutSlash } from '../../platform/settings.ts';

export const zoneSettings = defineSettings({
  variables: {
    NAME_SERVERS: z
      .string()
      .regex(/^(?:[a-z0-9.-]+(?:\s*,\s*[a-z0-9.-]+){1,5})?$/, 'must be two to six host names, separated by commas')
      .default(''),
    SITES_ADDRESSES: z
      .string()
      .default('')
      .transform(byCommas)
      .refine((list) => list.every((each) => isIP(each) > 0), 'must be IPv4 and IPv6 addresses, separated by commas')
      .refine((list) => list.length === 0 || list.some((each) => isIP(each) === 4), 'needs an IPv4 address'),
    ZONES_ENDPOINT: url('the API of the hosted zones').default('https://route53.amazonaws.com'),
  },
  rows: [
    {
      names: ['NAME_SERVERS'],
      what: 'two to six hosts that answer for customers’ names; without them each name keeps the servers it comes with',
    },
    {
      names: ['SITES_ADDRESSES'],
      what: 'addresses at which customers’ names are answered, IPv4 and IPv6, by commas: each name gets a hosted zone (Route 53) of its own; not together with `NAME_SERVERS`',
    },
    { names: ['ZONES_ENDPOINT'], unset: 'the vendor’s', what: 'API of the hosted zones; its keys are the registrar’s' },
  ],
  read: (env) => ({
    endpoint: withoutSlash(env.ZONES_ENDPOINT),
    /** Of somebody else who answers for customers' names. */
    nameServers: byCommas(env.NAME_SERVERS),
    /** Empty where somebody else answers for customers’ names. */
    addresses: env.SITES_ADDRESSES,
  }),
});
