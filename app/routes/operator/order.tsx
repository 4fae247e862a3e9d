import { useTranslation } from 'react-i18next';
import { Link, useOutletContext, useParams } from 'react-router';
import { wholeOrder } from '../../../modules/reports/order/schemas.ts';
import { done } from '../../../platform/answers.ts';
import { paths } from '../../paths.ts';
import { postJson } from '../../ui/api.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import styles from './console.module.css';
import parts from './order.module.css';
import type { ConsoleContext } from './console-context.ts';
import { OrderBoxes } from './order-boxes.tsx';
import { OrderDomains } from './order-domains.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderMails } from './order-mails.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderTrail } from './order-trail.tsx';
import { useOne } from './use-one.ts';

/** Everything about one order, and what can safely be done by hand. */
export default function OrderRoute() {
  const { t } = useTranslation('operator');
  const { id = '' } = useParams();
  const { recount } = useOutletContext<ConsoleContext>();
  const { value: order, failure, load } = useOne(`/buy_yr/api/admin/orders/${encodeURIComponent(id)}`, wholeOrder);

  async function act(what: string, body: object) {
    await postJson(what, body, done);
    await load();
    recount();
  }
  const part = order?.id === id ? { order, act } : null;
  return (
    <>
      <p className={styles.back}>
        <Link to={paths.operatorOrders}>← {t('order.back')}</Link>
      </p>
      {failure ? <ErrorNotice failure={failure} onRetry={() => void load()} /> : null}
      {part ? (
        <>
          <OrderHead {...part} />
          <div className={parts.parts}>
            <OrderMoney {...part} />
            <OrderDomains {...part} />
            <OrderBoxes {...part} />
            <OrderMails {...part} />
            <OrderTrail {...part} />
          </div>
        </>
      ) : failure ? null : (
        <p className={styles.loading}>{t('list.loading')}</p>
      )}
    </>
  );
}
