import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { HELPER_ROLE, type HelperRole } from '../../../../modules/access/rights.rules.ts';
import styles from './helpers.module.css';

/** What somebody may do with the site: each choice says what follows from it. `label`: of whom, where several are on a screen. */
export function RoleChoice({
  role,
  label,
  onChange,
}: {
  role: HelperRole;
  label: string;
  onChange: (role: HelperRole) => void;
}) {
  const { t } = useTranslation('helpers');
  const name = useId();
  return (
    <fieldset className={styles.roles} aria-label={label}>
      {HELPER_ROLE.map((each) => (
        <label key={each} className={styles.role} data-checked={role === each || undefined}>
          <input type="radio" name={name} value={each} checked={role === each} onChange={() => onChange(each)} />
          <span className={styles.name}>{t(`role.${each}`)}</span>
          <span className={styles.hint}>{t(`role.${each}-means`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
