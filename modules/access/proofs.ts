import type { OrderRight } from './rights.rules.ts';

/**
 * That whoever acts may do this with this order. The private field makes it a name of its own for the compiler: no literal
 * is one, and the class does not leave the room as a value, so that only what asked for the right makes one.
 */
export class OrderProof<Right extends OrderRight> {
  readonly orderId: string;
  readonly #right: Right;
  constructor(orderId: string, right: Right) {
    this.orderId = orderId;
    this.#right = right;
  }
  /** Ties the right to the type: without it a proof of one right would do for another. */
  get right(): Right {
    return this.#right;
  }
}
