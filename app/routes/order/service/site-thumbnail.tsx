import { useTranslation } from 'react-i18next';
import classes from './site-thumbnail.module.css';

/**
 * The chosen site itself, small, from the preview host. It is there to be seen: no pointer and no key reaches it, and
 * screen readers are told its name only. `sandbox` keeps it from opening windows or moving this one.
 */
export function SiteThumbnail({ url, name }: { url: string; name: string }) {
  const { t } = useTranslation('order');
  return (
    <figure className={classes.figure}>
      <div className={classes.bar} aria-hidden="true" />
      <div className={classes.window} aria-hidden="true">
        <iframe
          className={classes.frame}
          src={url}
          title={t('summary.thumbnail')}
          loading="lazy"
          tabIndex={-1}
          sandbox="allow-scripts"
          inert
        />
      </div>
      <figcaption className={classes.caption}>
        {name ? t('summary.thumbnail-of', { name }) : t('summary.thumbnail')}
      </figcaption>
    </figure>
  );
}
