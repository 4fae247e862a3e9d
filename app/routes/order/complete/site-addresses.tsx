import { useTranslation } from 'react-i18next';
import { shownAddress } from '../../manager/shown-address.ts';
import classes from './complete.module.css';
import { Button } from '../../../ui/Button.tsx';

interface Props {
  siteUrl: string | null;
  freeUrl: string | null;
  openUrl: string | null;
  coming: string | null;
}

/** Where the site answers, where it will, and where its owner goes in once there is an address. */
export function SiteAddresses({ siteUrl, freeUrl, openUrl, coming }: Props) {
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
          <p className={classes.address}>{shownAddress(siteUrl)}</p>
          <Button component="a" href={openUrl ?? siteUrl} target="_blank" rel="noopener">
            {t('complete.open')}
          </Button>
        </>
      ) : coming ? null : (
        <p>{t('complete.site-waits')}</p>
      )}
      {coming && (
        <p>
          {t('complete.site-coming')} <b className={classes.address}>{coming}</b>
        </p>
      )}
      {freeUrl && freeUrl !== siteUrl && (
        <p className={classes.small}>
          {t('complete.free-address')}:{' '}
          <a href={freeUrl} target="_blank" rel="noopener">
            {shownAddress(freeUrl)}
          </a>
        </p>
      )}
      {admin && (
        <p className={classes.small}>
          {t('complete.admin')}{' '}
          <a href={admin} target="_blank" rel="noopener">
            {shownAddress(admin)}
          </a>
        </p>
      )}
    </section>
  );
}
