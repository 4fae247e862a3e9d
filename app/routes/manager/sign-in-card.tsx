import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asLang, FALLBACK } from '../../i18n/languages.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { moveFocus } from '../../ui/focus.ts';
import { Icon } from '../../ui/Icon.tsx';
import { say } from '../../ui/said.ts';
import { askForLink } from './calls.ts';
import { NetworkButton } from './network-button.tsx';
import { SectionFailure } from './section-failure.tsx';
import entry from './field.module.css';
import section from './section.module.css';
import classes from './sign-in-card.module.css';
import { useChange } from './use-change.ts';

/** By the social network, or by a link that goes to the order's own address. `site`: where they came from. */
export function SignInCard({ social, site }: { social: boolean; site: string | null }) {
  const { t, i18n } = useTranslation('manager');
  const id = useId();
  const change = useChange();
  const [mail, setMail] = useState('');
  const [sent, setSent] = useState<string | null>(null);

  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sent === null) return;
    moveFocus(answer.current);
    say(`${t('signIn.sent')} ${t('signIn.sent-text', { mail: sent })}`);
  }, [sent, t]);

  function send() {
    const to = mail.trim();
    const lang = asLang(i18n.language) ?? FALLBACK;
    void change.run(() => askForLink(to, lang)).then((done) => done && setSent(to));
  }
  return (
    <div className={classes.card}>
      {social && (
        <>
          <NetworkButton href={paths.socialLogin({ site })}>{t('signIn.social')}</NetworkButton>
          <p className={classes.small}>{t('signIn.social-means')}</p>
          <p className={classes.or}>
            <span>{t('signIn.or')}</span>
          </p>
        </>
      )}
      {sent === null ? (
        <form
          className={section.stack}
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <label className={entry.field} htmlFor={id}>
            {t('signIn.mail')}
            <input
              id={id}
              type="email"
              name="email"
              required
              maxLength={254}
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              value={mail}
              onChange={(event) => setMail(event.currentTarget.value)}
            />
          </label>
          <SectionFailure change={change} />
          <Button
            type="submit"
            variant={social ? 'default' : 'filled'}
            fullWidth
            aria-disabled={change.busy}
            leftSection={<Icon name="mail" />}
          >
            {change.busy ? t('signIn.sending') : t('signIn.send')}
          </Button>
          <p className={classes.small}>{t('signIn.mail-means')}</p>
        </form>
      ) : null}
      <div ref={answer} className={classes.sent}>
        {sent !== null && (
          <>
            <strong>{t('signIn.sent')}</strong>
            <span>{t('signIn.sent-text', { mail: sent })}</span>
          </>
        )}
      </div>
      {sent !== null && (
        <Button variant="subtle" onClick={() => setSent(null)}>
          {t('signIn.again')}
        </Button>
      )}
    </div>
  );
}
