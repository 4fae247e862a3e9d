import { lazy, Suspense, useState } from 'react';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import type { Change } from './use-change.ts';

/** Fetched, with its words, when somebody is asked: hardly any visit ever is. */
const ProofWindow = lazy(() => import('./proof-window.tsx'));

/** What went wrong with the last press, where it was pressed; and who presses is asked who they are, where it needs that. */
export function SectionFailure({ change }: { change: Change }) {
  const { failure, proof, busy } = change;
  const [wasAsked, setAsked] = useState(false);
  if (proof && !wasAsked) setAsked(true);
  return (
    <>
      {failure && <ErrorNotice failure={failure} />}
      {wasAsked && (
        <Suspense fallback={null}>
          <ProofWindow proof={proof} busy={busy} />
        </Suspense>
      )}
    </>
  );
}
