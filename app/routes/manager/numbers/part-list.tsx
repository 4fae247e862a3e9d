import { useTranslation } from 'react-i18next';
import type { Part } from '../../../../modules/stats/schemas.ts';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';
import styles from './numbers.module.css';

/** Parts of a sum, the largest first, each with its figure and its share as a line. Fewer than five are not told. */
export function PartList<Name extends string>({
  parts,
  of,
  nameOf,
}: {
  parts: readonly Part<Name>[];
  of: number;
  nameOf: (name: Name) => string;
}) {
  const { t, i18n } = useTranslation('numbers');
  const numbers = new Intl.NumberFormat(asLang(i18n.language) ?? FALLBACK);
  return (
    <ul className={styles.parts}>
      {parts.map(({ name, count }) => (
        <li key={name} className={styles.part}>
          <span className={styles.name}>{nameOf(name)}</span>
          <span className={styles.count} data-few={count === null || undefined}>
            {count === null ? t('few') : numbers.format(count)}
          </span>
          <svg className={styles.share} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width={count === null ? 0 : Math.min(100, (count / Math.max(1, of)) * 100)} height="1" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
