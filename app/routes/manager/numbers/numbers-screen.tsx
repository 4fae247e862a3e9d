import { useTranslation } from 'react-i18next';
import type { NumbersView } from '../../../../modules/stats/schemas.ts';
import { Section } from '../section.tsx';
import { SiteHead } from '../site-head.tsx';
import { ChangesSection } from './changes-section.tsx';
import { Chart } from './chart.tsx';
import { HoursSection } from './hours-section.tsx';
import styles from './numbers.module.css';
import { PartList } from './part-list.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { PressedSection } from './pressed-section.tsx';
import { useSentence } from './use-sentence.ts';

/** Do people come, and do they call: one sentence, the days behind it, and its sides. */
export function NumbersScreen({ view }: { view: NumbersView }) {
  const { t } = useTranslation('numbers');
  const sentence = useSentence();
  const { site, parts, visits, since } = view;
  return (
    <div className={`page-width ${styles.page}`}>
      <title>{`${t('meta.title')} · Vetrina`}</title>
      <SiteHead title={t('meta.title')} site={site} />
      <section className={styles.card} aria-labelledby="sentence">
        <h2 id="sentence" className={styles.sentence}>
          {since === null ? t('none.new') : visits === 0 ? t('none.here') : sentence(view)}
        </h2>
        {since === null ? <p>{t('none.new-text')}</p> : <PeriodChoice view={view} />}
        {visits > 0 && (parts ? <Chart view={view} /> : <p className={styles.hint}>{t('none.few')}</p>)}
      </section>
      {parts && (
        <>
          <Section title={t('from.title')}>
            <PartList of={visits} parts={parts.sources} nameOf={(name) => t(`sources.${name}`)} />
            {parts.names.length > 0 && <PartList of={visits} parts={parts.names} nameOf={(name) => name} />}
            <p className={styles.hint}>{t('from.direct-hint')}</p>
          </Section>
          <PressedSection view={view} />
          <Section title={t('pages.title')}>
            <PartList
              of={view.views}
              parts={parts.pages}
              nameOf={(path) => (path === '/' ? t('pages.home') : decodeURI(path))}
            />
          </Section>
          <Section title={t('who.title')}>
            <PartList of={visits} parts={parts.devices} nameOf={(name) => t(`devices.${name}`)} />
            <PartList of={visits} parts={parts.spoken} nameOf={(name) => t(`spoken.${name}`)} />
          </Section>
          <HoursSection hours={parts.hours} />
        </>
      )}
      {since !== null && <ChangesSection view={view} />}
      <Section title={t('how.title')}>
        <p>{t('how.text')}</p>
        {view.machines > 0 && <p className={styles.hint}>{t('how.machines', { count: view.machines })}</p>}
      </Section>
    </div>
  );
}
