import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LayoutName } from '../../../site-kit/names.ts';
import { moveFocus } from '../../ui/focus.ts';
import { Icon } from '../../ui/Icon.tsx';
import { say } from '../../ui/said.ts';
import { MailForm } from './MailForm.tsx';
import styles from './PreviewActions.module.css';
import { Button } from '../../ui/Button.tsx';

/** Under a preview: receive or pass on its link, or give it up (L6). */
export function PreviewActions(props: {
  name: string;
  /** Null until there is a site to show. */
  previewId: string | null;
  layout: LayoutName | null;
  /** The signed link in the address; null where the visitor came without. */
  cameBy: string | null;
  /** To pass on; the address bar’s where there is none. */
  address?: string;
  onCancel: () => void;
}) {
  const { t } = useTranslation('vetrina');
  const [said, setSaid] = useState<string | null>(null);
  const mailButton = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState(false);
  const { name, previewId } = props;

  const tell = (text: string) => {
    setSaid(text);
    say(text);
  };
  const share = async () => {
    const link = { title: t('stage.shareTitle', { name }), url: props.address ?? window.location.href };
    try {
      if (typeof navigator.share === 'function') return await navigator.share(link);
      await navigator.clipboard.writeText(link.url);
      tell(t('stage.copied'));
    } catch (error) {
      // Closing the system's window is an answer, not a fault.
      if (!(error instanceof DOMException && error.name === 'AbortError')) tell(t('stage.notShared'));
    }
    return undefined;
  };
  return (
    <div className={styles.actions}>
      {previewId ? (
        <>
          <Button
            ref={mailButton}
            size="md"
            variant="default"
            aria-expanded={asking}
            leftSection={<Icon name="mail" />}
            onClick={() => setAsking(!asking)}
          >
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
      {asking && previewId ? (
        <MailForm
          previewId={previewId}
          layout={props.layout}
          cameBy={props.cameBy}
          onSent={(mail) => {
            setAsking(false);
            moveFocus(mailButton.current);
            tell(t('mailForm.sent', { mail }));
          }}
        />
      ) : null}
      <p className={styles.said}>{said}</p>
    </div>
  );
}
