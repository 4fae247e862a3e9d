import type { SiteDocument } from '../../../site-kit/document.ts';
import type { Manifest, MovedEntry } from './manifest.ts';

/** So long the old address of a page leads to the new one (owner.md 10). */
const KEPT_DAYS = 365;
const DAY = 86_400_000;

type Version = { document: Pick<SiteDocument, 'pages'>; files: Manifest };

/**
 * The addresses that pages of the owner's had, as the next version must answer for them: those that the version before kept,
 * and those that pages of it have left. An address that a page has now is that page's; one whose page is gone is nobody's. Pure.
 */
export function movedPages(doc: Pick<SiteDocument, 'pages'>, before: Version | undefined, now: Date): Manifest {
  if (!before) return {};
  const slugs = new Map((doc.pages ?? []).map(({ id, slug }) => [id, slug]));
  const taken = new Set([...slugs.values()].map((slug) => `/${slug}`));
  const until = new Date(now.getTime() + KEPT_DAYS * DAY).toISOString();
  const kept = Object.entries(before.files).flatMap(([path, entry]) =>
    entry.kind === 'moved' &&
    entry.page !== undefined &&
    entry.until !== undefined &&
    Date.parse(entry.until) > now.getTime()
      ? [{ path, page: entry.page, until: entry.until }]
      : [],
  );
  const left = (before.document.pages ?? []).map(({ id, slug }) => ({ path: `/${slug}`, page: id, until }));
  const moved: Record<string, MovedEntry> = {};
  for (const { path, page, until: end } of [...kept, ...left]) {
    const slug = slugs.get(page);
    if (slug !== undefined && !taken.has(path)) moved[path] = { kind: 'moved', to: `/${slug}`, page, until: end };
  }
  return moved;
}
