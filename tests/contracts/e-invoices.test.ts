import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAruba } from '../../adapters/aruba/index.ts';
import type { EInvoiceExchange } from '../../modules/invoicing/e-invoice-exchange.port.ts';
import { startEInvoiceSandbox, type EInvoiceSandbox } from '../../sandboxes/einvoice/index.ts';
import { SAMPLE } from './data/e-invoice.ts';

const KEYS = { username: 'seller', password: 'secret-of-tests' };
const MINUTE = 60_000;
let now = Date.parse('2026-11-21T10:00:00Z');
let sandbox: EInvoiceSandbox;
let exchange: EInvoiceExchange;
let counter = 0;
const connect = (keys = KEYS) => createAruba({ authBase: sandbox.url, apiBase: sandbox.url, ...keys });
/** A valid invoice with a number of its own. */
const numbered = (changes: Record<string, string> = {}): { number: string; xml: string } => {
  const number = `${(counter += 1)}/2026`;
  const xml = Object.entries(changes).reduce((text, [from, to]) => text.replaceAll(from, to), SAMPLE);
  return { number, xml: xml.replace('<Numero>1/2026<', `<Numero>${number}<`) };
};
const handOver = async (changes: Record<string, string> = {}) => {
  const { fileName } = await exchange.send(numbered(changes).xml);
  return fileName;
};

beforeAll(async () => {
  // The schema check costs most, and one test needs it.
  sandbox = await startEInvoiceSandbox({
    host: '127.0.0.1',
    port: 0,
    ...KEYS,
    answerMs: MINUTE,
    schema: false,
    now: () => new Date(now),
  });
  exchange = connect();
});
afterAll(() => sandbox.close());

describe('handing an electronic invoice over', () => {
  it('is answered later, with the number of the exchange', async () => {
    const fileName = await handOver();
    expect(fileName).toMatch(/^IT12345678903_[0-9a-z]{5}\.xml/);
    expect(await exchange.ask(fileName)).toEqual({ state: 'waiting', exchangeId: null, code: null, message: null });
    now += MINUTE;
    expect(await exchange.ask(fileName)).toMatchObject({
      state: 'accepted',
      exchangeId: expect.stringMatching(/^\d+$/),
    });
  });

  it.each([
    ['SCARTO1', 0, { state: 'rejected', code: '00311', message: 'CodiceDestinatario non valido' }],
    ['NONCONS', 0, { state: 'undelivered' }],
    ['TARDI01', 9, { state: 'accepted' }],
    ['MUTO001', 999, { state: 'waiting' }],
  ])('to %s has its own answer', async (code, later, answer) => {
    const fileName = await handOver({ '<CodiceDestinatario>0000000<': `<CodiceDestinatario>${code}<` });
    now += MINUTE;
    if (later > 0) expect(await exchange.ask(fileName)).toMatchObject({ state: 'waiting' });
    now += later * MINUTE;
    expect(await exchange.ask(fileName)).toMatchObject(answer);
  });

  it('that the schema does not know is refused at once', async () => {
    const { xml } = numbered({ '<Nome>Mario<': '<Nome>Γιώργος<' });
    const strict = await startEInvoiceSandbox({ host: '127.0.0.1', port: 0, ...KEYS });
    const strictly = createAruba({ authBase: strict.url, apiBase: strict.url, ...KEYS });
    await expect(strictly.send(xml)).rejects.toMatchObject({
      code: 'invoicing.exchange-refused',
      retryable: false,
      message: expect.stringMatching(/^0092 /),
    });
    expect(await strictly.send(SAMPLE)).toMatchObject({ fileName: expect.stringMatching(/^IT/) });
    await strict.close();
  });

  it.each([
    ['00404', { '<Numero>1/2026<': '<Numero>900/2026<' }, true],
    ['00403', { '<Data>2026-11-21<': '<Data>2027-11-21<' }, false],
    ['00421', { '<Imposta>17.85<': '<Imposta>17.99<' }, false],
    ['00422', { '<ImponibileImporto>81.15<': '<ImponibileImporto>81.00<' }, false],
    ['00423', { '<PrezzoUnitario>81.15<': '<PrezzoUnitario>82.00<' }, false],
    ['00400', { '<AliquotaIVA>22.00<': '<AliquotaIVA>0.00<', '<Imposta>17.85<': '<Imposta>0.00<' }, false],
    ['00313', { '<CodiceDestinatario>0000000<': '<CodiceDestinatario>XXXXXXX<' }, false],
    ['00427', { '<CodiceDestinatario>0000000<': '<CodiceDestinatario>ABCDEF<' }, false],
    ['00306', { '<CodiceFiscale>RSSMRA80A01H501U<': '<CodiceFiscale>RSSMRA80Q01H501U<' }, false],
  ])('is rejected with %s where it breaks that rule', async (code, changes, twice) => {
    if (twice) await handOver(changes);
    const fileName = await handOver(changes);
    now += MINUTE;
    expect(await exchange.ask(fileName)).toMatchObject({ state: 'rejected', code });
  });
});

describe('when the intermediary fails', () => {
  it.each(['error-before', 'too-many', 'rubbish'] as const)(
    '%s: nothing was handed over, and it says so',
    async (kind) => {
      const { number, xml } = numbered();
      sandbox.fail({ kind, path: 'upload', times: 1 });
      await expect(exchange.send(xml)).rejects.toMatchObject({
        code: 'invoicing.exchange-unavailable',
        retryable: true,
      });
      expect(await exchange.find({ number, since: new Date(now), known: [] })).toBeNull();
    },
  );

  it.each(['error-after', 'reset-after'] as const)('%s: the file is found again by its number', async (kind) => {
    const { number, xml } = numbered();
    sandbox.fail({ kind, path: 'upload', times: 1 });
    await expect(exchange.send(xml)).rejects.toMatchObject({ code: 'invoicing.exchange-unavailable' });
    const found = await exchange.find({ number, since: new Date(now), known: [] });
    expect(found?.fileName).toBe(sandbox.files()[0]?.filename);
    expect(await exchange.find({ number, since: new Date(now), known: [found?.fileName ?? ''] })).toBeNull();
  });

  it('a wrong password keeps the invoice waiting, and a token that ended is renewed', async () => {
    const wrong = connect({ ...KEYS, password: 'another-secret' });
    await expect(wrong.send(numbered().xml)).rejects.toMatchObject({ code: 'invoicing.exchange-unavailable' });
    const fileName = await handOver();
    sandbox.clearTokens();
    expect(await exchange.ask(fileName)).toMatchObject({ state: 'waiting' });
  });
});
