import styles from './Icon.module.css';

export type IconName =
  | 'sun'
  | 'moon'
  | 'search'
  | 'caret'
  | 'close'
  | 'check'
  | 'plus'
  | 'warning'
  | 'info'
  | 'menu'
  | 'external'
  | 'desktop'
  | 'tablet'
  | 'phone'
  | 'lock'
  | 'retry'
  | 'mail'
  | 'arrow'
  | 'undo'
  | 'redo';

/** A drawing beside words, in the colour of the text; it says nothing to a screen reader. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <span aria-hidden="true" className={`${styles.icon} ${styles[name]}`} style={{ '--icon-size': `${size}px` }} />
  );
}
