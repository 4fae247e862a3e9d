import { useTranslation } from 'react-i18next';
import type { PreviewState } from '../../../modules/previews/schemas.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Building.module.css';

const STEPS = ['reading', 'photos', 'composing'] as const;

/** The steps of the work by name, over a skeleton in the shape of the site to come. */
export function Building({ name, status }: { name: string; status: PreviewState }) {
  const { t } = useTranslation('vetrina');
  const now = STEPS.findIndex((step) => step === status);
  return (
    <div className={styles.building} aria-busy="true">
      <div className={styles.note}>
        <p className={styles.title}>{name ? t('steps.working', { name }) : t('steps.workingUnnamed')}</p>
        <ol className={styles.steps} aria-label={t('steps.label')}>
          {STEPS.map((step, index) => (
            <li key={step} className={styles.step} aria-current={index === Math.max(now, 0) ? 'step' : undefined}>
              <span className={styles.mark}>{index < now ? <Icon name="check" size={14} /> : null}</span>
              {t(`steps.${step}`)}
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.skeleton} aria-hidden="true">
        <div className={styles.top}>
          <i />
          <i />
        </div>
        <div className={styles.hero}>
          <div className={styles.words}>
            <i />
            <i />
            <i />
            <b />
          </div>
          <div className={styles.photo} />
        </div>
        <div className={styles.cards}>
          <div />
          <div />
          <div />
        </div>
      </div>
    </div>
  );
}
