import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LookAnswer, MailName } from '../../../../modules/mailboxes/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { useSaid } from '../../../ui/said.ts';
import { SectionFailure } from '../section-failure.tsx';
import { useChange } from '../use-change.ts';
import { lookAtServers } from './calls.ts';
import { CopyRow } from './copy-row.tsx';
import type { MailProps } from './mail-props.ts';
import styles from './mail.module.css';
import rows from '../copied-value.module.css';

/** The name is still at its old provider: what is set there so that its mail comes here first, and whether it is. */
export function MxFirst(
  props: Pick<MailProps, 'view' | 'take' | 'onFresh'> & { name: MailName; first: NonNullable<MailName['mx_first']> },
) {
  const { t } = useTranslation('mailboxes');
  const { name, first, view, take, onFresh } = props;
  const change = useChange();
  const [seen, setSeen] = useState<LookAnswer | null>(null);
  const { servers, priority, proof } = first;
  const domain = name.name;
  const isHere = name.state === 'ours';
  const lacks = seen?.missing ? t(`first.missing.${seen.missing}`, { servers: seen.exchanges.join(', ') }) : '';
  useSaid(lacks);

  async function look() {
    const fresh = await change.run(() => lookAtServers(view.order.id, name.domain));
    if (!fresh) return;
    setSeen(fresh);
    if (fresh.mail.names.some((each) => each.domain === name.domain && each.state === 'ours') && !isHere)
      take(fresh.mail, t('first.arrived', { domain }));
    else onFresh(fresh.mail);
  }
  return (
    <div className={styles.offer}>
      <h3 className={styles.subtitle}>{t('first.title')}</h3>
      <p>{t(isHere ? 'first.here' : 'first.text', { domain })}</p>
      <dl className={rows.rows}>
        <CopyRow name={t('first.proof-name')} value={proof.label} note={t('first.proof-whole', { host: proof.host })} />
        <CopyRow name={t('first.proof-value')} value={proof.value} />
        {servers.map((server) => (
          <CopyRow key={server} name={t('first.mx')} value={server} note={t('first.priority', { priority })} />
        ))}
      </dl>
      <SectionFailure change={change} />
      {lacks && <p className={styles.note}>{lacks}</p>}
      <Button
        className={styles.act}
        variant="default"
        size="md"
        aria-disabled={change.busy}
        aria-label={t('of', { what: t('first.look'), address: domain })}
        onClick={() => void look()}
      >
        {t('first.look')}
      </Button>
      <p className={styles.hint}>{t('first.by-itself')}</p>
      <p>{t(isHere ? 'first.stay' : 'first.without')}</p>
    </div>
  );
}
