/** What lies in the database after a purchase, and what the rotation of keys makes of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proveOrder } from '../modules/access/index.server.ts';
import { documentPdf } from '../modules/invoicing/index.server.ts';
import { resendMail } from '../modules/notifications/index.server.ts';
import { getOrder } from '../modules/ordering/index.server.ts';
import { wholeOrder } from '../modules/reports/index.server.ts';
import { countByKey, rotateKeys } from '../platform/rotate-keys.ts';
import { newDataKey, readDataKeys } from '../platform/seal.ts';
import { inTransaction } from '../platform/transaction.ts';
import { startTestProduct, type TestProduct } from '../tests/support/product.ts';
import { another, freeName, newShopper, nives, type Shopper } from '../tests/support/shopper.ts';
import { ENCRYPTED_COLUMNS } from './encrypted-columns.ts';

const SSN = 'RSSMRA85T10A562S';
const VAT = '07643520567';
const AUTHCODE = 'Sesamo-Apriti-91';

let product: TestProduct;
let person: Shopper;
let company: Shopper;
beforeAll(async () => {
  product = await startTestProduct({ env: { NAME_SERVERS: '' } });
  person = newShopper(product, nives({ ssn: SSN }));
  company = newShopper(
    product,
    nives({ first_name: '', last_name: '', ssn: '', business_name: 'Gufi SRL', vat: VAT, sdi: 'ABCDEFG' }),
  );
}, 120_000);
afterAll(() => product.close());

/** Tables, jobs and history included, that hold the text anywhere. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await product.rows<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await product.rows(`select 1 from ${name} t where strpos(upper(t::text), upper($1)) > 0 limit 1`, [
      text,
    ]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

describe('a tax code', () => {
  it('is nowhere in the whole database after orders, a payment, invoices, names and mails [X5]', async () => {
    await person.start();
    await person.choose({ transfer: { domain: `${another('occupato-')}.it`, authcode: AUTHCODE } });
    expect(await tablesWith(AUTHCODE)).toEqual([]);
    await person.pay(await person.checkout());
    await product.webhooksArrived();
    await product.drain();
    await company.buy({ domains: [freeName()] });

    // The scan finds what is there: a person's name stands in order and invoice.
    expect(await tablesWith(person.billing.mail)).toContain('public.orders');
    expect(await tablesWith(SSN)).toEqual([]);
    expect(await tablesWith(AUTHCODE)).toEqual([]);
    // A business's number is printed on its site, as the law wants it, and stands nowhere else.
    expect((await tablesWith(VAT)).toSorted()).toEqual(['public.site_versions', 'public.sites']);
  });

  it('or a link that opens an order is in no row, and the mail that carries it is sent, and sent again, as it was written', async () => {
    const [first] = person.mails().filter(({ text }) => text.includes('open?k='));
    const key = /open\?k=([\w-]{46,49})/.exec(first?.text ?? '')?.[1] ?? expect.fail('no link was mailed');
    expect(await tablesWith(key)).toEqual([]);
    expect(await tablesWith(first?.text.split('\n')[0] ?? '')).not.toContain('public.mails');
    const [row] = await product.rows<{ id: string }>('select id from mails where subject = $1 and order_id = $2', [
      first?.subject,
      person.id(),
    ]);
    const ctx = product.system();
    await inTransaction(ctx, (ctx) => resendMail(ctx, row?.id ?? ''));
    await product.drain();
    const copies = person.mails().filter(({ subject }) => subject === first?.subject);
    expect(copies.map(({ text, html }) => [text, html])).toEqual([
      [first?.text, first?.html],
      [first?.text, first?.html],
    ]);
  });

  it('reaches those who need it: the registrar, the tax office and the invoice', async () => {
    const sent = product.eInvoices.files().map((file) => file.xml);
    expect(sent.some((xml) => xml.includes(`<CodiceFiscale>${SSN}</CodiceFiscale>`))).toBe(true);
    expect(sent.some((xml) => xml.includes(`<IdCodice>${VAT}</IdCodice>`))).toBe(true);
    const [invoice] = await product.rows<{ id: string }>('select id from invoices where order_id = $1', [person.id()]);
    const by = await proveOrder(product.system(), 'read', person.id());
    const { bytes } = await documentPdf(product.system(), { by, id: invoice?.id ?? '' });
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is whole for its holder while it can be changed, and masked afterwards and for operators', async () => {
    const draft = newShopper(product, nives({ ssn: SSN }));
    await draft.start();
    expect((await draft.order()).billing_info['ssn']).toBe(SSN);
    const paid = await getOrder(person.ctx(), person.id());
    expect(paid.billing_info['ssn']).toBe('•••••••••••••62S');
    const seen = await wholeOrder(product.system(), { orderId: company.id(), url: null });
    expect(seen?.person.vat).toBe('••••••••567');
    expect(JSON.stringify(seen)).not.toContain(VAT);
  });
});

describe('the keys', () => {
  const [old, fresh] = [() => product.config.dataKeys, newDataKey('fresh')];

  it('are changed in batches that can be broken off, and plain rows are sealed on the way', async () => {
    await product.rows(`update orders set billing = jsonb_set(billing, '{ssn}', to_jsonb($2::text)) where id = $1`, [
      person.id(),
      SSN,
    ]);
    expect(await tablesWith(SSN)).toEqual(['public.orders']);
    const both = {
      ...readDataKeys(fresh),
      all: new Map([...readDataKeys(fresh).all, ...old().all]),
    };
    const place = ENCRYPTED_COLUMNS.find(({ table }) => table === 'orders');
    if (!place) throw new Error('nothing is sealed');
    expect(await countByKey(product.pool, place)).toMatchObject({ plain: 1, tests: expect.any(Number) });

    // Broken off in the second batch: the first stays done.
    let batches = 0;
    const failing = {
      connect: async () => {
        if ((batches += 1) > 1) throw new Error('the power went');
        return product.pool.connect();
      },
    } as unknown as typeof product.pool;
    await expect(rotateKeys(failing, both, place, 1)).rejects.toThrow('the power went');
    expect(await countByKey(product.pool, place)).toMatchObject({ fresh: 1 });

    for (const each of ENCRYPTED_COLUMNS) await rotateKeys(product.pool, both, each, 2);
    for (const each of ENCRYPTED_COLUMNS) {
      const counts = await countByKey(product.pool, each);
      expect(Object.keys(counts).filter((id) => id !== 'fresh')).toEqual([]);
    }
    expect(await tablesWith(SSN)).toEqual([]);
    for (const each of ENCRYPTED_COLUMNS) expect(await rotateKeys(product.pool, both, each)).toBe(0);

    // The old key can go.
    product.config.dataKeys = readDataKeys(fresh);
    expect((await getOrder(person.ctx(), person.id())).billing_info['ssn']).toBe('•••••••••••••62S');
  });
});
