/** The calls about the newsletter of a site. `site`: its id. */
import { newsView, subscribersView, type LetterInput } from '../../../../modules/newsletter/schemas.ts';
import { getJson, postJson } from '../../../ui/api.ts';

const of = (site: string, call = '') => `/buy_yr/api/site/${encodeURIComponent(site)}/news${call}`;
const change = (site: string, call: string, body: object = {}) => postJson(of(site, call), body, newsView);

export const setStatus = (site: string, status: 'open' | 'paused') => change(site, '/state', { status });
export const makeDraft = (site: string) => change(site, '/letter/make');
export const saveLetter = (site: string, given: LetterInput) => change(site, '/letter', given);
export const sendTest = (site: string) => change(site, '/letter/test');
export const skipLetter = (site: string) => change(site, '/letter/skip');
/** `at` null: now. */
export const planLetter = (site: string, at: string | null) => change(site, '/letter/plan', { at });
export const stopLetter = (site: string) => change(site, '/letter/stop');
export const setWelcome = (site: string, given: { on: boolean; text: string }) => change(site, '/welcome', given);
export const chooseName = (site: string, domain: string) => change(site, '/name', { domain });
export const lookAtName = (site: string) => change(site, '/name/look');
export const listSubscribers = (site: string) => getJson(of(site, '/subscribers'), subscribersView);
/** A file with the proofs of each: a link leads there. */
export const readersFile = (site: string): string => of(site, '/subscribers.json');
export const eraseSubscriber = (site: string, subscriber: string) =>
  postJson(of(site, `/subscribers/${encodeURIComponent(subscriber)}/erase`), {}, subscribersView);
