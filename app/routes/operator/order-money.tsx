import { useTranslation } from 'react-i18next';
import { PLAN_NAMES } from '../../../modules/plans/schemas.ts';
import { asLang, FALLBACK } from '../../i18n/languages.ts';
import { euro } from '../order/money.ts';
import { Act } from './act.tsx';
import { LetterAct } from './letter-act.tsx';
import { InvoiceAct } from './invoice-act.tsx';
import marks from './marks.module.css';
import parts from './order.module.css';
import type { OrderPart } from './order-part.ts';
import { Line, Part } from './part.tsx';
import { When } from './when.tsx';
import { useWords } from './words.ts';

/** What was paid, given back, invoiced and disputed. */
export function OrderMoney({ order, act }: OrderPart) {
  const { t, i18n } = useTranslation(['operator', 'manager']);
  const lang = asLang(i18n.language) ?? FALLBACK;
  const path = `/buy_yr/api/admin/orders/${order.id}`;
  const day = (at: string) => new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(new Date(at));
  const say = useWords();
  const { subscription } = order;
  const plan = subscription ? PLAN_NAMES[subscription.plan] : '';
  return (
    <Part title={t('order.money')}>
      <ul className={parts.lines}>
        {subscription ? (
          <Line
            what={t('order.subscription')}
            about={
              subscription.ended_at
                ? t('order.ended', { plan, date: day(subscription.ended_at) })
                : subscription.cancel_at
                  ? t('order.ends', { plan, date: day(subscription.cancel_at) })
                  : t('order.renews', {
                      plan,
                      date: day(subscription.period_end),
                      amount: euro(subscription.renewal_amount, lang),
                    })
            }
            at={<code>{subscription.id}</code>}
            acts={
              <>
                <LetterAct order={order} act={act} />
                {order.can_refund ? (
                  <Act
                    danger
                    label={t('order.giveAll')}
                    ask={{ text: t('order.giveAllText'), field: t('order.reason') }}
                    run={(reason) => act(`${path}/refund`, { whole: true, reason })}
                  />
                ) : null}
              </>
            }
          />
        ) : null}
        {order.charges.map((charge) => (
          <Line
            key={charge.id}
            what={`${t('order.charge')} ${euro(charge.amount, lang)}`}
            about={
              <>
                <code>{charge.id}</code>
                {charge.refunded > 0 ? ` · ${euro(charge.refunded, lang)} ${t('order.given')}` : null}
              </>
            }
            at={<When at={charge.paid_at} />}
            below={charge.lines.map((line, at) => (
              <span key={`${charge.id}:${line.description}`} className={parts.item}>
                <span>
                  {line.description} {euro(line.amount, lang)}
                </span>
                {line.refunded ? (
                  <span className={marks.quiet}>{t('order.given')}</span>
                ) : line.amount > 0 && charge.refunded + line.amount <= charge.amount ? (
                  <Act
                    danger
                    label={t('order.giveLine')}
                    ask={{
                      text: t('order.giveLineText', { amount: euro(line.amount, lang) }),
                      field: t('order.reason'),
                    }}
                    run={(reason) => act(`${path}/refund`, { charge: charge.id, line: at, reason })}
                  />
                ) : null}
              </span>
            ))}
          />
        ))}
        {order.refunds.map((refund) => (
          <Line
            key={refund.key}
            what={`${t('order.refund')} ${refund.amount === null ? t('order.everything') : euro(refund.amount, lang)} · ${say('words.refund', refund.status)}`}
            about={say('words.because', refund.reason)}
            at={<When at={refund.failed_at ?? refund.done_at ?? refund.created_at} />}
            acts={<RefundAct order={order} act={act} refund={refund} />}
          />
        ))}
        {order.disputes.map((dispute) => (
          <Line
            key={dispute.id}
            what={`${t('order.dispute')} ${euro(dispute.amount, lang)} · ${say('words.dispute', dispute.status)}`}
            about={say('words.claim', dispute.reason)}
            at={<When at={dispute.opened_at} />}
          />
        ))}
        {order.invoices.map((invoice) => (
          <Line
            key={invoice.id}
            what={`${t(invoice.kind === 'credit-note' ? 'order.credit-note' : 'order.invoice')} ${invoice.number} · ${euro(invoice.gross, lang)}`}
            about={invoice.exchange && say('words.exchange', invoice.exchange)}
            acts={<InvoiceAct invoice={invoice} act={act} />}
          />
        ))}
        {order.sessions.map((session) => (
          <Line
            key={session.id}
            what={`${t('order.session')} ${euro(session.amount, lang)} · ${say('words.session', session.status)}`}
            about={<code>{session.id}</code>}
            at={<When at={session.completed_at ?? session.created_at} />}
          />
        ))}
      </ul>
      {order.sessions.length === 0 ? <p className={marks.quiet}>{t('order.none')}</p> : null}
    </Part>
  );
}

/** What can be done about a refund: tried again while it is not made, said to be paid another way once it failed. */
function RefundAct({ order, act, refund }: OrderPart & { refund: OrderPart['order']['refunds'][number] }) {
  const { t } = useTranslation('operator');
  const path = `/buy_yr/api/admin/orders/${order.id}`;
  if (refund.failed_at && order.status !== 'refunded') {
    return (
      <Act
        label={t('order.paidOutside')}
        ask={{ text: t('order.paidOutsideText'), field: t('order.how') }}
        run={(reason) => act(`${path}/refund`, { outside: refund.key, reason })}
      />
    );
  }
  if (refund.failed_at || refund.done_at) return null;
  return <Act label={t('act.retry')} run={() => act(`${path}/retry`, { step: 'refund', id: refund.key })} />;
}
