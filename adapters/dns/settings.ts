import { z } from 'zod';
import { byCommas, defineSettings } from '../../platform/settings.ts';

export const dnsSettings = defineSettings({
  variables: {
    DNS_SERVERS: z
      .string()
      .default('')
      .transform(byCommas)
      .refine(
        (list) => list.every((each) => /^[\d.]+(?::\d+)?$/.test(each)),
        'must be IPv4 addresses, each with a port or without, separated by commas',
      ),
  },
  rows: [
    {
      names: ['DNS_SERVERS'],
      unset: 'the machine’s',
      what: 'resolvers asked for what a name has in the DNS before it moves to us: `address` or `address:port`, several by commas',
    },
  ],
  read: (env) => env.DNS_SERVERS,
});
