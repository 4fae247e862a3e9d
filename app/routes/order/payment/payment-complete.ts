/** orderPaymentComplete of the specification: set by Complete, cleared from the success page (W7). One tab's memory. */
import { tabStore } from '../tab-store.ts';

const KEY = 'vetrina.orderPaymentComplete';

export const markPaymentComplete = (orderId: string): void => tabStore.setItem(KEY, orderId);
/** Whether this tab has pressed Complete for that order: then no second card form is drawn while the server still asks. */
export const isPaymentComplete = (orderId: string): boolean => tabStore.getItem(KEY) === orderId;
export const clearPaymentComplete = (): void => tabStore.removeItem(KEY);
