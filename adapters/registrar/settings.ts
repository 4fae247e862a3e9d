import { defineSettings, secret, url } from '../../platform/settings.ts';

export const registrarSettings = defineSettings({
  variables: {
    REGISTRAR_ENDPOINT: url('the registrar’s API').default('https://route53domains.us-east-1.amazonaws.com'),
    REGISTRAR_ACCESS_KEY_ID: secret('the registrar’s access key id'),
    REGISTRAR_SECRET_ACCESS_KEY: secret('the registrar’s secret access key'),
  },
  rows: [
    {
      names: ['REGISTRAR_ACCESS_KEY_ID', 'REGISTRAR_SECRET_ACCESS_KEY'],
      unset: '–',
      what: 'Route 53 Domains, and the zones of Route 53',
    },
    { names: ['REGISTRAR_ENDPOINT'], unset: 'the vendor’s', what: 'its API' },
  ],
  read: (env) => ({
    endpoint: env.REGISTRAR_ENDPOINT,
    accessKeyId: env.REGISTRAR_ACCESS_KEY_ID,
    secretAccessKey: env.REGISTRAR_SECRET_ACCESS_KEY,
  }),
});
