import { useEffect, useState } from 'react';
import type { DraftFinding } from '../../../../modules/editor/schemas.ts';
import { checkDraft } from './calls.ts';
import type { Snapshot } from './saver.ts';

const PAUSE_MS = 3000;
const NONE: readonly DraftFinding[] = [];

/** What the gates say of the draft, three seconds after the last change that arrived. */
export function useFindings(site: string, { queue, state, changes }: Snapshot): readonly DraftFinding[] {
  const [findings, setFindings] = useState<{ rev: number; all: readonly DraftFinding[] }>({ rev: -1, all: [] });
  const { rev } = queue;
  useEffect(() => {
    if (state !== 'saved' || changes === 0 || findings.rev === rev) return undefined;
    const timer = setTimeout(() => {
      // An answer that does not come changes nothing: publishing asks again.
      checkDraft(site).then(
        (answer) => setFindings({ rev, all: answer.findings }),
        () => undefined,
      );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [site, rev, state, changes, findings.rev]);
  return changes === 0 ? NONE : findings.all;
}
