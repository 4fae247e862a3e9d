import type { WholeOrder } from '../../../modules/reports/order/schemas.ts';

/** What a part of the order's screen is handed: `act` posts, and shows what has become of the order. */
export interface OrderPart {
  order: WholeOrder;
  act: (path: string, body: object) => Promise<void>;
}
