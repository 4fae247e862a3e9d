import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftPage } from './calls.ts';
import styles from './frame.module.css';

const PAUSE_MS = 1200;

/** The draft as visitors would see it. The drawing before stays until the next one is there. */
export function DraftFrame({ site, rev, page, lang }: { site: string; rev: number; page?: string; lang?: string }) {
  const { t } = useTranslation('editor');
  const [shown, setShown] = useState(rev);
  const [coming, setComing] = useState(rev);
  useEffect(() => {
    if (rev === coming) return undefined;
    const timer = setTimeout(() => setComing(rev), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [rev, coming]);
  return (
    <div className={styles.frames}>
      {[...new Set([shown, coming])].map((each) => (
        <iframe
          key={each}
          className={styles.frame}
          title={t('see.frame')}
          src={draftPage(site, each, { page, lang })}
          sandbox="allow-scripts"
          data-coming={each !== shown || undefined}
          onLoad={() => setShown(each)}
        />
      ))}
    </div>
  );
}
