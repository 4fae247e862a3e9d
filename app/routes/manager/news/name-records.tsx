import { useTranslation } from 'react-i18next';
import type { SenderView } from '../../../../modules/newsletter/schemas.ts';
import { CopiedValue } from '../copied-value.tsx';
import rows from '../copied-value.module.css';
import styles from './news.module.css';

/** What is written where the domain is: each record with its name and its content, to be copied. */
export function NameRecords({
  records,
  isLooked,
}: {
  records: NonNullable<SenderView['name']>['records'];
  isLooked: boolean;
}) {
  const { t } = useTranslation('news');
  const words = (what: string) => ({
    copy: t('sender.copy'),
    copied: t('sender.copied'),
    of: (done: string) => `${done}: ${what}`,
  });
  return records.map(({ kind, type, name, value, seen }) => {
    const title = t(`sender.kinds.${kind}`);
    return (
      <div key={kind} className={styles.record}>
        <h3 className={styles.what}>
          {title}
          {isLooked && <span data-seen={seen}>{t(seen ? 'sender.seen' : 'sender.not-seen')}</span>}
        </h3>
        <dl className={rows.rows}>
          <CopiedValue name={t('sender.name', { type })} value={name} words={words(`${title}, ${name}`)} />
          <CopiedValue
            name={t('sender.value')}
            value={value}
            note={type === 'MX' ? t('sender.priority') : undefined}
            words={words(`${title}, ${t('sender.value')}`)}
          />
        </dl>
      </div>
    );
  });
}
