import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { draftKey, dropDraft, keepDraft, parseDraft, type Draft } from './draft.ts';
import { onTabStore, tabStore } from '../tab-store.ts';

/** The draft of this tab for one social page. The server, and the first drawing in a browser, know none. */
export function useDraft(pageId: string): {
  draft: Draft;
  keep: (parts: Draft) => void;
  drop: (part: keyof Draft) => void;
} {
  const kept = useSyncExternalStore(
    onTabStore,
    () => tabStore.getItem(draftKey(pageId)),
    () => null,
  );
  return {
    draft: useMemo(() => parseDraft(kept), [kept]),
    keep: useCallback((parts) => keepDraft(tabStore, pageId, parts), [pageId]),
    drop: useCallback((part) => dropDraft(tabStore, pageId, part), [pageId]),
  };
}
