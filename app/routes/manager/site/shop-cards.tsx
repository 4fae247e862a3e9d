import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { useDayName } from '../editor/day-name.ts';
import { Actions } from '../section.tsx';
import { Card } from './card.tsx';
import type { ShopWaits } from './site-home.ts';
import styles from './site.module.css';

/** Of a shop: money that is owed first, for the law counts its days; then who waits for an answer, what is to be prepared, and what the list says anew. */
export function ShopCards({ site, waits: { waiting, paid, asked, owed } }: { site: string; waits: ShopWaits }) {
  const { t } = useTranslation('site');
  return (
    <>
      {owed && <OwedCard site={site} owed={owed} />}
      {waiting > 0 && (
        <Card title={t('shop-placed.title', { count: waiting })}>
          <p>{t('shop-placed.text')}</p>
          <ToShop site={site} label={t('shop-placed.open')} />
        </Card>
      )}
      {paid > 0 && (
        <Card title={t('shop-paid.title', { count: paid })}>
          <p>{t('shop-paid.text')}</p>
          <ToShop site={site} label={t('shop-paid.open')} />
        </Card>
      )}
      {asked > 0 && (
        <Card title={t('shop-asked.title', { count: asked })}>
          <p>{t('shop-asked.text')}</p>
          <ToShop site={site} label={t('shop-asked.open')} />
        </Card>
      )}
    </>
  );
}

function OwedCard({ site, owed: { count, by, isLate } }: { site: string; owed: NonNullable<ShopWaits['owed']> }) {
  const { t } = useTranslation('site');
  const day = useDayName();
  const text = isLate ? 'refund-owed.late' : 'refund-owed.by';
  return (
    <Card title={t('refund-owed.title', { count })}>
      <p className={styles.line} data-state="care">
        {by === null ? t('refund-owed.no-day') : t(text, { count, by: day(by) })}
      </p>
      <ToShop site={site} label={t('refund-owed.open')} />
    </Card>
  );
}

const ToShop = ({ site, label }: { site: string; label: string }) => (
  <Actions>
    <Button component={Link} to={paths.shopOfSite(site)}>
      {label}
    </Button>
  </Actions>
);
