import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Box, MailView } from '../../../../modules/mailboxes/schemas.ts';
import { say } from '../../../ui/said.ts';
import { SectionFailure } from '../section-failure.tsx';
import settings from '../following/settings.module.css';
import { useChange } from '../use-change.ts';
import { setDevicesOnly } from './calls.ts';
import styles from './mail.module.css';

/** Whether the typed password opens the box in programs too. It shows what was wished until the answer is there. */
export function DevicesOnly({ box, order, onFresh }: { box: Box; order: string; onFresh: (fresh: MailView) => void }) {
  const { t } = useTranslation('mailboxes');
  const id = useId();
  const change = useChange();
  const [wish, setWish] = useState(box.devices_only);
  const shown = change.busy ? wish : box.devices_only;
  async function set(only: boolean) {
    if (change.busy) return;
    setWish(only);
    const fresh = await change.run(() => setDevicesOnly(order, box.id, only));
    if (!fresh) return;
    onFresh(fresh);
    say(t(only ? 'only.said-on' : 'only.said-off', { address: box.address }));
  }
  return (
    <div className={styles.part}>
      <label className={styles.switch}>
        <span>{t('only.label')}</span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={shown}
          aria-describedby={id}
          className={settings.switch}
          checked={shown}
          onChange={(event) => void set(event.currentTarget.checked)}
        />
      </label>
      <p id={id} className={styles.hint}>
        {t('only.hint')}
      </p>
      <SectionFailure change={change} />
    </div>
  );
}
