import { useTranslation } from 'react-i18next';
import { isOver } from '../../../modules/ordering/order.states.ts';
import { PLAN_NAMES, SMALLEST_PLAN } from '../../../modules/plans/schemas.ts';
import { Button } from '../../ui/Button.tsx';
import { euro } from '../order/money.ts';
import { cardPage, chooseRenewalPlan, keepSubscription, payPage } from './calls.ts';
import { day } from './days.ts';
import { SectionFailure } from './section-failure.tsx';
import type { SectionProps } from './section-props.ts';
import { Actions, Fact, Facts, Section } from './section.tsx';
import classes from './section.module.css';
import { UpgradeDialog } from './upgrade-dialog.tsx';
import { useChange } from './use-change.ts';

/** Plan, next renewal and card, and the ways to change them. */
export function SubscriptionSection({ order, lang, take }: SectionProps) {
  const { t } = useTranslation('manager');
  const change = useChange();
  const { subscription, can, order_id: id } = order;
  if (!subscription) return null;
  const plan = PLAN_NAMES[subscription.plan];
  const end = subscription.ended_at ?? subscription.cancel_at;
  // Withdrawn from a moment ago: nothing renews, and the day of its end is not written down yet.
  const over = !end && isOver(order.status);
  const press = async (what: () => Promise<typeof order>, outcome: string) => {
    const fresh = await change.run(what);
    if (fresh) take(fresh, outcome);
  };
  const leave = async (page: () => Promise<{ url: string }>) => {
    const found = await change.run(page);
    if (found) window.location.assign(found.url);
  };
  return (
    <Section title={t('subscription.title')}>
      {subscription.suspends_at && !subscription.ended_at && (
        <p className={classes.notice}>
          {order.status === 'suspended'
            ? t('subscription.suspended')
            : t('subscription.past-due', { date: day(subscription.suspends_at, lang) })}
        </p>
      )}
      <Facts>
        <Fact name={t('subscription.plan')}>
          {subscription.next_plan === subscription.plan
            ? plan
            : t('subscription.plan-then', { plan, next: PLAN_NAMES[subscription.next_plan] })}
        </Fact>
        <Fact name={t('withdrawal.contract')}>{id}</Fact>
        {over ? null : end ? (
          <Fact name={t(subscription.ended_at ? 'subscription.ended' : 'subscription.ends')}>{day(end, lang)}</Fact>
        ) : (
          <>
            <Fact name={t('subscription.renews')}>{day(subscription.period_end, lang)}</Fact>
            <Fact name={t('subscription.price')}>
              {t('subscription.amount', { amount: euro(subscription.renewal_amount, lang) })}
            </Fact>
          </>
        )}
      </Facts>
      <SectionFailure change={change} />
      <Actions>
        {can.pay && (
          <Button aria-disabled={change.busy} onClick={() => void leave(() => payPage(id))}>
            {t('subscription.pay')}
          </Button>
        )}
        {can.upgrade && <UpgradeDialog order={order} lang={lang} take={take} />}
        {can.keep && (
          <Button
            aria-disabled={change.busy}
            onClick={() => void press(() => keepSubscription(id), t('history.cancellation-undone'))}
          >
            {t('subscription.keep')}
          </Button>
        )}
        {can.keep_plan && (
          <Button
            aria-disabled={change.busy}
            onClick={() => void press(() => chooseRenewalPlan(id, subscription.plan), t('history.next-plan', { plan }))}
          >
            {t('subscription.keep-plan', { plan })}
          </Button>
        )}
        {can.portal && (
          <Button variant="default" aria-disabled={change.busy} onClick={() => void leave(() => cardPage(id))}>
            {t('subscription.card')}
          </Button>
        )}
        {can.downgrade && (
          <Button
            variant="default"
            aria-disabled={change.busy}
            onClick={() =>
              void press(
                () => chooseRenewalPlan(id, SMALLEST_PLAN),
                t('history.next-plan', { plan: PLAN_NAMES[SMALLEST_PLAN] }),
              )
            }
          >
            {t('subscription.downgrade')}
          </Button>
        )}
      </Actions>
      {can.downgrade && <p className={classes.small}>{t('subscription.downgrade-when')}</p>}
    </Section>
  );
}
