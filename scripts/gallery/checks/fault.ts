/** One breach of what must hold on every page of every layout. */
export interface Fault {
  /** Name of the check, a key of goals.ts. */
  check: string;
  /** Width of the window in pixels; absent where it does not matter. */
  at?: number;
  text: string;
}

/** As it is found inside the page, which does not know how it was looked at. */
export type Found = Omit<Fault, 'at'>;
