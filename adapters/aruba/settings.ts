import { defineSettings, secret, url } from '../../platform/settings.ts';

export const arubaSettings = defineSettings({
  variables: {
    EINVOICE_USERNAME: secret('the user name at the intermediary for electronic invoices').optional(),
    EINVOICE_PASSWORD: secret('the password at the intermediary for electronic invoices').optional(),
    EINVOICE_AUTH_BASE: url('the intermediary’s sign-in').default('https://auth.fatturazioneelettronica.aruba.it'),
    EINVOICE_API_BASE: url('the intermediary’s services').default('https://ws.fatturazioneelettronica.aruba.it'),
  },
  rows: [
    {
      names: ['EINVOICE_USERNAME', 'EINVOICE_PASSWORD'],
      unset: '–',
      what: 'Aruba’s electronic invoicing; needed by a seller in Italy',
    },
    { names: ['EINVOICE_AUTH_BASE', 'EINVOICE_API_BASE'], unset: 'the vendor’s', what: 'its sign-in and its services' },
  ],
  read: (env) => ({
    authBase: env.EINVOICE_AUTH_BASE,
    apiBase: env.EINVOICE_API_BASE,
    username: env.EINVOICE_USERNAME ?? '',
    password: env.EINVOICE_PASSWORD ?? '',
  }),
});
