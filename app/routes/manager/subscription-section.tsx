import { useTranslation } from 'react-i18next';
import { euro } from '../order/money.ts';
import { day } from './days.ts';
import type { SectionProps } from './section-props.ts';
import { Fact, Facts, Section } from './section.tsx';

/** Plan, next renewal and card, and the ways to change them. */
export function SubscriptionSection({ order, lang }: SectionProps) {
  const { t } = useTranslation('manager');
  const { subscription } = order;
  if (!subscription) return null;
  return (
    <Section title={t('subscription.title')}>
      <Facts>
        <Fact name={t('subscription.plan')}>{t(`plans.${subscription.plan}`)}</Fact>
        <Fact name={t('subscription.renews')}>{day(subscription.period_end, lang)}</Fact>
        <Fact name={t('subscription.price')}>{euro(subscription.renewal_amount, lang)}</Fact>
      </Facts>
    </Section>
  );
}
