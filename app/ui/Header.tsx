import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { ColorSchemeToggle } from './ColorSchemeToggle.tsx';
import styles from './Header.module.css';
import { Icon } from './Icon.tsx';
import { LanguageSelector } from './LanguageSelector.tsx';
import { Logo } from './Logo.tsx';

function NavButtons() {
  const { t } = useTranslation();
  return (
    <>
      <button type="button" className={styles.item} disabled>
        {t('nav.components')}
      </button>
      <NavLink to={paths.developed} className={styles.item}>
        {t('nav.developed')}
      </NavLink>
      <NavLink to={paths.builder} className={styles.item}>
        {t('nav.builder')}
      </NavLink>
    </>
  );
}

/** Logo, Components (not open yet), Developed, the builder, the language (F1) and the colours (F5); slim: without the way to what is for visitors. */
export function Header({ slim }: { slim: boolean }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <header className={styles.header} data-slim={slim || undefined}>
      <div className={`page-width ${styles.row}`}>
        <Link to={paths.home} className={styles.home} aria-label={t('nav.home')}>
          <Logo />
        </Link>
        {slim ? null : (
          <nav className={styles.wide} aria-label={t('nav.label')}>
            <NavButtons />
          </nav>
        )}
        <div className={styles.tools}>
          <LanguageSelector />
          <ColorSchemeToggle />
          {slim ? null : (
            // The key closes the menu when a link has been followed.
            <details key={pathname} className={styles.narrow}>
              <summary className={styles.menu} aria-label={t('nav.menu')}>
                <Icon name="menu" size={24} />
              </summary>
              <nav className={styles.sheet} aria-label={t('nav.label')}>
                <NavButtons />
              </nav>
            </details>
          )}
        </div>
      </div>
    </header>
  );
}
