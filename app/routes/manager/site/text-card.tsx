import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Actions } from '../section.tsx';
import { Card } from './card.tsx';

/** A text that we wrote waits to be read. */
export function TextCard({ site }: { site: string }) {
  const { t } = useTranslation('site');
  return (
    <Card title={t('text-ready.title')}>
      <p>{t('text-ready.text')}</p>
      <Actions>
        <Button component={Link} to={paths.textsOfSite(site)}>
          {t('text-ready.open')}
        </Button>
      </Actions>
    </Card>
  );
}
