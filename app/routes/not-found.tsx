import { useTranslation } from 'react-i18next';
import { data, Link } from 'react-router';
import { paths } from '../paths.ts';
import { Prose } from '../ui/Prose.tsx';
import { Button } from '../ui/Button.tsx';

export const loader = () => data(null, { status: 404 });

export default function NotFound() {
  const { t } = useTranslation();
  return (
    <Prose>
      <title>{t('notFound.title')}</title>
      <meta name="robots" content="noindex" />
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <Button component={Link} to={paths.builder}>
        {t('notFound.action')}
      </Button>
    </Prose>
  );
}
