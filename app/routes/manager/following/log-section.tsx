import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../section.tsx';
import { Batch } from './batch.tsx';
import styles from './following.module.css';
import { Told } from './told.tsx';
import type { Following } from './use-following.ts';

/** What came from the page, the youngest first. */
export function LogSection({ following: { view, act } }: { following: Following }) {
  const { t } = useTranslation('following');
  const [outcome, setOutcome] = useState<{ text: string } | null>(null);
  const { batches } = view;
  return (
    <Section title={t('log.title')}>
      <Told outcome={outcome} />
      {batches.length === 0 && <p className={styles.none}>{t('log.none')}</p>}
      {batches.length > 0 && (
        <ol className={styles.cards}>
          {batches.map((each) => (
            <Batch key={each.id} batch={each} act={act} onDone={(text) => setOutcome({ text })} />
          ))}
        </ol>
      )}
    </Section>
  );
}
