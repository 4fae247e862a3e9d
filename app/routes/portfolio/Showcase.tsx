import { useTranslation } from 'react-i18next';
import { SHOWCASE } from './showcase.ts';
import styles from './Showcase.module.css';
import officinasalu from './showcase/officinasalu.webp';
import trattoriasettegufi from './showcase/trattoriasettegufi.webp';
import verveineetciseaux from './showcase/verveineetciseaux.webp';

const FILES: Record<(typeof SHOWCASE)[number], string> = { officinasalu, trattoriasettegufi, verveineetciseaux };

/** Three sites side by side, as telephones show them (drawn by scripts/showcase.ts). The words below say what they are. */
export function Showcase() {
  const { t } = useTranslation('portfolio');
  return (
    <figure className={styles.showcase}>
      <div className={styles.phones}>
        {SHOWCASE.map((page) => (
          <img key={page} src={FILES[page]} alt="" width={480} height={1039} loading="lazy" decoding="async" />
        ))}
      </div>
      <figcaption>{t('home.showcase')}</figcaption>
    </figure>
  );
}
