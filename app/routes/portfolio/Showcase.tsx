import { useTranslation } from 'react-i18next';
import { SHOWCASE } from './showcase.ts';
import styles from './Showcase.module.css';
import giardino from './showcase/giardino.webp';
import officina from './showcase/officina.webp';
import tavola from './showcase/tavola.webp';

const FILES: Record<(typeof SHOWCASE)[number]['layout'], string> = { officina, tavola, giardino };

/** Three sites side by side, as telephones show them (drawn by scripts/showcase.ts). The words below say what they are. */
export function Showcase() {
  const { t } = useTranslation('portfolio');
  return (
    <figure className={styles.showcase}>
      <div className={styles.phones}>
        {SHOWCASE.map(({ layout }) => (
          <img key={layout} src={FILES[layout]} alt="" width={480} height={1039} loading="lazy" decoding="async" />
        ))}
      </div>
      <figcaption>{t('home.showcase')}</figcaption>
    </figure>
  );
}
