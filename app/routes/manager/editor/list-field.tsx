import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { UnitView } from '../../../../modules/editor/schemas.ts';
import { paths } from '../../../paths.ts';
import { useUnit } from './editor-context.ts';
import { UnitFrame } from './unit-frame.tsx';
import styles from './unit.module.css';

interface List {
  groups: { items: string[] }[];
}

/** The list of what a business sells has a screen of its own. */
export function ListField({ view, name }: { view: UnitView; name: string }) {
  const { t } = useTranslation('lists');
  const { site = '' } = useParams();
  const { shown } = useUnit(view.unit);
  const count = ((shown as List | null)?.groups ?? []).reduce((sum, { items }) => sum + items.length, 0);
  const [, kind = ''] = view.unit.split('/');
  return (
    <UnitFrame view={view} name={name}>
      <p>
        <Link className={styles.leads} to={paths.editList(site, kind)}>
          {t('open', { count })}
        </Link>
      </p>
    </UnitFrame>
  );
}
