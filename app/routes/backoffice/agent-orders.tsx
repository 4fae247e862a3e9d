import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { agentOrders, type AgentOrders as Listed } from '../../../modules/ordering/schemas.ts';
import { isPaid } from '../../../modules/ordering/order.states.ts';
import type { Lang } from '../../../site-kit/names.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { useListed } from '../../ui/use-listed.ts';
import { euro } from '../order/money.ts';
import { shortDate } from './dates.ts';
import styles from './agent-orders.module.css';

/** The agent's sales, the newest first, a page at a time (A6); those that a customer opened by their link only show how far they are. */
export function AgentOrders({ lang }: { lang: Lang }) {
  const { t } = useTranslation(['backoffice', 'common']);
  const { rows: orders, more, reload, failure } = useListed('/buy_yr/api/agent/orders', agentOrders, 'before');

  return (
    <aside className={styles.orders} aria-labelledby="agent-orders">
      <h2 id="agent-orders" className={styles.title}>
        {t('orders.title')}
      </h2>
      {failure ? <ErrorNotice failure={failure} onRetry={more ?? reload} /> : null}
      {orders === null && !failure ? (
        <div className={styles.waiting} aria-busy="true">
          <span className="visually-hidden">{t('common:loading')}</span>
          <i />
          <i />
          <i />
        </div>
      ) : null}
      {orders?.length === 0 ? (
        <div className={styles.empty}>
          <p className={styles.emptyTitle}>{t('orders.emptyTitle')}</p>
          <p>{t('orders.emptyText')}</p>
        </div>
      ) : null}
      {orders && orders.length > 0 ? (
        <ul className={styles.list}>
          {/* oxlint-disable-next-line no-underscore-dangle -- the specification's spelling */}
          {orders.map(({ _id: id, ...order }) => (
            <li key={id}>
              {order.by === 'opened' ? (
                <Link
                  className={`${styles.order} ${styles.own}`}
                  to={paths.agentOrder(order.facebook_page_id, { order: id })}
                >
                  <OrderLine order={order} lang={lang} />
                </Link>
              ) : (
                <div className={styles.order}>
                  <OrderLine order={order} lang={lang} />
                  <span className={styles.way}>{t('orders.byLink')}</span>
                </div>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {more ? (
        <Button variant="default" size="md" fullWidth onClick={more}>
          {t('orders.more')}
        </Button>
      ) : null}
    </aside>
  );
}

function OrderLine({ order, lang }: { order: Omit<Listed['data'][number], '_id'>; lang: Lang }) {
  const { t } = useTranslation('backoffice');
  return (
    <>
      <span className={styles.name}>{order.page_name}</span>
      <span className={styles.total}>{order.total > 0 ? euro(order.total, lang) : null}</span>
      <span className={styles.state} data-paid={isPaid(order.status) || undefined}>
        {t(`orders.states.${order.status}`)}
      </span>
      <span className={styles.when}>
        {order.payment_link_at && !isPaid(order.status)
          ? t('orders.sent', { date: shortDate(order.payment_link_at, lang) })
          : shortDate(order.created_at, lang)}
      </span>
    </>
  );
}
