export { customersOrders } from './customers-orders.ts';
export { managedOrder } from './managed-order.ts';
export { listOrders } from './operator/list-orders.ts';
export { listTexts } from './operator/list-texts.ts';
export { listPreviews } from './operator/list-previews.ts';
export { countWaiting, listFailedJobs, listInboxEvents, listTasks } from './operator/list-work.ts';
export { wholeOrder } from './order/whole-order.ts';
export { ordersInFigures } from './operator/orders-in-figures.ts';
export { orderProgress } from './order-progress.ts';
