import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import type { SectionProps } from './section-props.ts';
import { Actions, Section } from './section.tsx';

/** Nothing is bought yet: where the payment stands is told by its own page. */
export function UnpaidSection({ order }: Pick<SectionProps, 'order'>) {
  const { t } = useTranslation('manager');
  return (
    <Section title={t('unpaid.title')}>
      <p>{t('unpaid.text')}</p>
      <Actions>
        <Button component={Link} to={paths.paymentComplete(order.order_id)}>
          {t('unpaid.look')}
        </Button>
      </Actions>
    </Section>
  );
}
