import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormEnd } from '../form-end.tsx';
import { toldBy } from '../live/contact-mail.tsx';
import { SectionFailure } from '../section-failure.tsx';
import { LIMITS } from '../../../../modules/shop/schemas.ts';
import type { OrderView } from '../../../../modules/shop/views/schemas.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import entry from '../field.module.css';
import section from '../section.module.css';
import { answerOrder, refundElsewhere, refundOrder } from './calls.ts';
import room from '../live/room.module.css';
import { useMoney } from '../use-money.ts';
import { useAct, type ShopProps } from './use-shop.ts';

interface ReasonDialogProps extends ShopProps {
  act: 'refuse' | 'cancel' | 'refund' | 'elsewhere';
  order: OrderView;
  onClose: () => void;
}

const EXPLAINED = {
  refuse: 'reason.free',
  cancel: 'reason.free',
  refund: 'reason.back',
  elsewhere: 'reason.by-another',
} as const;

/** A no to a buyer: why, where the owner wants to say it, and who tells them. */
export function ReasonDialog({ act: what, order, shop, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('shop');
  const { change, act } = useAct(shop, 'orders');
  const [reason, setReason] = useState('');
  const id = useId();
  const { number, buyer } = order;
  const { shown } = useMoney(shop.view.currency);
  const amount = shown(order.refundable?.amount ?? 0);
  const words = reason.trim();
  // A buyer whose bank refused must know where to look for the money.
  const isElsewhere = what === 'elsewhere';
  // What was paid at the door went back there, or as the two agreed: who has no address is told by mouth.
  const isByHand = isElsewhere && order.mode === 'reserve';
  const isNeeded = isElsewhere && (!isByHand || buyer.mail !== '');
  const send = (site: string) => {
    if (what === 'refund') return refundOrder(site, order.id, { of: order.refundable?.of ?? '', reason: words });
    if (isElsewhere)
      return refundElsewhere(site, order.id, { refund: order.refused ?? order.refundable?.of ?? '', how: words });
    return answerOrder(site, order.id, { act: what, reason: words, ready: null });
  };
  const isGone = order.state === 'sent' && what === 'cancel';
  const explained = isGone ? 'reason.on-its-way' : isByHand ? 'reason.by-hand' : EXPLAINED[what];
  const press = () =>
    act((site) => send(site), {
      text: `${t(isByHand ? 'said.by-hand' : `said.${what}`, { number })} ${t(toldBy(buyer))}`,
      close: onClose,
    });
  return (
    <Dialog open onClose={onClose} title={t(`reason.${what}`, { number, amount })}>
      <form
        className={section.stack}
        onSubmit={(event) => {
          event.preventDefault();
          void press();
        }}
      >
        <p>{t(explained, { amount })}</p>
        {buyer.mail || isNeeded ? (
          <div className={entry.medium}>
            <label htmlFor={id}>{t(isElsewhere ? 'reason.how' : 'reason.why')}</label>
            <textarea
              id={id}
              rows={3}
              maxLength={LIMITS.reason}
              required={isNeeded}
              aria-describedby={`${id}-hint`}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
            <p id={`${id}-hint`} className={room.hint}>
              {t('reason.reads')}
            </p>
          </div>
        ) : (
          <p>{t('told.call')}</p>
        )}
        <SectionFailure change={change} />
        <FormEnd send={t(`acts.${what}`)} back={t('keep')} busy={change.busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
