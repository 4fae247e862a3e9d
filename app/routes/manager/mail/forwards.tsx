import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FORWARD_HOURS, MOST_FORWARDS, type Box, type MailView } from '../../../../modules/mailboxes/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { moveFocus } from '../../../ui/focus.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { AddForward } from './add-forward.tsx';
import { AskFirst } from '../ask-first.tsx';
import { endForward } from './calls.ts';
import { KeepsForwarded } from './keeps-forwarded.tsx';
import type { MailProps } from './mail-props.ts';
import styles from './mail.module.css';

/** Where what comes into a box goes on to, who there has not said yes yet, and the way to one more. */
export function Forwards({
  box,
  order,
  take,
  onFresh,
}: Pick<MailProps, 'take' | 'onFresh'> & { box: Box; order: string }) {
  const { t } = useTranslation('mailboxes');
  const [adding, setAdding] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { address, forwards } = box;
  const isStopped = box.stopped_by !== null;
  const added = (fresh: MailView, target: string) => {
    setAdding(false);
    take(fresh, t('forward.said', { target, hours: FORWARD_HOURS }));
  };
  const close = () => {
    setAdding(false);
    setTimeout(() => moveFocus(opener.current));
  };
  return (
    <div className={styles.offer}>
      {forwards.length > 0 && (
        <ul className={styles.list}>
          {forwards.map(({ id, target, state }) => (
            <li key={id} className={styles.line}>
              <Icon name="mail" />
              <span className={styles.what}>
                <span>{target}</span>
                <span className={styles.hint}>{t(`forward.${state}`)}</span>
              </span>
              <AskFirst
                label={t('forward.end')}
                named={t('forward.end-named', { target })}
                means={t(state === 'asked' ? 'forward.means-asked' : 'forward.means', { address, target })}
                act={async () => {
                  const fresh = await endForward(order, box.id, id);
                  return () => take(fresh, t('forward.ended', { target }));
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {forwards.length > 0 && isStopped && <p className={styles.note}>{t('forward.stopped')}</p>}
      {forwards.length > 0 && <KeepsForwarded box={box} order={order} onFresh={onFresh} />}
      {forwards.length >= MOST_FORWARDS && <p className={styles.hint}>{t('forward.full')}</p>}
      {adding && forwards.length < MOST_FORWARDS && (
        <AddForward box={box} order={order} onAdded={added} onClose={close} />
      )}
      {!adding && forwards.length < MOST_FORWARDS && (
        <Button
          ref={opener}
          className={styles.quiet}
          variant="subtle"
          size="md"
          aria-label={t('of', { what: t('forward.open'), address })}
          onClick={() => setAdding(true)}
        >
          {t('forward.open')}
        </Button>
      )}
    </div>
  );
}
