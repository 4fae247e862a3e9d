import type { ReactNode, Ref } from 'react';
import styles from './Stage.module.css';

/** The shop window: an awning, and under it whatever is on show. */
export function Stage({ label, ref, children }: { label: string; ref?: Ref<HTMLElement>; children: ReactNode }) {
  return (
    <section ref={ref} className={styles.stage} aria-label={label}>
      <div className={styles.awning} aria-hidden="true" />
      <div className={styles.glass}>{children}</div>
    </section>
  );
}
