import type { ReactNode } from 'react';
import styles from './Prose.module.css';

/** One column of running text, 45 to 75 characters wide. */
export function Prose({ children }: { children: ReactNode }) {
  return (
    <div className="page-width">
      <div className={styles.prose}>{children}</div>
    </div>
  );
}
