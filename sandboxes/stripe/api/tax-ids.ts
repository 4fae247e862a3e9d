import { z } from 'zod';
import { invalid, noSuch } from '../api-error.ts';
import { requireIn } from '../desk.ts';
import { newId } from '../ids.ts';
import { expand } from '../params.ts';
import { route } from './route.ts';

/** Kinds of number that Italian and other European customers have, and how each must look. */
const kinds: Record<string, RegExp> = {
  eu_vat: /^[A-Z]{2}[A-Z0-9]{2,13}$/,
  eu_oss_vat: /^EU\d{9}$/,
  it_cf: /^([A-Z0-9]{16}|\d{11})$/,
  es_cif: /^[A-Z]\d{7}[A-Z0-9]$/,
  fr_siren: /^\d{9}$/,
  fr_siret: /^\d{14}$/,
};
const create = z.strictObject({ type: z.string(), value: z.string().max(50), expand });

export const taxIdRoutes = [
  route('POST', '/v1/customers/{id}/tax_ids', create, ({ state, emit, now }, params, id) => {
    const customer = requireIn(state.customers, id, (missing) => noSuch('customer', missing));
    const shape = kinds[params.type];
    if (shape === undefined) throw invalid(`Invalid type: must be one of ${Object.keys(kinds).join(', ')}`, 'type');
    const value = params.value.replaceAll(/[\s.-]/g, '').toUpperCase();
    if (!shape.test(value)) throw invalid(`Invalid value for ${params.type}.`, 'value', 'tax_id_invalid');
    const taxId = {
      id: newId('txi_1'),
      object: 'tax_id' as const,
      country: params.type === 'eu_vat' ? value.slice(0, 2) : params.type.slice(0, 2).toUpperCase(),
      created: now,
      customer: customer.id,
      customer_account: null,
      livemode: false,
      owner: { customer: customer.id, customer_account: null, type: 'customer' as const },
      type: params.type,
      value,
      // The vendor asks the Union's register in the background; this sandbox asks nobody.
      verification: { status: 'unavailable' as const, verified_address: null, verified_name: null },
    };
    emit('customer.tax_id.created', taxId);
    return taxId;
  }),
];
