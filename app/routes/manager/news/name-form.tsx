import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../../modules/newsletter/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionFailure } from '../section-failure.tsx';
import { Actions } from '../section.tsx';
import entry from '../field.module.css';
import section from '../section.module.css';
import room from '../live/room.module.css';
import { chooseName } from './calls.ts';
import { useAct, type NewsProps } from './use-news.ts';

/** A domain that is elsewhere. */
export function NameForm({ news }: NewsProps) {
  const { t } = useTranslation('news');
  const { change, act } = useAct(news, 'sender');
  const [domain, setDomain] = useState('');
  const id = useId();
  return (
    <form
      className={section.stack}
      onSubmit={(event) => {
        event.preventDefault();
        void act((site) => chooseName(site, domain), t('sender.said-chosen'));
      }}
    >
      <div className={entry.long}>
        <label htmlFor={id}>{t('sender.domain')}</label>
        <input
          id={id}
          required
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITS.domain}
          aria-describedby={`${id}-hint`}
          value={domain}
          onChange={(event) => setDomain(event.currentTarget.value)}
        />
        <p id={`${id}-hint`} className={room.hint}>
          {t('sender.domain-hint')}
        </p>
      </div>
      <SectionFailure change={change} />
      <Actions>
        <Button type="submit" variant="default" aria-disabled={change.busy}>
          {t('sender.use')}
        </Button>
      </Actions>
    </form>
  );
}
