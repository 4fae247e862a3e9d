/** What a customer sees and does for which several rooms stand together. */
export { showManagedOrder } from './managed-order.ts';
export { showProgress } from './progress.ts';
