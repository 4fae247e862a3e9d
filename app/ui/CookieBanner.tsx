import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import styles from './CookieBanner.module.css';
import { Button } from './Button.tsx';

const COOKIE = 'yr_site';
const SECONDS = 365 * 24 * 3600;

const isAccepted = () => document.cookie.split('; ').some((part) => part.startsWith(`${COOKIE}=`));
const noChanges = () => () => undefined;

/** Room at the foot of the window that is covered: what has the focus is kept out of it, and the page ends above it. */
const COVERED = '--covered-foot';

/** Follows the banner's height for as long as it stands. Returns how to stop. */
function measure(banner: HTMLElement | null) {
  if (!banner) return undefined;
  const root = document.documentElement.style;
  const look = () => {
    const covers = getComputedStyle(banner).position === 'fixed';
    root.setProperty(COVERED, covers ? `${banner.offsetHeight}px` : '0px');
  };
  const watcher = new ResizeObserver(look);
  watcher.observe(banner);
  window.addEventListener('resize', look);
  return () => {
    watcher.disconnect();
    window.removeEventListener('resize', look);
    root.removeProperty(COVERED);
  };
}

/**
 * Informs; nothing here waits for consent. 'Accept' remembers, 'continue' hides until the next load (F4).
 * @param inPlace it stands where it is put, at the end of a page, and over nothing
 */
export function CookieBanner({ inPlace = false }: { inPlace?: boolean }) {
  const { t } = useTranslation();
  const accepted = useSyncExternalStore(noChanges, isAccepted, () => true);
  const [hidden, setHidden] = useState(false);
  if (accepted || hidden) return null;
  const accept = () => {
    document.cookie = `${COOKIE}=true; path=/; max-age=${SECONDS}; samesite=lax`;
    setHidden(true);
  };
  return (
    <section
      ref={measure}
      className={styles.banner}
      data-in-place={inPlace || undefined}
      aria-label={t('cookies.label')}
    >
      <div className={`page-width ${styles.row}`}>
        <p className={styles.text}>
          {t('cookies.text')} <Link to={paths.cookies}>{t('cookies.more')}</Link>
        </p>
        <div className={styles.buttons}>
          <Button variant="default" size="md" onClick={() => setHidden(true)}>
            {t('cookies.continue')}
          </Button>
          <Button size="md" onClick={accept}>
            {t('cookies.accept')}
          </Button>
        </div>
      </div>
    </section>
  );
}
