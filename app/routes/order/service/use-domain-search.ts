import { useCallback, useEffect, useState } from 'react';
import type { Lang } from '../../../../site-kit/names.ts';
import { noPress } from '../../../ui/press.ts';
import { suggestDomains } from '../complete/domain-calls.ts';
import { ZONES } from './service.rules.ts';
import { endingsFor, soughtName } from './sought-name.rules.ts';
import { freeNames } from './suggestions.rules.ts';

const TYPING_PAUSE_MS = 300;

interface Names {
  /** AVAILABLE names, the nearest to what was typed first (W5). */
  free: string[];
  /** What was typed, as a whole name, where someone else has it. */
  taken: string[];
}
export interface DomainSearch extends Names {
  state: 'idle' | 'searching' | 'found' | 'failed';
  /** The ending that was typed and is not sold, without its dot. */
  unsold: string | null;
  retry: () => void;
}
interface Answer extends Names {
  query: string;
  failed: boolean;
}
const NOTHING: Answer = { query: '', failed: false, free: [], taken: [] };

/** Answers while the person types: three zones asked at once, an older question's answer never replaces a newer one's. */
export function useDomainSearch(query: string, lang: Lang): DomainSearch {
  const [answer, setAnswer] = useState(NOTHING);
  const { name: asked, unsold } = soughtName(query);
  const worth = asked.length >= 2;

  const ask = useCallback(
    async (signal: AbortSignal) => {
      const answers = await Promise.all(ZONES.map((zone) => suggestDomains(asked, zone, lang, signal)));
      await noPress();
      if (signal.aborted) return;
      const failed = answers.every(({ ok }) => !ok);
      const free = freeNames(
        answers.flatMap(({ suggestions }) => suggestions),
        endingsFor(lang),
      );
      const taken = [...new Set(answers.flatMap((each) => each.taken))];
      setAnswer({ query: asked, failed, free, taken });
    },
    [asked, lang],
  );
  useEffect(() => {
    if (!worth) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => void ask(stop.signal), TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [ask, worth]);

  const retry = () => {
    setAnswer(NOTHING);
    void ask(new AbortController().signal);
  };
  if (!worth) return { state: 'idle', free: [], taken: [], unsold, retry };
  // The last answer stays on the screen, dashed, until the next one comes.
  if (answer.query !== asked) return { state: 'searching', free: answer.free, taken: [], unsold, retry };
  return { state: answer.failed ? 'failed' : 'found', free: answer.free, taken: answer.taken, unsold, retry };
}
