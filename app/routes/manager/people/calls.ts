/** The calls about blocked people of a site. `site`: its id. */
import { peopleView, type BlockInput, type LiftInput } from '../../../../modules/blocklist/schemas.ts';
import { postJson } from '../../../ui/api.ts';

const of = (site: string, act: string) => `/buy_yr/api/site/${encodeURIComponent(site)}/people/${act}`;

export const blockPerson = (site: string, { name, mail, phone }: BlockInput) =>
  postJson(of(site, 'block'), { name, mail, phone }, peopleView);
export const liftBlock = (site: string, { mail, phone }: LiftInput) =>
  postJson(of(site, 'lift'), { mail, phone }, peopleView);
