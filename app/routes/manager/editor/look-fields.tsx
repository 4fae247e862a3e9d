import { useTranslation } from 'react-i18next';
import type { UnitView } from '../../../../modules/editor/schemas.ts';
import { LAYOUTS } from '../../../../site-kit/names.ts';
import { useUnit } from './editor-context.ts';
import { placeOf } from './places.ts';
import { UnitFrame } from './unit-frame.tsx';
import styles from './look.module.css';

interface Field {
  view: UnitView;
  name: string;
}

export function LayoutField({ view, name }: Field) {
  const { shown, set } = useUnit(view.unit);
  return (
    <UnitFrame view={view} name={name}>
      <div className={styles.layouts}>
        {LAYOUTS.map((layout) => (
          <label key={layout} className={styles.layout}>
            <input type="radio" name="layout" checked={shown === layout} onChange={() => set(layout)} />
            <span>{layout}</span>
          </label>
        ))}
      </div>
    </UnitFrame>
  );
}

export function ColorField({ view, name }: Field) {
  const { t } = useTranslation('editor');
  const { shown, set } = useUnit(view.unit);
  const id = `${placeOf(view.unit)}-color`;
  return (
    <UnitFrame view={view} name={name} htmlFor={id}>
      <div className={styles.color}>
        <input
          id={id}
          type="color"
          className={styles.swatch}
          value={typeof shown === 'string' ? shown.toLowerCase() : '#000000'}
          onChange={(event) => set(event.currentTarget.value, 'pause')}
        />
        <span className={styles.hint}>{t('color-hint')}</span>
      </div>
    </UnitFrame>
  );
}
