export { orderProgress } from './order-progress.ts';
