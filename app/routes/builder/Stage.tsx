import type { ReactNode } from 'react';
import styles from './Stage.module.css';

/** The shop window: an awning, and under it whatever is on show. */
export function Stage({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.stage} aria-label={label}>
      <div className={styles.awning} aria-hidden="true" />
      <div className={styles.glass}>{children}</div>
    </section>
  );
}
