import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DraftView } from '../../../../modules/editor/schemas.ts';
import { failureOf } from '../../../ui/api.ts';
import { saveOnLeave, saveOps } from './calls.ts';
import { newSaver, type Saver, type Snapshot, type World } from './saver.ts';
import { tabEdits } from './tab-edits.ts';

/** Of these the values are the fault, not the line. */
const REFUSED = [400, 413, 422];
/** The right or the plan is the fault: nothing that is asked again. What was written stays in the tab. */
const FINAL = [401, 403, 404];

const worldOf = (site: string): World => ({
  async send(rev, ops, leaving) {
    if (!leaving) return saveOps(site, rev, ops);
    saveOnLeave(site, rev, ops);
    throw new Error('nobody waits for the answer');
  },
  codeOf(error) {
    const failure = failureOf(error);
    const status = failure?.status ?? 0;
    return {
      code: failure?.code ?? 'http.unexpected',
      isRefused: REFUSED.includes(status),
      isFinal: FINAL.includes(status),
    };
  },
  later(act, ms) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  newId: () => crypto.randomUUID(),
  store: tabEdits(site),
});

/** The saver of this screen, and what it has to show. */
export function useSaver(draft: DraftView): { saver: Saver; snapshot: Snapshot } {
  const [saver] = useState(() => newSaver(draft, worldOf(draft.site.id)));
  const snapshot = useSyncExternalStore(saver.subscribe, saver.snapshot, saver.snapshot);
  useEffect(() => {
    saver.recall();
    const depart = () => saver.depart();
    const hide = () => {
      if (document.visibilityState === 'hidden') depart();
      else void saver.flush();
    };
    const again = () => void saver.flush();
    window.addEventListener('pagehide', depart);
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('online', again);
    return () => {
      depart();
      window.removeEventListener('pagehide', depart);
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('online', again);
    };
  }, [saver]);
  return { saver, snapshot };
}
