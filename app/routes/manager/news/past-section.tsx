import { useTranslation } from 'react-i18next';
import { Fact, Facts, Section } from '../section.tsx';
import room from '../live/room.module.css';
import styles from './news.module.css';
import { useMoment } from './use-moment.ts';
import type { NewsProps } from './use-news.ts';

const FIGURES = ['sent', 'returned', 'refused', 'unknown', 'withheld', 'left'] as const;

/** Letters that have left, with what became of them. */
export function PastSection({ news }: NewsProps) {
  const { t } = useTranslation('news');
  const moment = useMoment();
  const { past } = news.view;
  return (
    <Section title={t('past.title')}>
      {past.length === 0 && <p>{t('past.none')}</p>}
      {past.map(({ id, content, ended_at: ended, reason, counts }) => (
        <article key={id} className={styles.letter}>
          <h3 className={room.name}>{content.subject}</h3>
          {ended && <p className={room.hint}>{moment(ended)}</p>}
          {reason && <p>{t(`letter.reasons.${reason}`)}</p>}
          <Facts>
            {FIGURES.filter((figure) => figure === 'sent' || counts[figure] > 0).map((figure) => (
              <Fact key={figure} name={t(`past.${figure}`)}>
                {counts[figure]}
              </Fact>
            ))}
          </Facts>
        </article>
      ))}
    </Section>
  );
}
