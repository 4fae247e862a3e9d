import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shownAddress } from './shown-address.ts';
import styles from './site-head.module.css';

interface SiteHeadProps {
  title: string;
  site: { name: string; url: string };
  back: { to: string; label: string };
  children?: ReactNode;
}

/** The head of a screen about one site: the way back, what the screen is, whose site it is and where it stands. */
export function SiteHead({ title, site, back, children }: SiteHeadProps) {
  return (
    <header className={styles.top}>
      <p>
        <Link className={styles.link} to={back.to}>
          {back.label}
        </Link>
      </p>
      <h1 className={styles.heading}>{title}</h1>
      <p>{site.name}</p>
      <a className={styles.link} href={site.url} target="_blank" rel="noopener">
        {shownAddress(site.url)}
      </a>
      {children}
    </header>
  );
}
