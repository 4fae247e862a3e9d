import { useTranslation } from 'react-i18next';
import { Section } from '../section.tsx';
import room from '../live/room.module.css';
import styles from './news.module.css';
import type { NewsProps } from './use-news.ts';

/** How letters are received, in one sentence, with the figures behind it. */
export function HealthSection({ news }: NewsProps) {
  const { t } = useTranslation('news');
  const { health, today, entitled } = news.view;
  return (
    <Section title={t('health.title')}>
      <p className={styles.light} data-light={health.sent === 0 ? 'none' : health.light}>
        {t(`health.${health.sent === 0 ? 'none' : health.light}`)}
      </p>
      {health.sent > 0 && <p className={room.hint}>{t('health.figures', { ...health })}</p>}
      {entitled && health.light !== 'stopped' && <p className={room.hint}>{t('health.today', { n: today })}</p>}
    </Section>
  );
}
