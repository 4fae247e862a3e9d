/** Mail comes here before its name does: what its owner sets at the old provider. Pure. */
import { mxOf } from '../mail-names.rules.ts';
import type { MxMissing } from '../schemas.ts';

/** All of ours are equal: mail goes to whichever answers. */
export const MX_PRIORITY = 10;
const PROOF_LABEL = '_vetrina-mail';

/**
 * A text that only the owner of the name can set. It names this very registration: whoever else claims the name receives nothing by it
 * (what stands in it is no secret).
 */
export const proofOf = ({ domain, registrationId }: { domain: string; registrationId: string }) => ({
  label: PROOF_LABEL,
  host: `${PROOF_LABEL}.${domain}`,
  value: `vetrina-mail=${registrationId}`,
});

/**
 * What still keeps mail from coming here: no server at all, servers of others (also beside ours: an old one left as second choice would
 * collect mail unseen), or the proof; null: nothing. `proofs`: any of
 * the registrations that the order had of this name.
 */
export function missing(
  { exchanges, texts }: { exchanges: readonly string[]; texts: readonly string[] },
  { mailHost, proofs }: { mailHost: string; proofs: readonly string[] },
): MxMissing | null {
  const ours = mxOf(mailHost);
  if (exchanges.length === 0) return 'none';
  if (!exchanges.every((each) => ours.includes(each))) return 'others';
  return texts.some((text) => proofs.includes(text)) ? null : 'proof';
}
