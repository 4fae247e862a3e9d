/** The calls about texts that we write for an owner. `site`: its id. */
import { textsView, type RequestInput } from '../../../../modules/copywriting/schemas.ts';
import { getJson, postJson } from '../../../ui/api.ts';

const of = (site: string, call = '') => `/buy_yr/api/site/${encodeURIComponent(site)}/texts${call}`;
const ofText = (site: string, text: string, call: string) => of(site, `/${encodeURIComponent(text)}/${call}`);

export const readTexts = (site: string) => getJson(of(site), textsView);
/** The same under the same key is asked for once. */
export const askForText = (site: string, given: RequestInput) => postJson(of(site), given, textsView);
export const callOffText = (site: string, text: string) => postJson(ofText(site, text, 'withdraw'), {}, textsView);
export const discardText = (site: string, text: string) => postJson(ofText(site, text, 'discard'), {}, textsView);
