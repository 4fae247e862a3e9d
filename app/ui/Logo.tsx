import styles from './Logo.module.css';

/** A shop awning over a V, and the word. The link or heading around it carries the name. */
export function Logo({ word = true }: { word?: boolean }) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 48 48" width="40" height="40" aria-hidden="true">
        <rect width="48" height="48" rx="12" fill="#6A2C91" />
        <path
          d="M7 9h34v8.33a5.67 5.67 0 0 1-11.34 0 5.66 5.66 0 0 1-11.32 0A5.67 5.67 0 0 1 7 17.33z"
          fill="#FFC94A"
        />
        <path d="M10 26.5h8.6L24 35.8l5.4-9.3H38L28.3 42h-8.6z" fill="#fff" />
      </svg>
      {word ? <span className={styles.word}>vetrina</span> : null}
    </span>
  );
}
