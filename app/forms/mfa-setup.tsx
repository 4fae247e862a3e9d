import { TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewMfa } from '../../modules/identity/schemas.ts';
import { failureOf, type ApiFailure } from '../ui/api.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorNotice } from '../ui/ErrorNotice.tsx';
import { QrCode } from '../ui/QrCode.tsx';
import styles from './mfa-setup.module.css';
import { startMfaEnrolment, confirmMfaEnrolment } from './staff-calls.ts';

/** Password, then the secret for the authenticator with the recovery codes, then its first code; after it one signs in anew. */
export function MfaSetup() {
  const { t } = useTranslation('backoffice');
  const [made, setMade] = useState<NewMfa | null>(null);
  if (!made) {
    return (
      <Step
        lead={<p className={styles.lead}>{t('factor.why')}</p>}
        label={t('signIn.password')}
        secret
        action={t('factor.begin')}
        onTyped={async (password) => setMade(await startMfaEnrolment(password))}
      />
    );
  }
  // In fours, as people copy; authenticators pass over the spaces.
  const secret = (new URL(made.uri).searchParams.get('secret')?.match(/.{1,4}/g) ?? []).join(' ');
  return (
    <Step
      key="code"
      lead={
        <>
          <p>{t('factor.scan')}</p>
          <div className={styles.code}>
            <QrCode text={made.uri} label={t('factor.qr')} />
          </div>
          <p className={styles.lead}>
            {t('factor.byHand')} <code className={styles.secret}>{secret}</code>
          </p>
          <p>{t('factor.recovery')}</p>
          <ul className={styles.recovery} aria-label={t('factor.recoveryCodes')}>
            {made.recovery_codes.map((each) => (
              <li key={each}>
                <code>{each}</code>
              </li>
            ))}
          </ul>
        </>
      }
      label={t('factor.code')}
      action={t('factor.confirm')}
      onTyped={confirmMfaEnrolment}
    />
  );
}

function Step(props: {
  lead: ReactNode;
  label: string;
  secret?: boolean;
  action: string;
  onTyped: (typed: string) => Promise<void>;
}) {
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [busy, setBusy] = useState(false);

  async function go(event: FormEvent) {
    event.preventDefault();
    if (busy || typed === '') return;
    setBusy(true);
    setFailure(null);
    try {
      await props.onTyped(typed.trim());
    } catch (error) {
      setFailure(failureOf(error));
      setBusy(false);
    }
  }
  return (
    <form className={styles.step} aria-busy={busy} onSubmit={(event) => void go(event)}>
      {props.lead}
      <TextInput
        type={props.secret ? 'password' : 'text'}
        label={props.label}
        autoComplete={props.secret ? 'current-password' : 'one-time-code'}
        inputMode={props.secret ? 'text' : 'numeric'}
        required
        withAsterisk={false}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {failure ? <ErrorNotice failure={failure} /> : null}
      <Button type="submit" fullWidth disabled={typed.trim() === ''} aria-disabled={busy}>
        {props.action}
      </Button>
    </form>
  );
}
