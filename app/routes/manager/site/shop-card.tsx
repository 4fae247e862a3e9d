import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Actions } from '../section.tsx';
import { Card } from './card.tsx';

/** Somebody has ordered and waits. */
export function ShopCard({ site, count }: { site: string; count: number }) {
  const { t } = useTranslation('site');
  return (
    <Card title={t('shop-placed.title', { count })}>
      <p>{t('shop-placed.text')}</p>
      <Actions>
        <Button component={Link} to={paths.shopOfSite(site)}>
          {t('shop-placed.open')}
        </Button>
      </Actions>
    </Card>
  );
}
