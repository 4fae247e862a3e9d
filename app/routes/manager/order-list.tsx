import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PLAN_NAMES } from '../../../modules/plans/schemas.ts';
import type { CustomersOrder } from '../../../modules/reports/schemas.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import classes from './order-list.module.css';
import head from './order-screen.module.css';
import { shownAddress } from './shown-address.ts';

/** The whole row leads to the order; its site's address leads to the site. */
export function OrderList({ orders }: { orders: CustomersOrder[] }) {
  const { t } = useTranslation('manager');
  return (
    <ul className={classes.list}>
      {orders.map((order) => (
        <li key={order.order_id} className={classes.row}>
          <div className={classes.what}>
            <Link
              className={classes.name}
              to={order.open ? paths.payment(order.order_id) : paths.managedOrder(order.order_id)}
            >
              {order.page_name}
            </Link>
            {order.site_url && (
              <a className={classes.site} href={order.site_url} target="_blank" rel="noopener">
                {shownAddress(order.site_url)}
              </a>
            )}
          </div>
          <p className={classes.facts}>
            {order.plan && <span className={classes.plan}>{PLAN_NAMES[order.plan]}</span>}
            <span className={head.state} data-state={order.status}>
              {t(`states.${order.status}`)}
            </span>
          </p>
          <span className={classes.arrow}>
            <Icon name="arrow" />
          </span>
        </li>
      ))}
    </ul>
  );
}
