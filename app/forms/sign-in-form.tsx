import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf, type ApiFailure } from '../ui/api.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorNotice } from '../ui/ErrorNotice.tsx';
import { moveFocus } from '../ui/focus.ts';
import { signInStaff } from './staff-calls.ts';
import styles from './staff-gate.module.css';

/** E-mail and password, both required; Entra only once both are filled (A1). A code besides where a second factor holds. */
export function SignInForm({ email: known = '' }: { email?: string }) {
  const { t } = useTranslation('backoffice');
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  /** Asked for once the server has said that there is a second factor. */
  const [code, setCode] = useState<string | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const secret = useRef<HTMLInputElement>(null);
  const proof = useRef<HTMLInputElement>(null);
  const asked = code !== null;
  useEffect(() => {
    if (asked) moveFocus(proof.current);
  }, [asked]);
  const filled = email.trim() !== '' && password !== '' && code !== '';

  async function enter() {
    if (!filled || busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await signInStaff({ email: email.trim().toLowerCase(), password, ...(code && { code: code.trim() }) });
    } catch (error) {
      const why = failureOf(error);
      setBusy(false);
      if (why?.code === 'identity.code-needed') return setCode('');
      setFailure(why);
      (asked ? proof : secret).current?.select();
    }
  }

  return (
    <form
      className={styles.form}
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <TextInput
        type="email"
        name="email"
        label={t('signIn.email')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        withAsterisk={false}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <TextInput
        ref={secret}
        type="password"
        name="password"
        label={t('signIn.password')}
        autoComplete="current-password"
        required
        withAsterisk={false}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      {asked && (
        <TextInput
          ref={proof}
          name="code"
          label={t('factor.code')}
          description={t('factor.orRecovery')}
          autoComplete="one-time-code"
          required
          withAsterisk={false}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      )}
      {failure ? <ErrorNotice failure={failure} /> : null}
      <Button type="submit" fullWidth disabled={!filled} aria-disabled={busy}>
        {busy ? t('signIn.entering') : t('signIn.enter')}
      </Button>
    </form>
  );
}
