import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SETUP_MINUTES } from '../../../../modules/mailboxes/schemas.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { moveFocus } from '../../../ui/focus.ts';
import { QrCode } from '../../../ui/QrCode.tsx';
import styles from './mail.module.css';

/** A code for the camera of the phone that is to open the box; whoever holds that phone in the hand presses instead. */
export function PhoneCode(props: { code: string; onByHand: () => void; onDone: () => void }) {
  const { t } = useTranslation('mailboxes');
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  // The button that was pressed has gone.
  useEffect(() => moveFocus(panel.current), []);
  const there = `${paths.mailDevice}#${props.code}`;
  return (
    <section ref={panel} className={styles.panel} aria-labelledby={id}>
      <h4 id={id} className={styles.label}>
        {t('phone.scan')}
      </h4>
      <p>{t('phone.scan-text', { minutes: SETUP_MINUTES })}</p>
      <div className={styles.code}>
        <QrCode text={`${window.location.origin}${there}`} label={t('phone.code')} />
      </div>
      <Button className={styles.act} component="a" variant="default" size="md" href={there}>
        {t('phone.here')}
      </Button>
      <Button className={styles.quiet} variant="subtle" size="md" onClick={props.onByHand}>
        {t('phone.by-hand')}
      </Button>
      <Button className={styles.act} size="md" onClick={props.onDone}>
        {t('setup.done')}
      </Button>
    </section>
  );
}
