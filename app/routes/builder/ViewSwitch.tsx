import { useTranslation } from 'react-i18next';
import styles from './ViewSwitch.module.css';

/** Paths of the preview's own pages about itself; the site is its front page. */
export const VIEWS = ['site', 'sources', 'quality'] as const;
export type View = (typeof VIEWS)[number];

/** Under the framed site: the site itself, where each of its texts comes from, or what was measured of it (P1). */
export function ViewSwitch({ view, onView }: { view: View; onView: (view: View) => void }) {
  const { t } = useTranslation('vetrina');
  return (
    <fieldset className={styles.views}>
      <legend className="visually-hidden">{t('views.label')}</legend>
      {VIEWS.map((name) => (
        <label key={name} className={styles.view}>
          <input
            type="radio"
            name="view"
            className="visually-hidden"
            checked={name === view}
            onChange={() => onView(name)}
          />
          {t(`views.${name}`)}
        </label>
      ))}
    </fieldset>
  );
}
