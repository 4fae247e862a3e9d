/** The calls about people of a site. `site`: its id. */
import {
  foundView,
  peopleView,
  type BlockInput,
  type EraseInput,
  type FindInput,
  type LiftInput,
} from '../../../../modules/blocklist/schemas.ts';
import { getJson, postJson } from '../../../ui/api.ts';

const at = (site: string) => `/buy_yr/api/site/${encodeURIComponent(site)}/people`;

export const listPeople = (site: string) => getJson(at(site), peopleView);
export const blockPerson = (site: string, { name, mail, phone }: BlockInput) =>
  postJson(`${at(site)}/block`, { name, mail, phone }, peopleView);
export const liftBlock = (site: string, { mail, phone }: LiftInput) =>
  postJson(`${at(site)}/lift`, { mail, phone }, peopleView);
/** Whom the term finds. Asked in a body: addresses are kept in logs and histories. */
export const findPeople = (site: string, { term }: FindInput) => postJson(`${at(site)}/find`, { term }, foundView);
/** Address of all that is kept with a record. */
export const recordFile = (site: string, { kind, id }: EraseInput['records'][number]): string =>
  `${at(site)}/${kind}/${encodeURIComponent(id)}/file`;
/** What the term finds afterwards. */
export const erasePeople = (site: string, given: EraseInput) => postJson(`${at(site)}/erase`, given, foundView);
