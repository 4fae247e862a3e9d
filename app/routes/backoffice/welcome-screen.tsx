import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import gate from '../../forms/staff-gate.module.css';
import { welcomed, type Role } from '../../../modules/identity/schemas.ts';
import { paths } from '../../paths.ts';
import { ApiFailure, failureOf, postJson } from '../../ui/api.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { Logo } from '../../ui/Logo.tsx';

/** As the server asks it of every password. */
const SHORTEST = 12;
const LONGEST = 128;

/** The first password of an agent or an operator, chosen by nobody else. */
export function WelcomeScreen() {
  const { t } = useTranslation('backoffice');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [state, setState] = useState<'asking' | 'saving' | { role: Role }>('asking');

  async function save() {
    if (state === 'saving' || password.length < SHORTEST) return;
    setState('saving');
    setFailure(null);
    try {
      const key = window.location.hash.slice(1);
      const { role } = await postJson('/buy_yr/api/staff/welcome', { key, password }, welcomed);
      setState({ role });
    } catch (error) {
      const found = failureOf(error);
      // A secret of another form than ours is no invitation either.
      setFailure(found?.fields['key'] ? new ApiFailure('identity.invite-invalid') : found);
      setState('asking');
    }
  }
  return (
    <div className={gate.staff}>
      <div className={gate.door}>
        <title>{`${t('welcome.title')} · Vetrina`}</title>
        <div className={gate.card}>
          <Logo />
          {typeof state === 'object' ? (
            <>
              <h1 className={gate.title}>{t('welcome.done')}</h1>
              <p className={gate.lead}>{t('welcome.doneText')}</p>
              <Button component={Link} to={state.role === 'operator' ? paths.operator : paths.agentPreviews}>
                {t('welcome.goOn')}
              </Button>
            </>
          ) : (
            <>
              <h1 className={gate.title}>{t('welcome.title')}</h1>
              <p className={gate.lead}>{t('welcome.text')}</p>
              <form
                className={gate.form}
                onSubmit={(event) => {
                  event.preventDefault();
                  void save();
                }}
              >
                <TextInput
                  type="password"
                  name="password"
                  label={t('welcome.password')}
                  description={t('welcome.hint', { count: SHORTEST })}
                  inputWrapperOrder={['label', 'input', 'description', 'error']}
                  autoComplete="new-password"
                  required
                  withAsterisk={false}
                  minLength={SHORTEST}
                  maxLength={LONGEST}
                  value={password}
                  onChange={(event) => setPassword(event.currentTarget.value)}
                />
                {failure ? <ErrorNotice failure={failure} /> : null}
                <Button type="submit" fullWidth disabled={password.length < SHORTEST}>
                  {state === 'saving' ? t('welcome.saving') : t('welcome.save')}
                </Button>
              </form>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
