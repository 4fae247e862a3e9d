import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PASSWORD, type PasswordLink } from '../../../../modules/mailboxes/schemas.ts';
import { ApiFailure } from '../../../ui/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { say } from '../../../ui/said.ts';
import { SectionFailure } from '../section-failure.tsx';
import entry from '../field.module.css';
import section from '../section.module.css';
import { useChange } from '../use-change.ts';
import { setPassword } from './calls.ts';
import styles from './mail.module.css';
import { newPassword } from './new-password.ts';

/** The password, typed or ours, and what becomes of devices that open the box already. */
export function PasswordForm(props: { link: PasswordLink & { key: string }; onDone: () => void; onEnded: () => void }) {
  const { t } = useTranslation('mailboxes');
  const { link, onDone, onEnded } = props;
  const id = useId();
  const change = useChange();
  const [password, setTyped] = useState('');
  const [isShown, setShown] = useState(false);
  const [devices, setDevices] = useState<'stay' | 'all'>('stay');

  async function save() {
    const saved = await change.run(() =>
      setPassword({ key: link.key, password, devices }).catch((error: unknown) => {
        // Used meanwhile in another window: no form helps.
        if (error instanceof ApiFailure && error.code === 'mailboxes.link-ended') onEnded();
        throw error;
      }),
    );
    if (saved) onDone();
  }
  function propose() {
    setTyped(newPassword());
    setShown(true);
    say(t('link.proposed'));
  }
  return (
    <form
      className={section.stack}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label className={entry.field} htmlFor={`${id}-box`}>
        {t('link.box')}
        <input id={`${id}-box`} type="text" autoComplete="username" readOnly value={link.address} />
      </label>
      <label className={entry.field} htmlFor={`${id}-password`}>
        {t('link.password')}
        <input
          id={`${id}-password`}
          type={isShown ? 'text' : 'password'}
          name="password"
          required
          minLength={PASSWORD.min}
          maxLength={PASSWORD.max}
          autoComplete="new-password"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          value={password}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('link.hint', PASSWORD)}
      </p>
      <div className={styles.buttons}>
        <Button variant="default" size="md" onClick={propose}>
          {t('link.propose')}
        </Button>
        <Button variant="subtle" size="md" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {t('link.show')}
        </Button>
      </div>
      {link.devices > 0 && (
        <fieldset className={styles.choices}>
          <legend className={styles.label}>{t('link.devices', { count: link.devices })}</legend>
          {(['stay', 'all'] as const).map((each) => (
            <label key={each} className={styles.choice}>
              <input type="radio" name={`${id}-devices`} checked={devices === each} onChange={() => setDevices(each)} />
              {t(`link.${each}`)}
            </label>
          ))}
        </fieldset>
      )}
      <SectionFailure change={change} />
      <Button type="submit" fullWidth aria-disabled={change.busy}>
        {t(change.busy ? 'link.saving' : 'link.save')}
      </Button>
    </form>
  );
}
