import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LARGEST_PLAN, PLAN_NAMES } from '../../../modules/plans/schemas.ts';
import type { UpgradeQuote } from '../../../modules/reports/schemas.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { usePlanContents } from '../../ui/use-plan-contents.ts';
import { euro } from '../order/money.ts';
import { quoteUpgrade, upgrade } from './calls.ts';
import { day } from './days.ts';
import { SectionFailure } from './section-failure.tsx';
import type { SectionProps } from './section-props.ts';
import { Actions } from './section.tsx';
import classes from './section.module.css';
import { useChange } from './use-change.ts';

/** What PRO costs for the rest of the year, to the cent, before anything is taken. */
export function UpgradeDialog({ order, lang, take }: Pick<SectionProps, 'order' | 'lang' | 'take'>) {
  const { t } = useTranslation('manager');
  const { notYet, more } = usePlanContents();
  const change = useChange();
  const [quote, setQuote] = useState<UpgradeQuote | null>(null);
  const id = order.order_id;
  async function ask() {
    const shown = await change.run(() => quoteUpgrade(id));
    if (shown) setQuote(shown);
  }
  async function confirm(shown: UpgradeQuote) {
    const answer = await change.run(() => upgrade(id, shown));
    if (answer?.pay_url) window.location.assign(answer.pay_url);
    else if (answer) {
      setQuote(null);
      take(
        answer.order,
        `${t('history.charged-upgrade', { amount: euro(shown.amount, lang) })}. ${t('history.plan-changed', { plan: PLAN_NAMES[LARGEST_PLAN] })}`,
      );
    }
  }
  const close = () => {
    setQuote(null);
    change.clear();
  };
  return (
    <>
      <Button aria-disabled={change.busy} onClick={() => void ask()}>
        {t('upgrade.open')}
      </Button>
      {!quote && <SectionFailure change={change} />}
      <Dialog open={quote !== null} onClose={close} title={t('upgrade.title')}>
        {quote && (
          <div className={classes.stack}>
            <p className={classes.price}>{euro(quote.amount, lang)}</p>
            <p>{more}</p>
            {notYet && <p>{notYet}</p>}
            <p>{t('upgrade.now', { date: day(quote.period_end, lang) })}</p>
            <p>{t('upgrade.later', { amount: euro(quote.renewal_amount, lang) })}</p>
            <SectionFailure change={change} />
            <Actions>
              {change.failure?.code === 'billing.quote-old' ? (
                <Button onClick={() => void ask()}>{t('upgrade.again')}</Button>
              ) : (
                <Button aria-disabled={change.busy} onClick={() => void confirm(quote)}>
                  {t('upgrade.confirm', { amount: euro(quote.amount, lang) })}
                </Button>
              )}
              <Button variant="default" onClick={close}>
                {t('back')}
              </Button>
            </Actions>
          </div>
        )}
      </Dialog>
    </>
  );
}
