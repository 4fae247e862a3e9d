import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { orderLine, page } from '../../../modules/reports/operator/schemas.ts';
import { shownNames } from '../../../site-kit/shown-name.ts';
import { ORDER_STATES } from '../../../modules/ordering/order.states.ts';
import { asLang, FALLBACK } from '../../i18n/languages.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { euro } from '../order/money.ts';
import styles from './console.module.css';
import controls from './controls.module.css';
import table from './list.module.css';
import marks from './marks.module.css';
import { List } from './list.tsx';
import { useListed } from '../../ui/use-listed.ts';
import { When } from './when.tsx';

const ROWS = page(orderLine);

/** Every order, found by whatever somebody has at hand; search and filter stay in the address. */
export default function OrdersRoute() {
  const { t, i18n } = useTranslation(['operator', 'manager']);
  const lang = asLang(i18n.language) ?? FALLBACK;
  const [asked, setAsked] = useSearchParams();
  const q = asked.get('q') ?? '';
  const state = asked.get('state') ?? '';
  const [typed, setTyped] = useState(q);
  const pages = useListed(`/buy_yr/api/admin/orders?${new URLSearchParams({ q, state }).toString()}`, ROWS);

  const look = (next: { q: string; state: string }) =>
    setAsked(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')), { replace: true });
  const clear = () => {
    setTyped('');
    look({ q: '', state: '' });
  };
  const narrowed = q !== '' || state !== '';
  return (
    <>
      <div className={styles.head}>
        <h1>{t('nav.orders')}</h1>
        <search>
          <form
            className={controls.search}
            onSubmit={(event) => {
              event.preventDefault();
              look({ q: typed.trim(), state });
            }}
          >
            <input
              type="search"
              aria-label={t('orders.search')}
              placeholder={t('orders.search')}
              maxLength={120}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <button type="submit" className={controls.act} aria-label={t('orders.find')}>
              <Icon name="search" size={16} />
            </button>
            <select
              aria-label={t('list.state')}
              value={state}
              onChange={(event) => look({ q, state: event.currentTarget.value })}
            >
              <option value="">{t('list.all')}</option>
              {ORDER_STATES.map((each) => (
                <option key={each} value={each}>
                  {t(`manager:states.${each}`)}
                </option>
              ))}
            </select>
          </form>
        </search>
      </div>
      <List
        pages={pages}
        label={t('nav.orders')}
        columns={[t('orders.business'), t('list.state'), t('orders.domains'), t('orders.total'), t('list.when')]}
        empty={
          narrowed
            ? {
                title: t('orders.noneTitle'),
                text: t('orders.noneText'),
                action: (
                  <button type="button" className={controls.act} onClick={clear}>
                    {t('orders.clear')}
                  </button>
                ),
              }
            : {
                title: t('orders.emptyTitle'),
                text: t('orders.emptyText'),
                action: <Link to={paths.builder}>/vetrina</Link>,
              }
        }
        renderRow={(order) => (
          <tr key={order.id}>
            <th scope="row">
              <Link to={paths.operatorOrder(order.id)}>{order.page_name}</Link>
              {order.open_tasks > 0 ? (
                <span className={styles.count}>{t('orders.tasks', { count: order.open_tasks })}</span>
              ) : null}
              <p className={marks.detail}>
                {order.name} · {order.mail}
                {order.agent ? ` · ${t('orders.by', { name: order.agent })}` : ''}
              </p>
            </th>
            <td>
              <span className={marks.state} data-state={order.status}>
                {t(`manager:states.${order.status}`)}
              </span>
            </td>
            <td>{shownNames(order.domains.join(', '))}</td>
            <td className={table.number}>{order.total > 0 ? euro(order.total, lang) : ''}</td>
            <td>
              <When at={order.created_at} />
            </td>
          </tr>
        )}
      />
    </>
  );
}
