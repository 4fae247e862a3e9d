/** The calls about the helpers of a site. `site`: its id; `id`: the helper's. */
import type { HelpersView, HelperView, InviteInput } from '../../../../modules/access/schemas.ts';
import { postJson } from '../../../ui/api.ts';

const root = (site: string) => `/buy_yr/api/site/${encodeURIComponent(site)}`;
const of = (site: string, call = '') => `${root(site)}/helpers${call}`;
const one = (site: string, id: string, act: string) => of(site, `/${encodeURIComponent(id)}/${act}`);

export const inviteHelper = (site: string, given: InviteInput) => postJson<HelpersView>(of(site), given);
export const inviteAgain = (site: string, id: string) => postJson<HelpersView>(one(site, id, 'invite'), {});
export const setRole = (site: string, id: string, role: HelperView['role']) =>
  postJson<HelpersView>(one(site, id, 'role'), { role });
export const removeHelper = (site: string, id: string) => postJson<HelpersView>(one(site, id, 'remove'), {});
export const allowSupport = (site: string) => postJson<HelpersView>(`${root(site)}/support`, {});
export const endSupport = (site: string) => postJson<HelpersView>(`${root(site)}/support/end`, {});
/** The key of a mailed link, sent when a person presses. */
export const acceptInvitation = (key: string) => postJson<{ site: string }>('/buy_yr/api/helper/enter', { key });
