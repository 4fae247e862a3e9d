/**
 * Italian electronic invoices through Aruba's web services (Fatturazione Elettronica API v1: signin, upload,
 * getByFilename, findByUsername), an intermediary that passes them on to the tax office's Sistema di Interscambio.
 */
import { z } from 'zod';
import type { EInvoiceExchange, ExchangeAnswer } from '../../modules/invoicing/e-invoice-exchange.port.ts';
import { AppError } from '../../platform/errors.ts';
import { createCalls } from './calls.ts';
import type { ArubaConfig } from './config.ts';

const OK = '0000';
/** Codes that are about the moment, not about the document: failed log-in, a failure on their side. */
const PASSING = new Set(['0001', '0012', '0013']);
const outcome = z.looseObject({
  errorCode: z.string().nullish(),
  errorDescription: z.string().nullish(),
  uploadFileName: z.string().nullish(),
});
const sentInvoice = z.looseObject({
  number: z.string().nullish(),
  invoiceDate: z.string().nullish(),
  status: z.string().nullish(),
  statusDescription: z.string().nullish(),
});
const sentFile = z.looseObject({
  errorCode: z.string().nullish(),
  errorDescription: z.string().nullish(),
  filename: z.string().nullish(),
  idSdi: z.string().nullish(),
  /** Base64 of the file, where it was asked for. */
  file: z.string().nullish(),
  invoices: z.array(sentInvoice).nullish(),
});
/** A list that is not there is no empty list: "not found" allows a second sending. */
const sentFiles = z.looseObject({
  errorCode: z.string().nullish(),
  content: z.array(sentFile),
  totalPages: z.number().nullish(),
});
const PAGE = 100;

/** The intermediary's words for the exchange's receipts; every other word means that the way is not over. */
const STATES: Record<string, ExchangeAnswer['state']> = {
  'errore elaborazione': 'rejected',
  scartata: 'rejected',
  consegnata: 'accepted',
  accettata: 'accepted',
  'decorrenza termini': 'accepted',
  // Not delivered is issued all the same: the buyer finds it in the tax drawer.
  'non consegnata': 'undelivered',
  'recapito impossibile': 'undelivered',
};

export function createAruba(config: ArubaConfig): EInvoiceExchange {
  const call = createCalls(config);

  async function* pages(since: Date) {
    for (let page = 1; ; page += 1) {
      const found = read(
        sentFiles,
        await call('/services/invoice/out/findByUsername', {
          query: {
            username: config.username,
            // Their clock may run a little behind ours.
            startDate: new Date(since.getTime() - 60_000).toISOString(),
            page: String(page),
            size: String(PAGE),
          },
        }),
      );
      yield found.content;
      if (page >= (found.totalPages ?? 1)) return;
    }
  }

  return {
    async send(xml) {
      const answer = read(
        outcome,
        await call('/services/invoice/upload', {
          dataFile: Buffer.from(xml, 'utf8').toString('base64'),
          credential: '',
          domain: '',
          skipExtraSchema: false,
        }),
      );
      const code = answer.errorCode ?? OK;
      if (code === OK && answer.uploadFileName) return { fileName: answer.uploadFileName };
      if (PASSING.has(code) || code === OK) throw unavailable(`upload answered ${code}`);
      throw new AppError('invoicing.exchange-refused', {
        status: 422,
        reason: `${code} ${answer.errorDescription ?? ''}`.trim(),
      });
    },

    async find({ number, since, known }) {
      for await (const content of pages(since)) {
        const hit = content.find(
          ({ filename, invoices }) =>
            filename && !known.includes(filename) && (invoices ?? []).some((each) => each.number === number),
        );
        if (hit?.filename) return { fileName: hit.filename };
      }
      return null;
    },

    async list(since) {
      const found = [];
      for await (const content of pages(since))
        for (const { filename, invoices } of content)
          for (const { number, invoiceDate } of invoices ?? [])
            if (filename && number) found.push({ fileName: filename, number, day: (invoiceDate ?? '').slice(0, 10) });
      return found;
    },

    async read(fileName) {
      const query = { filename: fileName, includePdf: 'false', includeFile: 'true' };
      const { file } = read(sentFile, await call('/services/invoice/out/getByFilename', { query }));
      return file ? xmlIn(Buffer.from(file, 'base64')) : null;
    },

    async ask(fileName) {
      const query = { filename: fileName, includePdf: 'false', includeFile: 'false' };
      const file = read(sentFile, await call('/services/invoice/out/getByFilename', { query }));
      if ((file.errorCode ?? OK) !== OK) throw unavailable(`getByFilename answered ${file.errorCode}`);
      if (!file.filename) throw unavailable('getByFilename answered without a file');
      const [invoice] = file.invoices ?? [];
      const state = STATES[(invoice?.status ?? '').trim().toLowerCase()] ?? 'waiting';
      const exchangeId = file.idSdi || null;
      if (state !== 'rejected') return { state, exchangeId, code: null, message: null };
      const words = (invoice?.statusDescription ?? '').trim();
      const [, code = null, message = words] = /^(\d{4,5})\W+(\w.*)$/s.exec(words) ?? [];
      return { state, exchangeId, code, message };
    },
  };
}

/** The text inside a signed file (.p7m), which carries it whole, or the file itself; null where none is found. */
function xmlIn(bytes: Buffer): string | null {
  const text = bytes.toString('utf8');
  const [xml] = /<(?:\w+:)?FatturaElettronica[\s>][\s\S]*<\/(?:\w+:)?FatturaElettronica>/.exec(text) ?? [];
  return xml ?? null;
}

function read<T>(shape: z.ZodType<T>, body: unknown): T {
  const parsed = shape.safeParse(body);
  if (parsed.success) return parsed.data;
  throw unavailable(
    `the answer is not understood at ${parsed.error.issues.map((each) => each.path.join('.')).join(', ')}`,
  );
}

const unavailable = (reason: string) =>
  new AppError('invoicing.exchange-unavailable', { status: 503, retryable: true, reason });
