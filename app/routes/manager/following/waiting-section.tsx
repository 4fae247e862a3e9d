import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../section.tsx';
import styles from './following.module.css';
import { Question } from './question.tsx';
import { Told } from './told.tsx';
import type { Following } from './use-following.ts';

/** What the owner is asked, each answered where it stands. */
export function WaitingSection({ following: { view, act } }: { following: Following }) {
  const { t } = useTranslation('following');
  const [outcome, setOutcome] = useState<{ text: string } | null>(null);
  const { waiting, site } = view;
  return (
    <Section title={waiting.length > 0 ? t('waiting.title-count', { count: waiting.length }) : t('waiting.title')}>
      <Told outcome={outcome} />
      {waiting.length === 0 && <p className={styles.none}>{t('waiting.none')}</p>}
      {waiting.length > 0 && (
        <ul className={styles.cards}>
          {waiting.map((each) => (
            <Question key={each.id} question={each} site={site.id} act={act} onDone={(text) => setOutcome({ text })} />
          ))}
        </ul>
      )}
    </Section>
  );
}
