import { useId, type ReactNode } from 'react';
import styles from './site.module.css';

/** One question of an owner and its answer. `isAsking`: something waits here. */
export function Card({ title, isAsking, children }: { title: string; isAsking?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.card} data-asking={isAsking || undefined} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
