import { useTranslation } from 'react-i18next';
import type { Preview } from '../../../modules/previews/schemas.ts';
import type { LayoutName } from '../../../site-kit/names.ts';
import styles from './LayoutSwitcher.module.css';

const REASONS = ['trade', 'photos', 'plain'] as const;

export const layoutName = (layout: LayoutName): string => layout.charAt(0).toUpperCase() + layout.slice(1);

/** Every layout of this page as a living miniature; the first is the advised one and says why. */
export function LayoutSwitcher(props: {
  layouts: Preview['layouts'];
  url: string;
  chosen: LayoutName;
  /** What choosing one means; an order of it where nothing is said. */
  lead?: string;
  onChoose: (layout: LayoutName) => void;
}) {
  const { t } = useTranslation('vetrina');
  const [advised] = props.layouts;
  const why = REASONS.find((reason) => reason === advised?.reason) ?? 'plain';
  return (
    <section className={styles.switcher} aria-labelledby="layouts-title">
      <div className={styles.heading}>
        <h2 id="layouts-title">{props.layouts.length > 1 ? t('layouts.title') : t('layouts.one')}</h2>
        <p>
          {advised ? t('layouts.why', { layout: layoutName(advised.layout), reason: t(`reasons.${why}`) }) : null}
          {props.layouts.length > 1 ? ` ${props.lead ?? t('layouts.lead')}` : null}
        </p>
      </div>
      {props.layouts.length > 1 ? (
        <fieldset className={styles.strip}>
          <legend className="visually-hidden">{t('layouts.title')}</legend>
          {props.layouts.map(({ layout }, index) => (
            <label key={layout} className={styles.choice}>
              <input
                type="radio"
                name="layout"
                className="visually-hidden"
                checked={layout === props.chosen}
                onChange={() => props.onChoose(layout)}
              />
              <span className={styles.miniature} aria-hidden="true">
                <iframe
                  src={`${props.url}${layout}/`}
                  title={layoutName(layout)}
                  loading="lazy"
                  sandbox="allow-scripts"
                  inert
                  tabIndex={-1}
                />
              </span>
              <span className={styles.name}>
                {layoutName(layout)}
                {index === 0 ? <span className={styles.advised}>{t('layouts.advised')}</span> : null}
              </span>
            </label>
          ))}
        </fieldset>
      ) : null}
    </section>
  );
}
