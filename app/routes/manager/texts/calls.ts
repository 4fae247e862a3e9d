/** The calls about texts that we write for an owner. `site`: its id. */
import type { RequestInput, TextsView } from '../../../../modules/copywriting/schemas.ts';
import { getJson, postJson } from '../../../ui/api.ts';

const of = (site: string, call = '') => `/buy_yr/api/site/${encodeURIComponent(site)}/texts${call}`;
const ofText = (site: string, text: string, call: string) => of(site, `/${encodeURIComponent(text)}/${call}`);

export const readTexts = (site: string) => getJson<TextsView>(of(site));
/** The same under the same key is asked for once. */
export const askForText = (site: string, given: RequestInput) => postJson<TextsView>(of(site), given);
export const callOffText = (site: string, text: string) => postJson<TextsView>(ofText(site, text, 'withdraw'), {});
export const discardText = (site: string, text: string) => postJson<TextsView>(ofText(site, text, 'discard'), {});
