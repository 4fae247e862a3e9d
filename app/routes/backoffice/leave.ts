import { signOutStaff } from '../../forms/staff-calls.ts';
import { forgetDrafts } from '../order/billing/draft.ts';
import { tabStore } from '../order/tab-store.ts';
import { forgetOrderInWork } from './order-in-work.ts';
import { forgetPages } from './page-cache.ts';

/** ESCI: the session ends, and with it what this browser kept of the agent's work (A2, A5). */
export async function leave(): Promise<void> {
  forgetPages();
  forgetOrderInWork();
  forgetDrafts(tabStore);
  await signOutStaff();
}
