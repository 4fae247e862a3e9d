import { useTranslation } from 'react-i18next';
import type { NumbersView } from '../../../../modules/stats/schemas.ts';
import { Fact, Facts, Section } from '../section.tsx';
import styles from './numbers.module.css';

/** What was pressed: minimum figures, and it says so. */
export function PressedSection({ view: { presses } }: { view: NumbersView }) {
  const { t } = useTranslation('numbers');
  return (
    <Section title={t('pressed.title')}>
      {presses.length === 0 ? (
        <p>{t('pressed.none')}</p>
      ) : (
        <Facts>
          {presses.map(({ name, count }) => (
            <Fact key={name} name={t(`actions.${name}`)}>
              {t('pressed.at-least', { count })}
            </Fact>
          ))}
        </Facts>
      )}
      <p className={styles.hint}>{t('pressed.hint')}</p>
    </Section>
  );
}
