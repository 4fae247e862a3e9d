import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import classes from './quiet-page.module.css';

/** A page that the network does not know: said before anybody fills in a form for it. */
export function NoPage() {
  const { t } = useTranslation('order');
  return (
    <div className={`page-width ${classes.page}`}>
      <title>{`${t('no-page.title')} · Vetrina`}</title>
      <h1 className={classes.title}>{t('no-page.title')}</h1>
      <p>{t('no-page.text')}</p>
      <Button component={Link} to={paths.builder}>
        {t('unknown.start')}
      </Button>
    </div>
  );
}
