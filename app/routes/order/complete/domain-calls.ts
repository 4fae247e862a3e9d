/** The two questions about domains that a browser asks (C1). */
import { suggestAnswer, transferableAnswer, type DomainSuggestion } from '../../../../modules/domains/schemas.ts';
import type { Lang } from '../../../../site-kit/names.ts';
import { postJson } from '../../../ui/api.ts';

/**
 * A failure yields an empty list, as the specification says; the header `x-search` tells it from "none found", and `x-taken`
 * names what was typed where it is somebody's. Never rejects.
 */
export async function suggestDomains(
  q: string,
  ext: string,
  lang: Lang,
  signal: AbortSignal,
): Promise<{ suggestions: DomainSuggestion[]; taken: string[]; ok: boolean }> {
  try {
    const response = await fetch(`/buy_ba/api/domain/suggest?${new URLSearchParams({ q, ext, lang }).toString()}`, {
      signal,
      cache: 'no-store',
    });
    if (!response.ok) return NOTHING;
    const suggestions = suggestAnswer.parse(await response.json());
    const taken = response.headers.get('x-taken')?.split(' ') ?? [];
    return { suggestions, taken, ok: response.headers.get('x-search') !== 'failed' };
  } catch {
    return NOTHING;
  }
}
const NOTHING = { suggestions: [], taken: [], ok: false };

/** A refusal carries the registry's reason where we know it. */
export type Transferable =
  | 'yes'
  | 'no'
  | `no-${'locked' | 'too-recent' | 'code' | 'not-registered' | 'ours' | 'not-sold'}`
  | 'unknown';
export const isRefused = (answer: Transferable | 'checking' | null): boolean => answer?.startsWith('no') ?? false;
/** Whether the registry lets the name move with this code; 'unknown' where it cannot be asked now. */
export async function askTransferable(domain: string, authcode: string, signal: AbortSignal): Promise<Transferable> {
  try {
    const { transferable, why } = await postJson(
      '/buy_ba/api/domain/transferable',
      { domain, authcode },
      transferableAnswer,
      { signal },
    );
    return transferable === 'no' && why ? (`no-${why}` as const) : transferable;
  } catch {
    return 'unknown';
  }
}
