import type { Found } from './report.ts';
import type { Product } from './product.ts';

export interface Bench {
  product: Product;
  /** Short runs for a first look. */
  quick: boolean;
  say: (text: string) => void;
}
/** Measures one thing, in bounded time, and leaves nothing running. */
export type Suite = (bench: Bench) => Promise<Found[]>;
