import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../../modules/newsletter/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { Told } from '../following/told.tsx';
import { SectionFailure } from '../section-failure.tsx';
import { Actions, Section } from '../section.tsx';
import entry from '../field.module.css';
import section from '../section.module.css';
import room from '../live/room.module.css';
import { setWelcome } from './calls.ts';
import styles from './news.module.css';
import { useAct, type NewsProps } from './use-news.ts';

/** The mail that greets whoever has confirmed: whether there is one, and the owner's words in it. */
export function WelcomeSection({ news }: NewsProps) {
  const { t } = useTranslation('news');
  const { change, act } = useAct(news, 'welcome');
  const { welcome, entitled, may_open: maySet, can_send: canSend } = news.view;
  const [on, setOn] = useState(welcome !== null);
  const [text, setText] = useState(welcome ?? '');
  const id = useId();
  if (!entitled || !canSend || !maySet) return null;
  return (
    <Section title={t('welcome.title')}>
      <Told outcome={news.outcomeOf('welcome')} />
      <form
        className={section.stack}
        onSubmit={(event) => {
          event.preventDefault();
          void act((site) => setWelcome(site, { on, text }), t(on ? 'welcome.said-on' : 'welcome.said-off'));
        }}
      >
        <label className={styles.block}>
          <input type="checkbox" checked={on} onChange={(event) => setOn(event.currentTarget.checked)} />
          <span>{t('welcome.on')}</span>
        </label>
        <div className={entry.long}>
          <label htmlFor={id}>{t('welcome.text')}</label>
          <textarea
            id={id}
            rows={3}
            maxLength={LIMITS.welcome}
            aria-describedby={`${id}-hint`}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <p id={`${id}-hint`} className={room.hint}>
            {t('welcome.hint')}
          </p>
        </div>
        <SectionFailure change={change} />
        <Actions>
          <Button type="submit" variant="default" aria-disabled={change.busy}>
            {t('welcome.save')}
          </Button>
        </Actions>
      </form>
    </Section>
  );
}
