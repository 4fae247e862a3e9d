import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import styles from './PreviewActions.module.css';
import { Button } from '../../ui/Button.tsx';

/** Go to the preview, give it up, receive or pass on its link (L6). */
export function PreviewActions(props: { name: string; url: string | null; onGo: () => void; onCancel: () => void }) {
  const { t } = useTranslation('vetrina');
  const [said, setSaid] = useState<string | null>(null);
  const { name, url } = props;

  const share = async () => {
    const link = { title: t('stage.shareTitle', { name }), url: window.location.href };
    try {
      if (typeof navigator.share === 'function') return await navigator.share(link);
      await navigator.clipboard.writeText(link.url);
      setSaid(t('stage.copied'));
    } catch (error) {
      // Closing the system's window is an answer, not a fault.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setSaid(t('stage.notShared'));
    }
    return undefined;
  };
  const mail = url
    ? `mailto:?subject=${encodeURIComponent(t('stage.mailSubject', { name }))}&body=${encodeURIComponent(t('stage.mailBody', { name, url }))}`
    : undefined;

  return (
    <div className={styles.actions}>
      <Button size="md" onClick={props.onGo}>
        {t('stage.goTo')}
      </Button>
      {mail ? (
        <>
          <Button size="md" variant="default" component="a" href={mail} leftSection={<Icon name="mail" />}>
            {t('stage.mail')}
          </Button>
          <Button size="md" variant="default" onClick={() => void share()}>
            {t('stage.share')}
          </Button>
        </>
      ) : null}
      <Button size="md" variant="subtle" onClick={props.onCancel}>
        {t('stage.cancel')}
      </Button>
      <p className={styles.said}>{said}</p>
      <LiveRegion>{said}</LiveRegion>
    </div>
  );
}
