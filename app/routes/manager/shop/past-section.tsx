import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAST_DAYS, type OrderView } from '../../../../modules/shop/views/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { ProvedFile } from '../proved-file.tsx';
import { Section } from '../section.tsx';
import { BlockBuyer } from './block-buyer.tsx';
import { ordersFile } from './calls.ts';
import { OrderFacts } from './order-facts.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { returnActs, type ReturnAct } from './return-acts.ts';
import room from '../live/room.module.css';
import styles from './shop.module.css';
import type { ShopProps } from './use-shop.ts';

/** What became of the orders of the last thirty days, opened when it is asked for; all of them as a file. */
export function PastSection({ shop }: ShopProps) {
  const { t } = useTranslation('shop');
  const { past, orders, may_export: mayExport, site } = shop.view;
  if (past.length + orders.length === 0) return null;
  return (
    <Section title={t('past.title', { days: PAST_DAYS })}>
      {past.length === 0 ? (
        <p className={room.hint}>{t('past.none')}</p>
      ) : (
        <details className={styles.more}>
          <summary>{t('past.show', { count: past.length })}</summary>
          <ul className={room.cards}>
            {past.map((order) => (
              <li key={order.id} className={styles.card}>
                <PastOrder order={order} shop={shop} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {mayExport && (
        <ProvedFile href={ordersFile(site.id)} look={{ size: 'md' }}>
          {t('past.export')}
        </ProvedFile>
      )}
    </Section>
  );
}

/** What is over is read; money can still go back. */
function PastOrder({ order, shop }: ShopProps & { order: OrderView }) {
  const { t } = useTranslation('shop');
  const [asked, setAsked] = useState<ReturnAct | null>(null);
  const name = t('orders.number', { number: order.number });
  const acts = returnActs(order, shop.view);
  return (
    <>
      <OrderFacts order={order} shop={shop} />
      {(acts.length > 0 || shop.view.may_block) && (
        <div className={room.answers}>
          {acts.map((what) => (
            <Button
              key={what}
              variant={what === 'refund' ? 'default' : 'subtle'}
              aria-label={t('of', { what: t(`acts.${what}`), name })}
              onClick={() => setAsked(what)}
            >
              {t(`acts.${what}`)}
            </Button>
          ))}
          <BlockBuyer order={order} shop={shop} />
        </div>
      )}
      {asked && <ReasonDialog act={asked} order={order} shop={shop} onClose={() => setAsked(null)} />}
    </>
  );
}
