import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { owesMoney } from '../../../../modules/shop/owed.rules.ts';
import type { OrderView } from '../../../../modules/shop/views/schemas.ts';
import { mayAct, type OrderAct } from '../../../../modules/shop/shop.states.ts';
import { Button } from '../../../ui/Button.tsx';
import { telHref } from '../live/contact-hrefs.ts';
import { ContactMail, toldBy } from '../live/contact-mail.tsx';
import { SectionFailure } from '../section-failure.tsx';
import { BlockBuyer } from './block-buyer.tsx';
import { answerOrder } from './calls.ts';
import { OrderFacts } from './order-facts.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { returnActs, type ReturnAct } from './return-acts.ts';
import entry from '../field.module.css';
import room from '../live/room.module.css';
import styles from './shop.module.css';
import { useAct, type ShopProps } from './use-shop.ts';

/** What is pressed at once; a no asks for its reason first. */
const AT_ONCE = [
  'accept',
  'ready',
  'sent',
  'collected',
  'delivered',
  'not-collected',
] as const satisfies readonly OrderAct[];

/** Its buyer was there: there is nothing to tell. */
const isKnown = (what: OrderAct): boolean => what === 'collected' || what === 'delivered';

/** One order with what can be done about it, under one thumb. */
export function OrderCard({ order, shop }: ShopProps & { order: OrderView }) {
  const { t } = useTranslation('shop');
  const { change, act } = useAct(shop, 'orders');
  const [asked, setAsked] = useState<'refuse' | 'cancel' | ReturnAct | null>(null);
  const [ready, setReady] = useState('');
  const field = useId();
  const { id, number, state, buyer } = order;
  const named = (what: string) => t('of', { what, name: t('orders.number', { number }) });
  const can = (what: OrderAct) => mayAct(order, what);
  const press = (what: OrderAct) =>
    void act(
      (site) => answerOrder(site, id, { act: what, reason: '', ready: what === 'accept' && ready ? ready : null }),
      {
        text: [t(`said.${what}`, { number }), isKnown(what) ? '' : t(toldBy(buyer))].join(' ').trim(),
      },
    );
  const [first] = AT_ONCE.filter(can);
  const returns = returnActs(order, shop.view);
  return (
    <li className={styles.card} data-state={state}>
      <OrderFacts order={order} shop={shop} />
      {buyer.note && <blockquote className={room.note}>{buyer.note}</blockquote>}
      <ContactMail reader={buyer} lost={t('orders.lost')} />
      {state === 'placed' && (
        <div className={entry.medium}>
          <label htmlFor={field}>{t(order.delivery ? 'orders.arrives-at' : 'orders.ready-from')}</label>
          <input
            id={field}
            type="datetime-local"
            value={ready}
            onChange={(event) => setReady(event.currentTarget.value)}
          />
        </div>
      )}
      <SectionFailure change={change} />
      <div className={room.answers}>
        {AT_ONCE.filter(can).map((what) => (
          <Button
            key={what}
            variant={what === first ? 'filled' : 'default'}
            aria-disabled={change.busy}
            aria-label={named(t(`acts.${what}`))}
            onClick={() => press(what)}
          >
            {t(`acts.${what}`)}
          </Button>
        ))}
        {buyer.phone && (
          <Button
            component="a"
            variant="default"
            href={telHref(buyer.phone)}
            aria-label={t('of', { what: t('acts.call'), name: `${buyer.name}, ${buyer.phone}` })}
          >
            {t('acts.call')}
          </Button>
        )}
        {[...(['refuse', 'cancel'] as const).filter(can), ...returns].map((what) => (
          <Button
            key={what}
            variant={what === returns[0] && owesMoney(order) ? 'filled' : 'subtle'}
            aria-label={named(t(`acts.${what}`))}
            onClick={() => setAsked(what)}
          >
            {t(`acts.${what}`)}
          </Button>
        ))}
        <BlockBuyer order={order} shop={shop} />
      </div>
      {asked && <ReasonDialog act={asked} order={order} shop={shop} onClose={() => setAsked(null)} />}
    </li>
  );
}
