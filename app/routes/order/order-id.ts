import type { Order } from '../../../modules/ordering/schemas.ts';

/** The order's id, spelled `_id` at the boundary. */
export const idOf = ({ _id: id }: Pick<Order, '_id'>): string => id;
