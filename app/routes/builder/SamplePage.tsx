import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import { BakeryScene } from './BakeryScene.tsx';
import styles from './SamplePage.module.css';

/** The placeholder picture before a preview exists (L2): an invented bakery's social page, and the site it turns into. */
export function SamplePage() {
  const { t } = useTranslation('vetrina');
  return (
    <figure className={styles.sample}>
      <figcaption className="visually-hidden">{t('stage.sample')}</figcaption>
      <div className={styles.post} aria-hidden="true">
        <div className={styles.author}>
          <span className={styles.face}>FA</span>
          <span>
            <strong>{t('stage.exampleName')}</strong>
            <small>{t('stage.examplePage')}</small>
          </span>
        </div>
        <p>{t('stage.examplePost')}</p>
        <div className={styles.photo}>
          <BakeryScene />
        </div>
      </div>
      <span className={styles.arrow} aria-hidden="true">
        <Icon name="arrow" size={28} />
      </span>
      <div className={styles.site} aria-hidden="true">
        <div className={styles.bar}>
          <i />
          <i />
          <i />
          <span>{t('stage.address')}</span>
        </div>
        <div className={styles.hero}>
          <div className={styles.words}>
            <span className={styles.brand}>{t('stage.exampleName')}</span>
            <strong className={styles.title}>{t('stage.exampleTitle')}</strong>
            <span className={styles.hours}>{t('stage.exampleHours')}</span>
            <span className={styles.button}>{t('stage.exampleButton')}</span>
          </div>
          <div className={styles.picture}>
            <BakeryScene tall />
          </div>
        </div>
      </div>
    </figure>
  );
}
