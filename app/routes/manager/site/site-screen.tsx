import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { NumbersView } from '../../../../modules/stats/schemas.ts';
import type { FollowingView } from '../../../../modules/sync/schemas.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { useFollowing } from '../following/use-following.ts';
import { shownAddress } from '../shown-address.ts';
import { BookingCard } from './booking-card.tsx';
import { ShopCard } from './shop-card.tsx';
import { StateCard } from './state-card.tsx';
import styles from './site.module.css';
import { TextCard } from './text-card.tsx';
import { WaitingCard } from './waiting-card.tsx';
import { WeekCard } from './week-card.tsx';

export interface SiteHome {
  status: string;
  /** ISO 8601; null: nothing has been published yet. */
  publishedAt: string | null;
  following: FollowingView;
  numbers: NumbersView;
  /** Texts that we write for the owner: how many wait to be read, and whether there is anything to say of them; null for a helper. */
  texts: { ready: number; open: boolean } | null;
  /** How many bookings wait for an answer; null where nothing is booked, and for whoever may not answer. */
  bookings: { waiting: number } | null;
  /** The same of orders; null where there is no shop. */
  shop: { waiting: number } | null;
  /** Whether a draft of a letter waits; null as above. */
  news: { waiting: number } | null;
}

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
        <nav className={styles.ways} aria-label={t('ways')}>
          <Button component={Link} to={paths.editSite(site.id)}>
            {t('edit')}
          </Button>
          {may.includes('decide') && (
            <Button component={Link} variant="default" to={paths.following(site.id)}>
              {t('following')}
            </Button>
          )}
          <Button component={Link} variant="default" to={paths.numbers(site.id)}>
            {t('numbers')}
          </Button>
          <Button component={Link} variant="default" to={paths.languagesOfSite(site.id)}>
            {t('languages')}
          </Button>
          {may.includes('manage') && (
            <Button component={Link} variant="default" to={paths.helpersOfSite(site.id)}>
              {t('helpers')}
            </Button>
          )}
          {texts?.open && (
            <Button component={Link} variant="default" to={paths.textsOfSite(site.id)}>
              {t('texts')}
            </Button>
          )}
          {bookings && (
            <Button component={Link} variant="default" to={paths.bookingsOfSite(site.id)}>
              {bookings.waiting > 0 ? t('bookings-waiting', { count: bookings.waiting }) : t('bookings')}
            </Button>
          )}
          {shop && (
            <Button component={Link} variant="default" to={paths.shopOfSite(site.id)}>
              {shop.waiting > 0 ? t('shop-waiting', { count: shop.waiting }) : t('shop')}
            </Button>
          )}
          {news && (
            <Button component={Link} variant="default" to={paths.newsOfSite(site.id)}>
              {t(news.waiting > 0 ? 'news-waiting' : 'news')}
            </Button>
          )}
          {site.order_id && (
            <Button component={Link} variant="subtle" to={paths.managedOrder(site.order_id)}>
              {t('order')}
            </Button>
          )}
        </nav>
      </header>
      <div className={styles.cards}>
        <StateCard status={status} isPublished={publishedAt !== null} following={following.view} />
        {bookings && bookings.waiting > 0 && <BookingCard site={site.id} count={bookings.waiting} />}
        {shop && shop.waiting > 0 && <ShopCard site={site.id} count={shop.waiting} />}
        {texts && texts.ready > 0 && <TextCard site={site.id} />}
        {may.includes('decide') && <WaitingCard following={following} />}
        <WeekCard numbers={numbers} following={following.view} />
      </div>
    </div>
  );
}
