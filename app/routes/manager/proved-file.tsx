import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { SectionFailure } from './section-failure.tsx';
import { useChange } from './use-change.ts';
import { useProofPlace } from './use-proof-place.ts';
import { needProof } from './need-proof.ts';

interface ProvedFileProps {
  href: string;
  look?: { variant?: 'default' | 'subtle'; size?: 'md'; 'aria-label'?: string };
  children: ReactNode;
}

/**
 * Leads to a file that asks its reader who they are: asked here first, where what stands on the screen stays. Without a script, and by an
 * address that was kept, the file itself leads back to the screen that asks (`?prove`), so that it is no `download`.
 */
export function ProvedFile({ href, look, children }: ProvedFileProps) {
  const change = useChange();
  const back = useProofPlace();
  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void change.run(() => needProof(back)).then((proved) => proved && window.location.assign(href));
  }
  return (
    <>
      <Button component="a" variant="default" {...look} href={href} aria-disabled={change.busy} onClick={open}>
        {children}
      </Button>
      <SectionFailure change={change} />
    </>
  );
}
