import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FreeSiteView } from '../../../modules/free-sites/schemas.ts';
import { K } from '../../../modules/plans/schemas.ts';
import { Button } from '../../ui/Button.tsx';
import { SectionFailure } from '../manager/section-failure.tsx';
import { useChange } from '../manager/use-change.ts';
import { takeOffline } from './calls.ts';
import styles from './free.module.css';

/** The way out, in two presses: what it means stands between them. */
export function OfflineSection({
  view,
  take,
}: {
  view: FreeSiteView;
  take: (fresh: FreeSiteView, text: string) => void;
}) {
  const { t } = useTranslation('free');
  const [sure, setSure] = useState(false);
  const change = useChange();
  const leave = async () => {
    const fresh = await change.run(() => takeOffline(view.site.id));
    if (fresh) take(fresh, t('own.offline-done'));
  };
  return (
    <section className={styles.part} aria-labelledby="offline">
      <h2 id="offline" className={styles.subtitle}>
        {t('own.offline')}
      </h2>
      <p>{t('own.offline-text', { days: K.exportDays })}</p>
      <SectionFailure change={change} />
      {sure ? (
        <div className={styles.two}>
          <Button variant="default" aria-disabled={change.busy} onClick={() => void leave()}>
            {t('own.offline-sure')}
          </Button>
          <Button variant="subtle" onClick={() => setSure(false)}>
            {t('own.offline-keep')}
          </Button>
        </div>
      ) : (
        <Button variant="default" onClick={() => setSure(true)}>
          {t('own.offline-way')}
        </Button>
      )}
    </section>
  );
}
