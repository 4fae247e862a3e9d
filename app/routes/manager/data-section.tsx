import { useTranslation } from 'react-i18next';
import { exportAddress } from './calls.ts';
import { ProvedFile } from './proved-file.tsx';
import type { SectionProps } from './section-props.ts';
import { Actions, Section } from './section.tsx';

/** Everything that is the customer's, as one file. */
export function DataSection({ order }: SectionProps) {
  const { t } = useTranslation('manager');
  return (
    <Section title={t('data.title')}>
      <p>{t('data.text')}</p>
      <Actions>
        <ProvedFile href={exportAddress(order.order_id)}>{t('data.download')}</ProvedFile>
      </Actions>
    </Section>
  );
}
