/** What became of a document that was handed over. */
export interface ExchangeAnswer {
  /** 'waiting': the exchange has not answered yet. */
  state: 'waiting' | 'accepted' | 'undelivered' | 'rejected';
  /** The exchange's own number of the file, once it has one. */
  exchangeId: string | null;
  /** Of a rejection: "00404". */
  code: string | null;
  message: string | null;
}

/**
 * The way to the tax office's exchange. Every method throws AppError: 'invoicing.exchange-unavailable' (unknown outcome,
 * look before you repeat) or 'invoicing.exchange-refused' (for good; the reason begins with the code).
 */
export interface EInvoiceExchange {
  /** Hands the XML text over. Returns the name under which the file travels. */
  send(xml: string): Promise<{ fileName: string }>;
  /**
   * The file of the document with this number that was handed over since then and is not one of the `known` names, or
   * null. Shows a new one within the minute.
   */
  find(document: { number: string; since: Date; known: string[] }): Promise<{ fileName: string } | null>;
  /** Every document of ours that was handed over since then, newest first. `day`: "2026-11-21". */
  list(since: Date): Promise<{ fileName: string; number: string; day: string }[]>;
  /** The document's XML text; null where the file cannot be read. */
  read(fileName: string): Promise<string | null>;
  ask(fileName: string): Promise<ExchangeAnswer>;
}

declare module '../../platform/ctx.ts' {
  interface Ports {
    eInvoices: EInvoiceExchange;
  }
}
