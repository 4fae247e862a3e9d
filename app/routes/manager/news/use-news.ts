import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { NewsView } from '../../../../modules/newsletter/schemas.ts';
import { useChange } from '../use-change.ts';

/** The parts of the screen, each of which says what was done in it. */
type Place = 'head' | 'letter' | 'sender' | 'welcome';

/** The newsletter as the last answer told it. */
export function useNews(loaded: NewsView) {
  const [view, setView] = useState(loaded);
  const [outcome, setOutcome] = useState<{ place: Place; text: string } | null>(null);
  return {
    view,
    outcomeOf: (place: Place) => (outcome?.place === place ? outcome : null),
    take: (fresh: NewsView, told: { place: Place; text: string }): void => {
      setView(fresh);
      setOutcome(told);
    },
  };
}
export type News = ReturnType<typeof useNews>;
export interface NewsProps {
  news: News;
}

/** A press of this part of the screen; what it did is told there. `close`: the window it was pressed in, which keeps the focus while it is open. */
export function useAct({ view: { site }, take }: News, place: Place) {
  const change = useChange();
  async function act(call: (site: string) => Promise<NewsView>, text: string, close?: () => void): Promise<void> {
    const fresh = await change.run(() => call(site.id));
    if (!fresh) return;
    if (close) flushSync(close);
    take(fresh, { place, text });
  }
  return { change, act };
}
