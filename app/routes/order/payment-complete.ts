/** orderPaymentComplete of the specification: set by Complete, cleared from the success page (W7). One tab's memory. */
import { tabStore } from './tab-store.ts';

const KEY = 'vetrina.orderPaymentComplete';

export const markPaymentComplete = (orderId: string): void => tabStore.setItem(KEY, orderId);
export const clearPaymentComplete = (): void => tabStore.removeItem(KEY);
