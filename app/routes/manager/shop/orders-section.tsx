import { useTranslation } from 'react-i18next';
import { useSaid } from '../../../ui/said.ts';
import { OutcomeAt } from '../live/outcome-at.tsx';
import { Section } from '../section.tsx';
import { OrderCard } from './order-card.tsx';
import room from '../live/room.module.css';
import type { ShopProps } from './use-shop.ts';

/** Orders that are not over, who waits for an answer first; then those that are, whose buyer waits for money. */
export function OrdersSection({ shop }: ShopProps) {
  const { t } = useTranslation('shop');
  const { orders } = shop.view;
  const count = orders.filter(({ state }) => state === 'placed').length;
  useSaid(count > 0 ? t('orders.count', { count }) : null);
  return (
    <Section title={t('orders.title')}>
      <OutcomeAt outcome={shop.outcome} place="orders" />
      {orders.length === 0 ? (
        <p className={room.hint}>{t('orders.none')}</p>
      ) : (
        <ul className={room.cards}>
          {orders.map((order) => (
            <OrderCard key={order.id} order={order} shop={shop} />
          ))}
        </ul>
      )}
    </Section>
  );
}
