export { managedOrder } from './managed-order.ts';
export { orderProgress } from './order-progress.ts';
