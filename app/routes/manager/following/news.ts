import type { FollowingView } from '../../../../modules/sync/schemas.ts';

/** What a reading brought: something is on the site already, something is asked, neither, or the page did not answer. */
export type News = 'came' | 'waits' | 'same' | 'silent';

export function newsOf(before: FollowingView, after: FollowingView): News[] {
  const known = new Set([...before.batches, ...before.waiting].map(({ id }) => id));
  const isNew = ({ id }: { id: string }) => !known.has(id);
  const news: News[] = [];
  if (after.batches.some((batch) => batch.how === 'followed' && isNew(batch))) news.push('came');
  if (after.waiting.some(isNew)) news.push('waits');
  if (news.length > 0) return news;
  return [after.page.read_at === before.page.read_at ? 'silent' : 'same'];
}
