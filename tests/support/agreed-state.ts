import { AGREEMENT_VERSION, type AgreementState } from '../../modules/agreements/schemas.ts';
import { LANGS, type Lang } from '../../site-kit/names.ts';

/** What a screen is told of an agreement that its owner has accepted. */
export const AGREED: AgreementState = {
  version: AGREEMENT_VERSION,
  accepted_at: '2026-11-28T09:00:00.000Z',
  was_accepted: true,
  may_accept: true,
  marks: Object.fromEntries(LANGS.map((lang) => [lang, `mark of ${lang}`])) as Record<Lang, string>,
};
