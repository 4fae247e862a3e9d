import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FollowingView } from '../../../../modules/sync/schemas.ts';
import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { SiteHome } from './site-home.ts';
import styles from './site.module.css';

interface SiteWaysProps extends Pick<SiteHome, 'texts' | 'bookings' | 'shop' | 'news'> {
  site: FollowingView['site'];
  may: FollowingView['may'];
}

/** Everything else that a site has, for whoever may: what waits is counted behind its name. */
export function SiteWays({ site, may, texts, bookings, shop, news }: SiteWaysProps) {
  const { t } = useTranslation('site');
  const ways: { to: string; name: string; isAsking?: boolean }[] = [];
  const lead = (to: string, name: string, isAsking = false) => ways.push({ to, name, isAsking });
  if (bookings)
    lead(
      paths.bookingsOfSite(site.id),
      bookings.waiting > 0 ? t('bookings-waiting', { count: bookings.waiting }) : t('bookings'),
      bookings.waiting > 0,
    );
  const ofShop = shop ? shop.waiting + shop.paid + (shop.owed?.count ?? 0) : 0;
  if (shop) lead(paths.shopOfSite(site.id), ofShop > 0 ? t('shop-waiting', { count: ofShop }) : t('shop'), ofShop > 0);
  if (news) lead(paths.newsOfSite(site.id), t(news.waiting > 0 ? 'news-waiting' : 'news'), news.waiting > 0);
  if ((bookings || shop || news) && may.includes('manage')) lead(paths.peopleOfSite(site.id), t('people'));
  if (may.includes('decide')) lead(paths.following(site.id), t('following'));
  lead(paths.numbers(site.id), t('numbers'));
  lead(paths.languagesOfSite(site.id), t('languages'));
  if (may.includes('manage')) lead(paths.helpersOfSite(site.id), t('helpers'));
  if (texts?.open) lead(paths.textsOfSite(site.id), t('texts'));
  if (site.order_id) lead(paths.managedOrder(site.order_id), t('order'));
  return (
    <nav aria-label={t('ways')}>
      <ul className={styles.ways}>
        {ways.map(({ to, name, isAsking }) => (
          <li key={to}>
            <Link className={styles.way} to={to} data-asking={isAsking || undefined}>
              {name}
              <span className={styles.go}>
                <Icon name="caret" size={16} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
