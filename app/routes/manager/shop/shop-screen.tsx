import { useTranslation } from 'react-i18next';
import type { ShopView } from '../../../../modules/shop/views/schemas.ts';
import { SiteHead } from '../site-head.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { ListSection } from './list-section.tsx';
import { OrdersSection } from './orders-section.tsx';
import { PastSection } from './past-section.tsx';
import { PaymentsSection } from './payments-section.tsx';
import { ProductsSection } from './products-section.tsx';
import { SettingsSection } from './settings-section.tsx';
import room from '../live/room.module.css';
import { StatusSection } from './status-section.tsx';
import { useShop } from './use-shop.ts';

/** The shop of a site for whoever runs it: who waits, what is sold at what price, and how it is collected. */
export function ShopScreen({ loaded }: { loaded: ShopView }) {
  const { t } = useTranslation('shop');
  const shop = useShop(loaded);
  const { site } = shop.view;
  return (
    <div className={`page-width ${room.page}`}>
      <title>{`${t('title')} · Vetrina`}</title>
      <SiteHead title={t('title')} site={site} />
      <StatusSection shop={shop} />
      <OrdersSection shop={shop} />
      <ListSection shop={shop} />
      <ProductsSection shop={shop} />
      <PaymentsSection shop={shop} />
      <SettingsSection shop={shop} />
      <DeliverySection shop={shop} />
      <PastSection shop={shop} />
    </div>
  );
}
