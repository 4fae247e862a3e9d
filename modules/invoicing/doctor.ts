import { asked, ok, type Look } from '../../platform/finding.ts';

export const lookAtExchange: Look = async ({ config, ports, now }) => {
  if (config.operator.country !== 'IT') return [ok('electronic invoices', 'not needed: the seller is not in Italy')];
  return asked(
    'electronic invoices',
    async () => {
      await ports.eInvoices.find({ number: 'doctor', since: now, known: [] });
      return [ok('electronic invoices', 'the intermediary takes our log-in')];
    },
    {
      means: 'invoices wait; the law gives twelve days.',
      keys: 'EINVOICE_USERNAME, EINVOICE_PASSWORD',
      address: config.eInvoices.authBase,
    },
  );
};
