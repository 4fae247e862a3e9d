import { useState } from 'react';
import styles from './PagePicture.module.css';

/** Picture of a social page, square; the first letter of its name where the picture does not come. `size` in CSS pixels. */
export function PagePicture({ src, name, size }: { src: string; name: string; size: number }) {
  const [missing, setMissing] = useState<string | null>(null);
  if (!src || missing === src)
    return (
      <span className={styles.letter} style={{ width: size, height: size }} aria-hidden="true">
        {[...name.trim()][0]?.toUpperCase()}
      </span>
    );
  return (
    <img
      className={styles.picture}
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      onError={() => setMissing(src)}
    />
  );
}
