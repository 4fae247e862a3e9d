import type { UnitView } from '../../../../modules/editor/schemas.ts';
import { ItemToggle } from './item-toggle.tsx';
import { placeOf } from './places.ts';
import styles from './look.module.css';

/** An entry of the page: on the site, or put away. */
export function ItemField({ view, name }: { view: UnitView; name: string }) {
  return (
    <div id={placeOf(view.unit)} className={styles.row}>
      <ItemToggle view={view} name={name} />
    </div>
  );
}
