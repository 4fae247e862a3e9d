import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isEditable } from '../../../modules/ordering/order.states.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import type { SectionProps } from './section-props.ts';
import { Actions, Section } from './section.tsx';

/** The way to the mailboxes of the order. */
export function MailSection({ order }: SectionProps) {
  const { t } = useTranslation('manager');
  if (isEditable(order.status)) return null;
  return (
    <Section title={t('mail.title')}>
      <p>{t('mail.text')}</p>
      <Actions>
        <Button component={Link} variant="default" to={paths.mailOfOrder(order.order_id)}>
          {t('mail.open')}
        </Button>
      </Actions>
    </Section>
  );
}
