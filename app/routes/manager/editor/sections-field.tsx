import { useTranslation } from 'react-i18next';
import type { UnitView } from '../../../../modules/editor/schemas.ts';
import { shownValue } from './save-queue.ts';
import { useEditor, useUnit } from './editor-context.ts';
import styles from './look.module.css';
import { MoveButtons } from './move-buttons.tsx';
import { moved } from '../../../ui/Moves.tsx';
import { UnitFrame } from './unit-frame.tsx';

interface Sections {
  order: string[];
  off: string[];
}
const CONTACT = 'contact';
const HOURS = 'hours';

/** Which sections the page has and in which order; what this layout does not move says so, and why. */
export function SectionsField({ view, name }: { view: UnitView; name: string }) {
  const { t, i18n } = useTranslation('editor');
  const { snapshot } = useEditor();
  const { shown, set } = useUnit(view.unit);
  const { order, off } = (shown as Sections | null) ?? { order: [], off: [] };
  const given = (view.derived as Sections | null)?.order ?? [];
  const { fixed, together } = view.bound ?? { fixed: [], together: [] };
  const all = [...order, ...given.filter((id) => !order.includes(id))];
  const hero = snapshot.queue.views.get('copy/headline')?.section;
  const stays = all.filter((id) => id !== hero && fixed.includes(id));
  const movable = all.filter((id) => id !== hero && !fixed.includes(id));
  const before = all.filter((id) => id === hero);
  const titleOf = (id: string): string => {
    const title = shownValue(snapshot.queue, `copy/title/${id}`);
    return typeof title === 'string' ? title : id === CONTACT ? t('bound.contact') : id;
  };
  const toggle = (id: string, on: boolean) =>
    set({ order: all, off: on ? off.filter((each) => each !== id) : [...off, id] });
  const withOthers = (id: string): string | null => {
    const others = together.find((ids) => ids.includes(id))?.filter((each) => each !== id);
    if (!others) return null;
    const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(others.map(titleOf));
    return t('bound.together', { names });
  };
  const whyFixed = (id: string) => t(id === CONTACT ? 'bound.last' : id === HOURS ? 'bound.beside' : 'bound.here');
  return (
    <UnitFrame view={view} name={name}>
      <ul className={styles.rows}>
        {hero && <Stays name={t('bound.hero')} why={t('bound.first')} />}
        {movable.map((id, at) => (
          <li key={id} className={styles.row}>
            <Toggle name={titleOf(id)} why={withOthers(id)} on={!off.includes(id)} onToggle={(on) => toggle(id, on)} />
            <MoveButtons
              name={titleOf(id)}
              at={at}
              of={movable.length}
              onMove={(to) => set({ order: [...before, ...moved(movable, at, to), ...stays], off })}
            />
          </li>
        ))}
        {stays.map((id) =>
          id === CONTACT ? (
            <Stays key={id} name={titleOf(id)} why={whyFixed(id)} />
          ) : (
            <li key={id} className={styles.row}>
              <Toggle name={titleOf(id)} why={whyFixed(id)} on={!off.includes(id)} onToggle={(on) => toggle(id, on)} />
            </li>
          ),
        )}
      </ul>
    </UnitFrame>
  );
}

/** A place that is always there and never moves. */
const Stays = ({ name, why }: { name: string; why: string }) => (
  <li className={styles.row}>
    <p className={styles.stays}>
      <b>{name}</b> <small className={styles.why}>{why}</small>
    </p>
  </li>
);

function Toggle(props: { name: string; why: string | null; on: boolean; onToggle: (on: boolean) => void }) {
  return (
    <label className={styles.toggle}>
      <input type="checkbox" checked={props.on} onChange={(event) => props.onToggle(event.currentTarget.checked)} />
      <span>
        {props.name} {props.why && <small className={styles.why}>{props.why}</small>}
      </span>
    </label>
  );
}
