import type { UnitView } from '../../../../modules/editor/schemas.ts';
import { useUnit } from './editor-context.ts';
import styles from './look.module.css';

/** A post, an event, a review or a photo of the page: on the site, or put away. */
export function ItemToggle({ view, name }: { view: UnitView; name: string }) {
  const { own, set } = useUnit(view.unit);
  return (
    <label className={styles.toggle}>
      <input
        type="checkbox"
        checked={own === null}
        onChange={(event) => set(event.currentTarget.checked ? null : (view.hide ?? { hidden: true }))}
      />
      <span>{name}</span>
    </label>
  );
}
