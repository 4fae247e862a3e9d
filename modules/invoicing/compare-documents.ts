import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { sealOrNull } from '../../platform/seal.ts';
import { enqueue } from '../../platform/transaction.ts';
import { askExchangeJob } from './jobs.ts';
import { documentNumber } from './record-document.ts';
import { lockSeries, raiseSeries } from './series.ts';
import { adoptedDocuments, eInvoices, invoices, invoiceSeries } from './tables.ts';

/** A document of ours that the exchange has and our books do not. */
export interface UnknownDocument {
  year: number;
  number: number;
  /** "2026-11-21" */
  day: string;
  fileName: string;
  /** What it documents, as `invoices.source` names it; null: its text does not say. */
  source: string | null;
  xml: string | null;
}
export interface DocumentsCompared {
  unknown: UnknownDocument[];
  /** Years in which the exchange has higher numbers than were given here. */
  behind: { year: number; here: number; there: number }[];
  /** Files that wait to be sent and have arrived. */
  arrived: { id: string; number: string; fileName: string }[];
}

const NUMBER = /^(\d{1,9})\/(\d{4})$/;
const REFERENCE = /<CodicePagamento>([^<]{1,60})<\/CodicePagamento>/;

/** Our series beside the intermediary's list of what was handed over since then. Changes nothing. */
export async function compareDocuments(ctx: Ctx, since: Date): Promise<DocumentsCompared> {
  const { eInvoices: exchange } = ctx.ports;
  const theirs = (await exchange.list(since)).flatMap((file) => {
    const [, number, year] = NUMBER.exec(file.number) ?? [];
    return number && year ? [{ ...file, number: Number(number), year: Number(year) }] : [];
  });
  const years = [...new Set(theirs.map(({ year }) => year))];
  if (years.length === 0) return { unknown: [], behind: [], arrived: [] };
  const here = await ctx.db.select().from(invoices).where(inArray(invoices.year, years));
  const known = new Set(here.map(documentNumber));
  const series = await ctx.db.select().from(invoiceSeries).where(inArray(invoiceSeries.year, years));
  const behind = years.flatMap((year) => {
    const there = Math.max(...theirs.filter((file) => file.year === year).map(({ number }) => number));
    const last = series.find((row) => row.year === year)?.last ?? 0;
    return there > last ? [{ year, here: last, there }] : [];
  });
  const unknown: UnknownDocument[] = [];
  // A document that was rejected and sent again is there twice: the newest file, which comes first, counts.
  const seen = new Set<string>();
  for (const { number, year, day, fileName } of theirs) {
    const name = documentNumber({ number, year });
    if (known.has(name) || seen.has(name)) continue;
    seen.add(name);
    const xml = await exchange.read(fileName);
    unknown.push({ number, year, day, fileName, xml, source: REFERENCE.exec(xml ?? '')?.[1] ?? null });
  }
  const waiting = await ctx.db
    .select({ id: eInvoices.id, number: invoices.number, year: invoices.year })
    .from(eInvoices)
    .innerJoin(invoices, eq(invoices.id, eInvoices.invoiceId))
    .where(and(eq(eInvoices.state, 'waiting'), inArray(invoices.year, years)));
  const names = new Set(
    (await ctx.db.select({ name: eInvoices.fileName }).from(eInvoices)).flatMap(({ name }) => (name ? [name] : [])),
  );
  const arrived = waiting.flatMap(({ id, ...document }) => {
    const file = theirs.find((each) => documentNumber(each) === documentNumber(document) && !names.has(each.fileName));
    return file ? [{ id, number: documentNumber(document), fileName: file.fileName }] : [];
  });
  return { unknown: unknown.toSorted((a, b) => a.year - b.year || a.number - b.number), behind, arrived };
}

/**
 * Takes over what the exchange has: no number of these is given again, the sale that one documents takes it instead of a
 * new one, and a file that has arrived is not sent a second time.
 */
export async function adoptDocuments(ctx: TxCtx, compared: DocumentsCompared): Promise<void> {
  for (const { year, there } of compared.behind) {
    await lockSeries(ctx, year);
    await raiseSeries(ctx, year, there);
  }
  for (const { xml, ...document } of compared.unknown)
    await ctx.db
      .insert(adoptedDocuments)
      .values({ ...document, xml: sealOrNull(ctx.config.dataKeys, xml), adoptedAt: ctx.clock.now() })
      .onConflictDoNothing();
  for (const { id, fileName } of compared.arrived) {
    await ctx.db
      .update(eInvoices)
      .set({ state: 'sent', fileName, sentAt: ctx.clock.now() })
      .where(and(eq(eInvoices.id, id), eq(eInvoices.state, 'waiting')));
    await enqueue(ctx, askExchangeJob, { id }, { key: id });
  }
}
