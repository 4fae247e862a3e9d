import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentLinkSent } from '../../../modules/ordering/schemas.ts';
import { failureOf, type ApiFailure } from '../../ui/api.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { say } from '../../ui/said.ts';
import { Actions } from '../order/actions.tsx';
import { euro } from '../order/money.ts';
import { idOf } from '../order/order-id.ts';
import type { StepProps } from '../order/step-props.ts';
import { asksOwner, stepBefore } from '../order/steps.rules.ts';
import { sendPaymentLink } from './calls.ts';
import { shortDate } from './dates.ts';
import styles from './order.module.css';

/** The last step of an agent: accepting the terms and paying is the customer's, who gets a link to do so (A6). */
export function PaymentLink({ state, lang, locked, go }: StepProps) {
  const { t } = useTranslation('backoffice');
  const { order } = state;
  const [sent, setSent] = useState<PaymentLinkSent | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  if (!order) return null;

  async function send(orderId: string) {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setFailure(null);
    try {
      const link = await sendPaymentLink(orderId);
      setSent(link);
      say(t('order.sent', { mail: link.mail, date: shortDate(link.sent_at, lang) }));
    } catch (error) {
      setFailure(failureOf(error));
    }
    busy.current = false;
    setSending(false);
  }
  return (
    <div className={styles.link}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('order.to')}</dt>
          <dd className={styles.mail}>
            <Icon name="mail" size={18} /> {order.billing_info['mail']}
            {locked ? null : (
              <button type="button" className={styles.change} onClick={() => go(0)}>
                {t('order.change')}
              </button>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('order.total')}</dt>
          <dd className={styles.total}>{euro(order.total, lang)}</dd>
        </div>
      </dl>
      {failure ? (
        <ErrorNotice
          failure={failure}
          onRetry={failure.code === 'ordering.already-sold' ? undefined : () => void send(idOf(order))}
        />
      ) : null}
      {locked ? null : (
        <Button
          fullWidth
          variant={sent ? 'default' : 'filled'}
          aria-disabled={sending}
          onClick={() => void send(idOf(order))}
        >
          {sending ? t('order.sending') : sent ? t('order.sendAgain') : t('order.send')}
        </Button>
      )}
      <p className={styles.sent}>
        {sent ? (
          <>
            <b>{t('order.sent', { mail: sent.mail, date: shortDate(sent.sent_at, lang) })}</b> {t('order.waiting')}
          </>
        ) : null}
      </p>
      <Actions loading={state.loading} next={false} onBack={() => go(stepBefore(3, asksOwner(order)))} />
    </div>
  );
}
