import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffMember } from '../../../modules/identity/schemas.ts';
import { MfaOffer } from '../../forms/mfa-offer.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './staff-bar.module.css';
import { leave } from './leave.ts';

/** Over every screen of an agent: a way back where there is one, who is at work, and ESCI. */
export function StaffBar({ agent, children }: { agent: StaffMember; children?: ReactNode }) {
  const { t } = useTranslation('backoffice');
  return (
    <div className={`page-width ${styles.bar}`}>
      <div className={styles.way}>{children}</div>
      <p className={styles.who}>{t('frame.signedIn', { name: agent.name })}</p>
      <MfaOffer>
        {(label, open) => (
          <Button variant="subtle" size="md" onClick={open}>
            {label}
          </Button>
        )}
      </MfaOffer>
      <Button variant="default" size="md" onClick={() => void leave()}>
        {t('frame.signOut')}
      </Button>
    </div>
  );
}
