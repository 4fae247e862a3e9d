import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { needProof } from './need-proof.ts';
import { SectionFailure } from './section-failure.tsx';
import { useChange } from './use-change.ts';
import { useProofPlace } from './use-proof-place.ts';

/** On a screen to which a file has led back that asks its reader who they are. */
export function ProofOnArrival() {
  const change = useChange();
  const { run } = change;
  const back = useProofPlace();
  const [query] = useSearchParams();
  const isAsked = query.has('prove');
  useEffect(() => {
    if (isAsked) void run(() => needProof(back));
  }, [isAsked, run, back]);
  return <SectionFailure change={change} />;
}
