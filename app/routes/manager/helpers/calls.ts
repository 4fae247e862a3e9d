/** The calls about the helpers of a site. `site`: its id; `id`: the helper's. */
import { acceptAnswer, helpersView, type HelperView, type InviteInput } from '../../../../modules/access/schemas.ts';
import { postJson } from '../../../ui/api.ts';

const root = (site: string) => `/buy_yr/api/site/${encodeURIComponent(site)}`;
const of = (site: string, call = '') => `${root(site)}/helpers${call}`;
const one = (site: string, id: string, act: string) => of(site, `/${encodeURIComponent(id)}/${act}`);

export const inviteHelper = (site: string, given: InviteInput) => postJson(of(site), given, helpersView);
export const inviteAgain = (site: string, id: string) => postJson(one(site, id, 'invite'), {}, helpersView);
export const setRole = (site: string, id: string, role: HelperView['role']) =>
  postJson(one(site, id, 'role'), { role }, helpersView);
export const removeHelper = (site: string, id: string) => postJson(one(site, id, 'remove'), {}, helpersView);
export const allowSupport = (site: string) => postJson(`${root(site)}/support`, {}, helpersView);
export const endSupport = (site: string) => postJson(`${root(site)}/support/end`, {}, helpersView);
/** The key of a mailed link, sent when a person presses. */
export const acceptInvitation = (key: string) => postJson('/buy_yr/api/helper/enter', { key }, acceptAnswer);
