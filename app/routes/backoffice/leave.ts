import { signOutStaff } from '../../forms/staff-calls.ts';
import { clearDrafts } from '../order/billing/draft.ts';
import { tabStore } from '../order/tab-store.ts';
import { clearOrderInWork } from './order-in-work.ts';
import { clearPages } from './page-cache.ts';

/** ESCI: the session ends, and with it what this browser kept of the agent's work (A2, A5). */
export async function leave(): Promise<void> {
  clearPages();
  clearOrderInWork();
  clearDrafts(tabStore);
  await signOutStaff();
}
