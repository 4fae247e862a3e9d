/** The calls about the agreement of a site. */
import { agreementView, type AcceptInput, type AgreementState } from '../../../../modules/agreements/schemas.ts';
import type { Lang } from '../../../../site-kit/names.ts';
import { postJson } from '../../../ui/api.ts';

const of = (site: string, call = '') => `/buy_yr/api/site/${encodeURIComponent(site)}/agreement${call}`;

export const acceptAgreement = (site: string, read: AcceptInput) => postJson(of(site), read, agreementView);
export const agreementFile = (site: string) => of(site, '/file');

/** Opens a room of a site; its agreement, which the reader has ticked, is accepted first. */
export async function openAgreed<View>(
  { site, agreement }: { site: { id: string }; agreement: AgreementState },
  { lang, open }: { lang: Lang; open: () => Promise<View> },
): Promise<View> {
  const { version, marks } = agreement;
  if (agreement.accepted_at === null && agreement.may_accept)
    await acceptAgreement(site.id, { version, lang, mark: marks[lang] });
  return open();
}
