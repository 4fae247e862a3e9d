import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role, StaffMember } from '../../modules/identity/schemas.ts';
import { Button } from '../ui/Button.tsx';
import { Logo } from '../ui/Logo.tsx';
import { leaveStaff, useStaffSession } from '../ui/staff-session.ts';
import { MfaSetup } from './mfa-setup.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { signOutStaff } from './staff-calls.ts';
import styles from './staff-gate.module.css';

/**
 * A screen of the staff: signing in comes first, at the address that was asked for. When the session ends on the way
 * the screen stays as it is under a window that asks again, so that nothing typed is lost (X2).
 */
export function StaffGate({ staff: role, children }: { staff: Role; children: (user: StaffMember) => ReactNode }) {
  const { t } = useTranslation('backoffice');
  const session = useStaffSession();
  const { user } = session;
  return (
    <div className={styles.staff} data-role={role}>
      {user === null ? (
        <div className={styles.door}>
          <title>{`${t('signIn.title')} · Vetrina`}</title>
          <div className={styles.card}>
            <Logo />
            <h1 className={styles.title}>{t('signIn.title')}</h1>
            <p className={styles.lead}>{t(`signIn.for.${role}`)}</p>
            <SignInForm />
          </div>
        </div>
      ) : session.status === 'in' && session.factor === 'due' ? (
        <div className={styles.door}>
          <div className={styles.card}>
            <h1 className={styles.title}>{t('factor.due')}</h1>
            <MfaSetup />
            <Button variant="subtle" fullWidth onClick={() => void signOutStaff()}>
              {t('signIn.asAnother')}
            </Button>
          </div>
        </div>
      ) : user.role === role ? (
        // Another person gets screens of their own.
        <div key={user.id}>{children(user)}</div>
      ) : (
        <div className={styles.door}>
          <div className={styles.card}>
            <h1 className={styles.title}>{t('signIn.otherRole')}</h1>
            <p className={styles.lead}>{t('signIn.otherRoleText', { name: user.name })}</p>
            <Button variant="default" onClick={() => void signOutStaff()}>
              {t('signIn.asAnother')}
            </Button>
          </div>
        </div>
      )}
      {session.status === 'lost' ? <SignInAgain user={session.user} /> : null}
    </div>
  );
}

function SignInAgain({ user }: { user: StaffMember }) {
  const { t } = useTranslation('backoffice');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={styles.again}
      aria-labelledby="sign-in-again"
      // Escape would leave a screen whose every press is refused.
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="sign-in-again" className={styles.title}>
        {t('signIn.again')}
      </h2>
      <p className={styles.lead}>{t('signIn.againText')}</p>
      <SignInForm email={user.email} />
      <Button variant="subtle" fullWidth onClick={leaveStaff}>
        {t('signIn.leave')}
      </Button>
    </dialog>
  );
}
