import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Difference, RecoveryView } from '../../../platform/recovery-report.ts';
import { useSaid } from '../../ui/said.ts';
import { Act } from './act.tsx';
import controls from './controls.module.css';
import marks from './marks.module.css';
import { RecoveryReport } from './recovery-report.tsx';
import styles from './recovery.module.css';
import { When } from './when.tsx';
import { HOURS } from '../../../site-kit/locales.ts';

interface Given {
  recovery: NonNullable<RecoveryView['recovery']>;
  compare: () => Promise<unknown>;
  /** @param comparedAt the moment of the comparison that was read */
  go: (comparedAt: string) => Promise<unknown>;
}

/** What state this is, the comparison, and the way out of it. */
export function RecoverySteps({ recovery, compare, go }: Given) {
  const { t, i18n } = useTranslation('recovery');
  const [asking, setAsking] = useState(false);
  useSaid(asking ? t('comparing') : null);
  const { compared_at: comparedAt, data_of: dataOf, differences } = recovery;
  const count = (outcome: Difference['outcome']) => differences.filter((each) => each.outcome === outcome).length;
  const when =
    dataOf === null
      ? null
      : new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short', ...HOURS }).format(
          new Date(dataOf),
        );
  async function ask() {
    setAsking(true);
    try {
      await compare();
    } finally {
      setAsking(false);
    }
  }
  return (
    <>
      <div className={styles.state}>
        <p>
          <strong>
            {recovery.why === 'older' ? `${t('older')} ` : ''}
            {when ? t(recovery.why === 'older' ? 'olderOf' : 'restored', { when }) : ''}
          </strong>
        </p>
        <p>{t('closed')}</p>
      </div>
      <section className={styles.step} aria-labelledby="compared">
        <h2 id="compared">{comparedAt ? t('comparedAt') : t('notYet')}</h2>
        {comparedAt ? (
          <p className={marks.quiet}>
            <When at={comparedAt} /> · {t('fresh')}
          </p>
        ) : (
          <p>{t('notYetText')}</p>
        )}
        <div className={controls.row}>
          <Act label={t('compare')} run={ask} main={!comparedAt} />
          <p className={marks.quiet}>{asking ? t('comparing') : null}</p>
        </div>
        {comparedAt ? <RecoveryReport differences={differences} /> : null}
      </section>
      {comparedAt ? (
        <section className={styles.step} aria-labelledby="go">
          <h2 id="go">{t('goTitle')}</h2>
          {count('wait') > 0 ? (
            <p>{t('blocked')}</p>
          ) : (
            <>
              <p>{t('goText')}</p>
              {/* Not while another comparison is made: this one would be old by the time it is confirmed. */}
              {asking ? (
                <p className={marks.quiet}>{t('comparing')}</p>
              ) : (
                <div>
                  <Act
                    label={t('go')}
                    main
                    ask={{ text: t('confirm', { adopt: count('adopt'), task: count('task') }) }}
                    run={() => go(comparedAt)}
                  />
                </div>
              )}
            </>
          )}
        </section>
      ) : null}
    </>
  );
}
