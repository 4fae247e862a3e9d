import { useTranslation } from 'react-i18next';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';
import { moment } from '../following/moments.ts';
import { Fact, Facts, Section } from '../section.tsx';
import room from '../live/room.module.css';
import styles from './news.module.css';
import type { NewsProps } from './use-news.ts';

const FIGURES = ['sent', 'returned', 'refused', 'unknown', 'withheld', 'left'] as const;

/** Letters that have left, with what became of them. */
export function PastSection({ news }: NewsProps) {
  const { t, i18n } = useTranslation('news');
  const at = (iso: string) => moment(iso, asLang(i18n.language) ?? FALLBACK);
  const { past } = news.view;
  return (
    <Section title={t('past.title')}>
      {past.length === 0 && <p>{t('past.none')}</p>}
      {past.map(({ id, content, ended_at: ended, reason, counts, visits }) => (
        <article key={id} className={styles.letter}>
          <h3 className={room.name}>{content.subject}</h3>
          {ended && <p className={room.hint}>{at(ended)}</p>}
          {reason && <p>{t(`letter.reasons.${reason}`)}</p>}
          <Facts>
            {FIGURES.filter((figure) => figure === 'sent' || counts[figure] > 0).map((figure) => (
              <Fact key={figure} name={t(`past.${figure}`)}>
                {counts[figure]}
              </Fact>
            ))}
            {visits !== 0 && <Fact name={t('past.visits')}>{visits ?? t('past.few')}</Fact>}
          </Facts>
        </article>
      ))}
    </Section>
  );
}
