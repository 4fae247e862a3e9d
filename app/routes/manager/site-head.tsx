import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { ProofOnArrival } from './proof-on-arrival.tsx';
import { shownAddress } from './shown-address.ts';
import styles from './site-head.module.css';

interface SiteHeadProps {
  title: string;
  site: { id: string; name: string; url: string };
  children?: ReactNode;
}

/** The head of a screen about one site: the way back to the site's first look, what the screen is, whose site it is and where it stands. */
export function SiteHead({ title, site, children }: SiteHeadProps) {
  const { t } = useTranslation();
  return (
    <header className={styles.top}>
      <p>
        <Link className={styles.link} to={paths.site(site.id)}>
          {t('to-site')}
        </Link>
      </p>
      <h1 className={styles.heading}>{title}</h1>
      <p>{site.name}</p>
      <a className={styles.link} href={site.url} target="_blank" rel="noopener">
        {shownAddress(site.url)}
      </a>
      <ProofOnArrival />
      {children}
    </header>
  );
}
