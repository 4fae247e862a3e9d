import type { Offer } from '../../../modules/plans/schemas.ts';
import type { Operator } from '../../../platform/operator.ts';

/** A legal document as data. `**` is not markup here: a block is a paragraph, a list or a table, all plain text. */
export type Block =
  | string
  | { list: readonly string[] }
  | { table: { head: readonly string[]; rows: readonly (readonly string[])[] } };
export interface LegalDocument {
  title: string;
  sections: readonly { id: string; heading: string; blocks: readonly Block[] }[];
}
/** A text states who the operator is and what is sold, whatever that is in this installation (null: see offer-words.ts). */
export type LegalText = (operator: Operator, offer: Offer | null) => LegalDocument;
export type LegalName = 'privacy' | 'terms' | 'cookies';

/** Date of the texts in force: what the checkbox of the order accepts (TERMS_VERSION, proved equal by a test). */
export const LEGAL_VERSION = '2026-11-28';
