import { useTranslation } from 'react-i18next';
import classes from './complete.module.css';
import { Button } from '../../ui/Button.tsx';

/** Where the site answers, and where its owner goes in. Before it is published the addresses wait. */
export function SiteAddresses(props: { siteUrl: string | null; freeUrl: string | null; openUrl: string | null }) {
  const { siteUrl, freeUrl, openUrl } = props;
  const { t } = useTranslation('order');
  const base = openUrl ?? siteUrl ?? freeUrl;
  const admin = base ? `${base.replace(/\/$/, '')}/admin` : null;
  return (
    <section aria-labelledby="site-title" className={classes.addresses}>
      <h2 id="site-title" className={classes.subtitle}>
        {t('complete.site')}
      </h2>
      {siteUrl ? (
        <>
          <p className={classes.address}>{shown(siteUrl)}</p>
          <Button component="a" href={openUrl ?? siteUrl} target="_blank" rel="noopener">
            {t('complete.open')}
          </Button>
        </>
      ) : (
        <p>{t('complete.site-waits')}</p>
      )}
      {freeUrl && freeUrl !== siteUrl && (
        <p className={classes.small}>
          {t('complete.free-address')}:{' '}
          <a href={freeUrl} target="_blank" rel="noopener">
            {shown(freeUrl)}
          </a>
        </p>
      )}
      <p className={classes.small}>
        {t('complete.admin')}{' '}
        {admin ? (
          <a href={admin} target="_blank" rel="noopener">
            {shown(admin)}
          </a>
        ) : (
          <b>/admin</b>
        )}
      </p>
    </section>
  );
}

const shown = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/$/, '');
