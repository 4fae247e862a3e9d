/** The calls of a free site's owner. `site`: its id. */
import { freeSiteView } from '../../../modules/free-sites/schemas.ts';
import type { LayoutName } from '../../../site-kit/names.ts';
import { getJson, postJson } from '../../ui/api.ts';

const of = (site: string, call = '') => `/buy_yr/api/free-site/${encodeURIComponent(site)}${call}`;

export const readFreeSite = (site: string, signal: AbortSignal) => getJson(of(site), freeSiteView, { signal });
export const wearLayout = (site: string, layout: LayoutName) => postJson(of(site, '/layout'), { layout }, freeSiteView);
export const takeOffline = (site: string) => postJson(of(site, '/offline'), {}, freeSiteView);
