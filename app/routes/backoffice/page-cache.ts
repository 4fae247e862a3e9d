/** The list of pages that an agent has found, kept in local storage under `pages` (A2, E8). */
import type { AgentPageResult } from '../../../modules/previews/schemas.ts';

const KEY = 'pages';

function quietly<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
const isPage = (value: unknown): value is AgentPageResult => {
  const page = value as AgentPageResult | null;
  return (
    typeof page?.id === 'string' &&
    typeof page.name === 'string' &&
    typeof page.picture?.data?.url === 'string' &&
    page.picture.data.url.startsWith('/') &&
    Array.isArray(page.previews) &&
    page.previews.every((preview) => /^https?:/.test(preview.url) && Array.isArray(preview.layouts))
  );
};

/** Whatever else stands there (another version, another script) is left out. */
export function readPages(): AgentPageResult[] {
  const kept = quietly(() => JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown);
  return Array.isArray(kept) ? kept.filter(isPage) : [];
}
export const keepPages = (pages: readonly AgentPageResult[]): void =>
  void quietly(() => localStorage.setItem(KEY, JSON.stringify(pages)));
export const clearPages = (): void => void quietly(() => localStorage.removeItem(KEY));
