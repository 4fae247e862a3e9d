import { useTranslation } from 'react-i18next';
import { BeforeAfter } from './before-after.tsx';
import { isEdge, type Group } from './changes.ts';
import { FewOf } from './few-of.tsx';
import styles from './following.module.css';
import { ShownText } from './shown-text.tsx';
import { useReadable } from './use-readable.ts';
import { useUnitName } from './use-unit-name.ts';

/** What happened alike, by its number and its texts. `asked`: it has not happened on the site yet. */
export function GroupOf({ group: { name, how, changes }, when }: { group: Group; when: 'asked' | 'done' }) {
  const { t } = useTranslation('following');
  const unitName = useUnitName();
  const readable = useReadable();
  const isList = isEdge(name);
  // Of entries that came or went their own words are enough; pictures have none.
  const isPlain = isList && how !== 'changed';
  const told = isPlain ? changes.filter(({ before, after }) => (before ?? after) !== '') : changes;
  return (
    <div className={styles.group}>
      <p className={styles.name}>{isList ? t(`items.${name}.${how}`, { count: changes.length }) : unitName(name)}</p>
      {told.length > 0 && (
        <FewOf
          entries={told.map((each) => (
            <li key={each.unit} className={styles.change} data-plain={isPlain || undefined}>
              {isPlain ? (
                <ShownText text={readable(name, each.after ?? each.before ?? '')} />
              ) : (
                <BeforeAfter change={each} when={when} />
              )}
            </li>
          ))}
        />
      )}
    </div>
  );
}
