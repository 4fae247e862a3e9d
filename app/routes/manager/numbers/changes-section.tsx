import { useTranslation } from 'react-i18next';
import type { NumbersView } from '../../../../modules/stats/schemas.ts';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';
import { Section } from '../section.tsx';
import section from '../section.module.css';
import { longDay } from './day-names.ts';

/** What was published on these days, to be seen beside the visits. */
export function ChangesSection({ view: { changes } }: { view: NumbersView }) {
  const { t, i18n } = useTranslation('numbers');
  const lang = asLang(i18n.language) ?? FALLBACK;
  return (
    <Section title={t('changes.title')}>
      {changes.length === 0 ? (
        <p>{t('changes.none')}</p>
      ) : (
        <ol className={section.story}>
          {changes.map(({ day, causes }) => (
            <li key={day}>
              <time dateTime={day}>{longDay(day, lang)}</time>
              <span>{causes.map((cause) => t(`causes.${cause}`)).join(' · ')}</span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
