import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Actions } from '../section.tsx';
import { Card } from './card.tsx';

/** Somebody asked for a place and waits. */
export function BookingCard({ site, count }: { site: string; count: number }) {
  const { t } = useTranslation('site');
  return (
    <Card title={t('booking-asked.title', { count })}>
      <p>{t('booking-asked.text')}</p>
      <Actions>
        <Button component={Link} to={paths.bookingsOfSite(site)}>
          {t('booking-asked.open')}
        </Button>
      </Actions>
    </Card>
  );
}
