import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog.tsx';
import { ProofWays } from './proof-ways.tsx';
import type { ProofAsked } from './use-change.ts';

/**
 * Before money or people's data an owner shows anew who they are; the press that asked for it waits behind this window, with all
 * that was typed. It closes, and is not taken away, so that the focus is where it was.
 */
export default function ProofWindow({ proof, busy }: { proof: ProofAsked | null; busy: boolean }) {
  const { t } = useTranslation('proof');
  // Not within what is a line, a form or another window.
  return createPortal(
    <Dialog open={proof !== null} onClose={() => proof?.leave()} title={t('title')}>
      {proof && <ProofWays proof={proof} busy={busy} />}
    </Dialog>,
    document.body,
  );
}
