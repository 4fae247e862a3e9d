import { useTranslation } from 'react-i18next';
import type { MailName } from '../../../../modules/mailboxes/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { AskFirst } from '../ask-first.tsx';
import { SectionFailure } from '../section-failure.tsx';
import { useChange } from '../use-change.ts';
import { moveMail, switchMail } from './calls.ts';
import type { MailProps } from './mail-props.ts';
import styles from './mail.module.css';
import { MxFirst } from './mx-first.tsx';

/** A name whose mail is with somebody else: the way here, in the order in which nothing is lost. */
export function MoveName({ name, view, take, onFresh }: Omit<MailProps, 'usage'> & { name: MailName }) {
  const { t } = useTranslation('mailboxes');
  const change = useChange();
  const { domain, state, can_move: canMove, can_switch: canSwitch, mx_first: first } = name;
  async function begin() {
    const fresh = await change.run(() => moveMail(view.order.id, domain));
    if (fresh) take(fresh, t('move.begun', { domain: name.name }));
  }
  const beforeName = first && <MxFirst name={name} first={first} view={view} take={take} onFresh={onFresh} />;
  if (state === 'moving')
    return (
      <>
        <p className={styles.note}>{t(canSwitch ? 'move.moving' : 'move.moving-waits')}</p>
        {canSwitch && (
          <AskFirst
            label={t('move.switch')}
            named={t('of', { what: t('move.switch'), address: name.name })}
            means={t('move.switch-means')}
            act={async () => {
              const fresh = await switchMail(view.order.id, domain);
              return () => take(fresh, t('move.switched', { domain: name.name }));
            }}
          />
        )}
        {beforeName}
      </>
    );
  if (beforeName) return beforeName;
  if (!canMove || !view.served) return null;
  return (
    <div className={styles.offer}>
      <p>{t('move.offer')}</p>
      <SectionFailure change={change} />
      <Button
        className={styles.act}
        variant="default"
        size="md"
        aria-disabled={change.busy}
        aria-label={t('of', { what: t('move.begin'), address: name.name })}
        onClick={() => void begin()}
      >
        {t('move.begin')}
      </Button>
    </div>
  );
}
