import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { euro } from '../order/money.ts';
import { addDomain, callOffDomain } from './calls.ts';
import { SectionFailure } from './section-failure.tsx';
import type { SectionProps } from './section-props.ts';
import { Actions } from './section.tsx';
import classes from './section.module.css';
import { useChange } from './use-change.ts';

type Props = Pick<SectionProps, 'order' | 'lang' | 'take'>;

/** A name that the bank has not paid yet: the same press again leads to where it can be, and another takes it back. */
export function WaitingDomain({ order, lang, take }: Props) {
  const { t } = useTranslation('manager');
  const change = useChange();
  if (!order.adding) return null;
  const { name, domain, kind, own, price } = order.adding;
  const amount = euro(price, lang);
  async function pay() {
    const done = await change.run(() => addDomain(order.order_id, { domain, kind, own, amount: price }));
    if (done?.pay_url) window.location.assign(done.pay_url);
    else if (done) take(done.order, done.order.adding ? t('add-domain.waits', { name }) : t('add-domain.done'));
  }
  async function callOff() {
    const fresh = await change.run(() => callOffDomain(order.order_id));
    // Its payment may have been faster.
    const held = fresh?.domains.some((each) => each.domain === domain);
    if (fresh) take(fresh, held ? t('add-domain.done') : t('add-domain.called-off'));
  }
  return (
    <div className={classes.stack}>
      <p className={classes.notice}>{t('add-domain.waits', { name })}</p>
      <p className={classes.small}>{t('add-domain.lapses')}</p>
      <SectionFailure change={change} />
      <Actions>
        <Button aria-disabled={change.busy} onClick={() => void pay()}>
          {t('add-domain.pay', { amount })}
        </Button>
        <Button variant="default" aria-disabled={change.busy} onClick={() => void callOff()}>
          {t('add-domain.call-off')}
        </Button>
      </Actions>
    </div>
  );
}
