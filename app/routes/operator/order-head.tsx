import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { asLang, FALLBACK } from '../../i18n/languages.ts';
import { paths } from '../../paths.ts';
import { euro } from '../order/money.ts';
import { Act } from './act.tsx';
import styles from './console.module.css';
import marks from './marks.module.css';
import parts from './order.module.css';
import type { OrderPart } from './order-part.ts';
import { TaskWords } from './task-words.tsx';
import { When } from './when.tsx';

/** Whose order it is, how far it is, and what waits for a person. */
export function OrderHead({ order, act }: OrderPart) {
  const { t, i18n } = useTranslation(['operator', 'manager']);
  const lang = asLang(i18n.language) ?? FALLBACK;
  const { person } = order;
  const facts: [string, ReactNode][] = [
    [t('order.customer'), `${person.name} · ${person.mail} · ${person.phone}`],
    ['', person.address],
    [t('order.vat'), person.vat],
    [t('order.agent'), order.agent && order.agent_by && `${order.agent} (${t(`order.agentBy.${order.agent_by}`)})`],
    [
      t('order.soldWith'),
      order.sold_with && (
        <span key="sold" className={parts.item}>
          <Link to={paths.operatorOrder(order.sold_with)}>
            <code>{order.sold_with}</code>
          </Link>
          {order.can_except ? (
            <Act
              label={t('order.allowSecond')}
              ask={{ text: t('order.allowSecondText'), field: t('order.reason') }}
              run={(reason) => act(`/buy_yr/api/admin/orders/${order.id}/second-sale`, { reason })}
            />
          ) : null}
        </span>
      ),
    ],
    [
      t('order.exception'),
      order.exception && (
        <span key="exception">
          {order.exception.reason} · {order.exception.by} · <When at={order.exception.at} />
        </span>
      ),
    ],
    [t('order.created'), <When key="created" at={order.created_at} />],
    [t('order.paid'), order.paid_at && <When key="paid" at={order.paid_at} />],
    [t('order.live'), order.live_at && <When key="live" at={order.live_at} />],
    [
      t('orders.total'),
      order.lines.map((line) => `${line.name} ${euro(line.amount * line.quantity, lang)}`).join(' + '),
    ],
  ];
  return (
    <>
      <div className={styles.head}>
        <h1>
          {order.page_name}{' '}
          <span className={marks.state} data-state={order.status}>
            {t(`manager:states.${order.status}`)}
          </span>
        </h1>
        <code>{order.id}</code>
      </div>
      {order.tasks
        .filter((task) => task.resolved_at === null)
        .map((task) => (
          <div key={task.key} className={parts.task}>
            <div className={parts.what}>
              <TaskWords task={task} />
            </div>
            <When at={task.opened_at} />
            <Act
              label={t('tasks.resolve')}
              ask={{ field: t('tasks.note') }}
              run={(note) => act('/buy_yr/api/admin/tasks/resolve', { key: task.key, note })}
            />
          </div>
        ))}
      <dl className={parts.facts}>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
