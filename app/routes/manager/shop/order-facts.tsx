import { useTranslation } from 'react-i18next';
import { isOwed } from '../../../../modules/shop/owed.rules.ts';
import { isHandedOver } from '../../../../modules/shop/shop.states.ts';
import type { OrderView } from '../../../../modules/shop/views/schemas.ts';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';
import { useDayName } from '../editor/day-name.ts';
import { moment } from '../following/moments.ts';
import room from '../live/room.module.css';
import styles from './shop.module.css';
import { useMoney } from '../use-money.ts';
import type { ShopProps } from './use-shop.ts';

/** What was paid at the door has no way from which another would differ. */
const backOf = (mode: OrderView['mode'], { state }: NonNullable<OrderView['refund']>) =>
  mode === 'reserve' && state === 'elsewhere' ? 'done' : state;

/** Whose order it is, what is in it, what it comes to, and how it stands. */
export function OrderFacts({ order, shop }: ShopProps & { order: OrderView }) {
  const { t, i18n } = useTranslation('shop');
  const { shown } = useMoney(shop.view.currency);
  const day = useDayName();
  const {
    number,
    state,
    lines,
    total,
    to_pay: toPay,
    buyer,
    placed_at: placedAt,
    kept_until: keptUntil,
    ready,
    reason,
  } = order;
  const at = (iso: string) => moment(iso, asLang(i18n.language) ?? FALLBACK, shop.view.zone);
  const isOver = order.ended_at !== null;
  const { mode, withdrawals, refund, delivery } = order;
  // Taken back, it had been handed over wherever anything was paid.
  const wasTaken = isHandedOver(state) || (state === 'withdrawn' && toPay > 0);
  const sum = mode === 'paid' ? 'paid' : wasTaken ? 'got' : 'total';
  const lapses = !isOver && mode === 'reserve' && (delivery === null || state === 'placed');
  return (
    <>
      <h3 className={room.name}>
        {buyer.name} <span className={styles.number}>{t('orders.number', { number })}</span>
      </h3>
      <p className={styles.state} data-state={state}>
        {t(`states.${state}`)}
      </p>
      <ul className={styles.pieces}>
        {lines.map((line) => (
          <li key={line.name}>
            <b>{line.quantity} ×</b>{' '}
            {line.withheld + line.comes_back === line.quantity ? <s>{line.name}</s> : line.name}
            {line.withheld > 0 && <> {t('orders.not-to-hand-over', { n: line.withheld })}</>}
            {line.comes_back > 0 && (
              <> {t(state === 'sent' ? 'orders.in-transit' : 'orders.comes-back', { n: line.comes_back })}</>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.total}>{t(`orders.${sum}`, { total: shown(mode === 'paid' ? total : toPay) })}</p>
      {delivery && (
        <p>
          {t('orders.to-deliver', {
            way: delivery.name,
            price: delivery.cents === 0 ? t('delivery.free') : shown(delivery.cents),
          })}
          <br />
          {delivery.address}
        </p>
      )}
      {withdrawals.map((each) => (
        <p key={each.declared_at}>
          {isOwed(each)
            ? t('orders.took-back', { moment: at(each.declared_at), amount: shown(each.amount), by: day(each.by) })
            : t('orders.taken-back', { moment: at(each.declared_at) })}
          {each.amount === 0 && <> {t('orders.not-paid', { by: day(each.by) })}</>}
          {each.refund && (
            <> {t(`orders.refund-${backOf(mode, each.refund)}`, { amount: shown(each.refund.amount) })}</>
          )}
        </p>
      ))}
      {refund && <p>{t(`orders.refund-${refund.state}`, { amount: shown(refund.amount) })}</p>}
      <p className={room.hint}>{t('orders.placed', { moment: at(placedAt) })}</p>
      {ready && !isOver && (
        <p>
          {t(delivery ? 'orders.arrives' : 'orders.ready', { when: `${day(ready.slice(0, 10))}, ${ready.slice(11)}` })}
        </p>
      )}
      {lapses && <p className={room.hint}>{t('orders.kept', { moment: at(keptUntil) })}</p>}
      {reason && <p>{t('orders.reason', { reason })}</p>}
    </>
  );
}
