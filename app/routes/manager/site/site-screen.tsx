import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { useFollowing } from '../following/use-following.ts';
import { shownAddress } from '../shown-address.ts';
import { BookingCard } from './booking-card.tsx';
import { ShopCards } from './shop-cards.tsx';
import { StateCard } from './state-card.tsx';
import styles from './site.module.css';
import type { SiteHome } from './site-home.ts';
import { SiteWays } from './site-ways.tsx';
import { TextCard } from './text-card.tsx';
import { WaitingCard } from './waiting-card.tsx';
import { WeekCard } from './week-card.tsx';

/** An owner's first look at their site: one card for each question, the first thing that waits answerable at once. */
export function SiteScreen(given: SiteHome) {
  const { status, publishedAt, following: loaded, numbers, texts, bookings, shop, news } = given;
  const { t } = useTranslation('site');
  const following = useFollowing(loaded);
  const { site, may } = following.view;
  return (
    <div className={`page-width ${styles.page}`}>
      <title>{`${site.name} · Vetrina`}</title>
      <header className={styles.top}>
        <h1 className={styles.heading}>{site.name}</h1>
        <a className={styles.link} href={site.url} target="_blank" rel="noopener">
          {shownAddress(site.url)}
        </a>
        <Button component={Link} className={styles.edit} to={paths.editSite(site.id)}>
          {t('edit')}
        </Button>
      </header>
      <div className={styles.cards}>
        <StateCard status={status} isPublished={publishedAt !== null} following={following.view} />
        {bookings && bookings.waiting > 0 && <BookingCard site={site.id} count={bookings.waiting} />}
        {shop && <ShopCards site={site.id} waits={shop} />}
        {texts && texts.ready > 0 && <TextCard site={site.id} />}
        {may.includes('decide') && <WaitingCard following={following} />}
        <WeekCard numbers={numbers} following={following.view} />
      </div>
      <SiteWays site={site} may={may} texts={texts} bookings={bookings} shop={shop} news={news} />
    </div>
  );
}
