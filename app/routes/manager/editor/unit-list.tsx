import { useTranslation } from 'react-i18next';
import { Seasons } from '../lists/seasons.tsx';
import { DaysField } from './days-field.tsx';
import { useEditor } from './editor-context.ts';
import { ABSENT, groupsOf, LOOK, type Group } from './groups.ts';
import { shownValue } from './save-queue.ts';
import { UnitField } from './unit-field.tsx';
import { useUnitName } from './unit-names.ts';
import styles from './editor.module.css';

/** Every unit of the site as a field, in page order. `filter`: words that a name must hold. */
export function UnitList({ filter, lang, site }: { filter: string; lang: string; site: string }) {
  const { t } = useTranslation('editor');
  const { snapshot } = useEditor();
  const nameOf = useUnitName();
  const { queue } = snapshot;
  const titleOf = ({ id, units }: Group): string => {
    if (id === LOOK) return t('groups.look');
    if (id === ABSENT) return t('groups.absent');
    if (units.some(({ unit }) => unit === 'copy/headline')) return t('groups.hero');
    const title = shownValue(queue, `copy/title/${id}`);
    if (typeof title === 'string') return title;
    const [first] = units;
    return first ? nameOf(first) : id;
  };
  const words = filter.trim().toLocaleLowerCase();
  const has = (text: string) => text.toLocaleLowerCase().includes(words);
  const shown = groupsOf(queue.views.values()).flatMap((group) => {
    const title = titleOf(group);
    if (has(title)) return [{ ...group, title }];
    const units = group.units.filter((view) => has(nameOf(view)));
    const hasDays = group.hasDays && has(t('days.title'));
    return units.length > 0 || hasDays ? [{ ...group, title, units, hasDays }] : [];
  });
  if (shown.length === 0) return <p className={styles.none}>{t('filter.none', { text: filter })}</p>;
  return shown.map(({ id, title, units, hasDays }) => (
    <section key={id} className={styles.group} aria-labelledby={`group-${id}`}>
      <h2 id={`group-${id}`} className={styles.groupTitle}>
        {title}
      </h2>
      {units.map((view) => (
        <UnitField key={view.unit} view={view} lang={lang} site={site} />
      ))}
      {hasDays && <DaysField />}
      {hasDays && <Seasons />}
    </section>
  ));
}
