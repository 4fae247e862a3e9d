import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import classes from './quiet-page.module.css';
import { Button } from '../../ui/Button.tsx';

/** The wizard without an id: the specification's words, and a way on (R11). */
export function NoParams() {
  const { t } = useTranslation('order');
  return (
    <div className={`page-width ${classes.page}`}>
      <title>{`${t('meta.title')} · Vetrina`}</title>
      <h1 lang="en" className={classes.title}>
        return no params
      </h1>
      <p>{t('unknown.text')}</p>
      <Button component={Link} to={paths.builder}>
        {t('unknown.start')}
      </Button>
    </div>
  );
}
