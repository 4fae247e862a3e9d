/** The calls about following a page. `site`: its id. */
import { followingView, type FollowingView } from '../../../../modules/sync/schemas.ts';
import { getJson, postJson } from '../../../ui/api.ts';

type Setting = FollowingView['settings'][number];

const of = (site: string, call = '') => `/buy_yr/api/site/${encodeURIComponent(site)}/following${call}`;
/** A site is composed, judged and published on the way. */
const SLOW = { timeoutMs: 30_000 };

export const readFollowing = (site: string) => getJson(of(site), followingView);
/** At most once in five minutes; the answer says that the page is being read. */
export const readPageNow = (site: string) => postJson(of(site, '/read'), {}, followingView);
export const decide = (site: string, proposal: string, decision: 'take' | 'keep') =>
  postJson(of(site, `/${encodeURIComponent(proposal)}/decide`), { decision }, followingView, SLOW);
export const undoBatch = (site: string, batch: string) =>
  postJson(of(site, `/batches/${encodeURIComponent(batch)}/undo`), {}, followingView, SLOW);
export const setFollow = (site: string, setting: Setting) => postJson(of(site, '/settings'), setting, followingView);

/** `adopt`: what came from the page is the owner's. `follow`: it follows again. `replace`: it follows where the page has moved. */
export type PageAct = 'adopt' | 'follow' | 'replace' | 'disconnect';
export const actOnPage = (site: string, what: PageAct) => postJson(of(site, `/${what}`), {}, followingView, SLOW);
/** Leads to the network, where the owner is asked; it leads back to the screen. */
export const connectAddress = (site: string): string => `/buy_yr/api/manager/connect?site=${encodeURIComponent(site)}`;
