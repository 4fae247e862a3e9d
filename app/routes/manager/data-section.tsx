import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { exportAddress } from './calls.ts';
import type { SectionProps } from './section-props.ts';
import { Actions, Section } from './section.tsx';

/** Everything that is the customer's, as one file. */
export function DataSection({ order }: SectionProps) {
  const { t } = useTranslation('manager');
  return (
    <Section title={t('data.title')}>
      <p>{t('data.text')}</p>
      <Actions>
        <Button component="a" variant="default" href={exportAddress(order.order_id)} download>
          {t('data.download')}
        </Button>
      </Actions>
    </Section>
  );
}
