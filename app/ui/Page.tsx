import type { ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';
import { CookieBanner } from './CookieBanner.tsx';
import { Footer } from './Footer.tsx';
import { FooterBanner } from './FooterBanner.tsx';
import { Header } from './Header.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { RecoveryNotice } from './RecoveryNotice.tsx';
import { SlimFooter } from './SlimFooter.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import styles from './Page.module.css';

/** The specification hides the footer banner under these (F3). */
const WITHOUT_BANNER = /^\/(developed|privacy|terms|cookie|vetrina|api)(\/|$)/;
/** Staff are at work, and whoever manages an order is a customer already: nobody to win. */
const NOBODY_TO_WIN = /^\/(operator|sitimanager|manager)(\/|$)/;

/** Staff see the same screens all day: a slim frame of their own, and the room for the work. */
const STAFF = /^\/(operator|sitimanager)(\/|$)/;

/** What a route says of its frame. */
export interface Frame {
  /** Nothing of ours stands before the screen: what is ours comes after it. */
  bare: (loaderData: unknown, search: string) => boolean;
}

/** The frame of every screen; the route draws what is inside <main>. */
export function Page({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const bare = useMatches().some(({ handle, loaderData }) => (handle as Frame | undefined)?.bare(loaderData, search));
  const staff = STAFF.test(pathname);
  useKeptFocus(pathname);
  return (
    <div className={styles.page}>
      {bare ? null : (
        <>
          <CookieBanner />
          <Header slim={staff} />
        </>
      )}
      <RecoveryNotice />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {WITHOUT_BANNER.test(pathname) || NOBODY_TO_WIN.test(pathname) ? null : <FooterBanner />}
      {staff ? <SlimFooter /> : <Footer />}
      {bare ? <CookieBanner inPlace /> : null}
      <LiveRegion />
    </div>
  );
}
