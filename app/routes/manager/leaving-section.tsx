import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { cancelAtTerm, leaveForFree, withdraw } from './calls.ts';
import { day } from './days.ts';
import { SectionFailure } from './section-failure.tsx';
import type { SectionProps } from './section-props.ts';
import { Actions, Section } from './section.tsx';
import classes from './section.module.css';
import { useChange } from './use-change.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';

type Way = 'cancel' | 'free-exit' | 'withdraw';

/** The ways out, each with what it means, and a second step before anything happens. */
export function LeavingSection({ order, lang, take }: SectionProps) {
  const { t } = useTranslation('manager');
  const change = useChange();
  const [way, setWay] = useState<Way | null>(null);
  const { can, order_id: id, subscription } = order;
  const onTheWay = order.refunds.some(({ state }) => state === 'waiting' || state === 'failed');
  if (!subscription || (!can.cancel && !can.withdraw && !can.free_exit && !onTheWay)) return null;
  const close = () => {
    setWay(null);
    change.clear();
  };
  const confirm = async (what: () => Promise<typeof order>, outcome: string) => {
    const fresh = await change.run(what);
    if (!fresh) return;
    setWay(null);
    take(fresh, outcome);
  };
  const until = order.withdraw_until ? day(order.withdraw_until, lang) : '';
  return (
    <Section title={t('leaving.title')}>
      {can.withdraw && (
        <>
          <p>{t('leaving.withdraw-text', { date: until })}</p>
          <Button variant="default" onClick={() => setWay('withdraw')}>
            {t('leaving.withdraw')}
          </Button>
        </>
      )}
      {can.free_exit && (
        <>
          <p>{t('leaving.free-exit-text')}</p>
          <Button variant="default" onClick={() => setWay('free-exit')}>
            {t('leaving.free-exit')}
          </Button>
        </>
      )}
      {can.cancel && order.cancel_until && (
        <>
          <p>
            {t('leaving.cancel-text', {
              end: day(subscription.period_end, lang),
              until: day(order.cancel_until, lang),
            })}
          </p>
          <Button variant="default" onClick={() => setWay('cancel')}>
            {t('leaving.cancel')}
          </Button>
        </>
      )}
      {order.refunds.some(({ state }) => state === 'waiting') && <p>{t('leaving.refund-waiting')}</p>}
      {order.refunds.some(({ state }) => state === 'failed') && (
        <p className={classes.notice}>{t('leaving.refund-failed')}</p>
      )}
      <Dialog open={way !== null} onClose={close} title={way ? t(`leaving.${way}-title`) : ''}>
        {way === 'withdraw' ? (
          <WithdrawalForm
            given={{ name: order.name, contract: id, mail: order.mail }}
            locked
            change={change}
            onConfirm={({ name, mail }) =>
              void confirm(() => withdraw(id, { name, mail }), t('withdrawal.done', { mail }))
            }
          />
        ) : (
          <div className={classes.stack}>
            <p>
              {way === 'free-exit'
                ? t('leaving.free-exit-means')
                : t('leaving.cancel-means', { end: day(subscription.period_end, lang) })}
            </p>
            <SectionFailure change={change} />
            <Actions>
              <Button
                aria-disabled={change.busy}
                onClick={() =>
                  void (way === 'free-exit'
                    ? confirm(() => leaveForFree(id), t('leaving.free-exit-done'))
                    : confirm(
                        () => cancelAtTerm(id),
                        t('history.cancellation-scheduled', { date: day(subscription.period_end, lang) }),
                      ))
                }
              >
                {t(way === 'free-exit' ? 'leaving.free-exit-confirm' : 'leaving.cancel-confirm')}
              </Button>
              <Button variant="default" onClick={close}>
                {t('back')}
              </Button>
            </Actions>
          </div>
        )}
      </Dialog>
    </Section>
  );
}
