import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/Dialog.tsx';
import { useStaffSession } from '../ui/staff-session.ts';
import { MfaSetup } from './mfa-setup.tsx';

/** A second factor for whoever has none, behind a button of the screen's own kind; nothing for the others. */
export function MfaOffer({ children }: { children: (label: string, open: () => void) => ReactNode }) {
  const { t } = useTranslation('backoffice');
  const session = useStaffSession();
  const [open, setOpen] = useState(false);
  if (session.status !== 'in' || session.factor !== 'off') return null;
  return (
    <>
      {children(t('factor.offer'), () => setOpen(true))}
      <Dialog open={open} onClose={() => setOpen(false)} title={t('factor.title')}>
        <MfaSetup />
      </Dialog>
    </>
  );
}
