import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HelperRole } from '../../../../modules/access/rights.rules.ts';
import type { HelpersView } from '../../../../modules/access/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { SectionFailure } from '../section-failure.tsx';
import entry from '../field.module.css';
import section from '../section.module.css';
import { useChange } from '../use-change.ts';
import { inviteHelper } from './calls.ts';
import styles from './helpers.module.css';
import { RoleChoice } from './role-choice.tsx';

/** An address, what its reader may, and one press: they get a link. */
export function InviteForm({
  site,
  today,
  take,
}: {
  site: string;
  /** YYYY-MM-DD */
  today: string;
  take: (view: HelpersView, text: string) => void;
}) {
  const { t } = useTranslation('helpers');
  const id = useId();
  const change = useChange();
  const [mail, setMail] = useState('');
  const [until, setUntil] = useState('');
  const [role, setRole] = useState<HelperRole>('writer');
  async function send() {
    const to = mail.trim();
    const view = await change.run(() => inviteHelper(site, { mail: to, role, until_on: until || null }));
    if (!view) return;
    setMail('');
    setUntil('');
    take(view, t('invite.said', { mail: to }));
  }
  return (
    <form
      className={section.stack}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label className={entry.field} htmlFor={id}>
        {t('invite.mail')}
        <input
          id={id}
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={mail}
          onChange={(event) => setMail(event.currentTarget.value)}
        />
      </label>
      <RoleChoice role={role} label={t('role.title')} onChange={setRole} />
      <label className={`${entry.field} ${styles.day}`} htmlFor={`${id}-until`}>
        {t('invite.until')}
        <input
          id={`${id}-until`}
          type="date"
          min={today}
          value={until}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
      </label>
      <SectionFailure change={change} />
      <Button type="submit" aria-disabled={change.busy} leftSection={<Icon name="mail" />}>
        {change.busy ? t('invite.sending') : t('invite.send')}
      </Button>
    </form>
  );
}
