import { PageUnavailable, type UnavailableReason } from '../../modules/previews/social-pages.port.ts';
import { GraphFailure } from './graph.ts';

/**
 * What an error of the Graph API says about a page (developers.facebook.com/docs/graph-api/guides/error-handling, v25.0).
 * 100/33: the object does not exist or cannot be seen. 803: no such alias. 21: "Page ID {old} was migrated to page ID {new}".
 * 102, 190: the token. 4, 17, 32, 613 and 80000 to 80014: limits.
 */
export function whyUnavailable(pageId: string, error: unknown): PageUnavailable {
  const detail = error instanceof Error ? error.message : String(error);
  if (!(error instanceof GraphFailure)) return new PageUnavailable(pageId, 'unreadable', { detail, cause: error });
  const reason = reasonOf(error);
  const movedTo = reason === 'moved' ? (/ migrated to page ID (\w{1,100})/i.exec(detail)?.[1] ?? null) : null;
  return new PageUnavailable(pageId, reason, { detail, movedTo, waitMs: error.waitMs, cause: error });
}

/** Codes 10 and 200 to 299: the app may not see this. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof GraphFailure && (error.code === 10 || inside(error.code, 200, 299));

function reasonOf(failure: GraphFailure): UnavailableReason {
  const { code, subcode } = failure;
  if ((code === 100 && subcode === 33) || code === 803) return 'missing';
  if (code === 21) return 'moved';
  if (code === 102 || code === 190) return 'token-ended';
  if (isRefusal(failure)) return 'refused';
  if (LIMIT_CODES.has(code ?? 0) || inside(code, 80_000, 80_014)) return 'throttled';
  return code === undefined || failure.passing ? 'away' : 'unreadable';
}

const LIMIT_CODES = new Set([4, 17, 32, 613]);
const inside = (code: number | undefined, from: number, to: number): boolean =>
  code !== undefined && code >= from && code <= to;
