import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgentPageResult, PreviewLinkMade } from '../../../modules/previews/schemas.ts';
import type { LayoutName } from '../../../site-kit/names.ts';
import { failureOf, type ApiFailure } from '../../ui/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { sharePreview } from './calls.ts';
import { ShareLink } from './share-link.tsx';

/** Share: the device's own way; where it has none, the link to copy and its code to scan (A3). */
export function ShareButton(props: {
  page: AgentPageResult;
  previewId: string;
  layout: LayoutName | null;
  onShared: () => void;
}) {
  const { page, previewId, layout } = props;
  const { t } = useTranslation('backoffice');
  const [link, setLink] = useState<PreviewLinkMade | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const busy = useRef(false);

  async function share() {
    if (busy.current) return;
    busy.current = true;
    setFailure(null);
    try {
      const made = await sharePreview(previewId, layout);
      props.onShared();
      if (!(await nativeShare({ text: t('share.text', { name: page.name }), url: made.url }))) setLink(made);
    } catch (error) {
      setFailure(failureOf(error));
    }
    busy.current = false;
  }
  const close = () => {
    setLink(null);
    setFailure(null);
  };
  return (
    <>
      <Button
        size="md"
        variant="default"
        aria-label={t('page.of', { action: t('page.share'), name: page.name })}
        onClick={() => void share()}
      >
        {t('page.share')}
      </Button>
      <Dialog open={link !== null || failure !== null} onClose={close} title={t('share.title', { name: page.name })}>
        {failure ? <ErrorNotice failure={failure} onRetry={() => void share()} /> : null}
        {link ? <ShareLink link={link} /> : null}
      </Dialog>
    </>
  );
}

/** False where the device cannot share, or will not. Closing its window is an answer too. */
async function nativeShare(what: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
