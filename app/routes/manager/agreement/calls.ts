/** The calls about the agreement of a site. */
import { agreementView, type AcceptInput, type AgreementState } from '../../../../modules/agreements/schemas.ts';
import type { Lang } from '../../../../site-kit/names.ts';
import { postJson } from '../../../ui/api.ts';

const of = (site: string, call = '') => `/buy_yr/api/site/${encodeURIComponent(site)}/agreement${call}`;

export const acceptAgreement = (site: string, read: AcceptInput) => postJson(of(site), read, agreementView);
export const agreementFile = (site: string) => of(site, '/file');

/** Opens or pauses a room of a site; before it opens its agreement, which the reader has ticked, is accepted. */
export async function setAgreed<View>(
  { site, agreement }: { site: { id: string }; agreement: AgreementState },
  {
    lang,
    next,
    set,
  }: { lang: Lang; next: 'open' | 'paused'; set: (site: string, next: 'open' | 'paused') => Promise<View> },
): Promise<View> {
  const { version, marks, accepted_at: at, may_accept: mayAccept } = agreement;
  if (next === 'open' && at === null && mayAccept) await acceptAgreement(site.id, { version, lang, mark: marks[lang] });
  return set(site.id, next);
}
