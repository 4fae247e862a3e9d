import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Actions } from '../section.tsx';

/** All that was written since the last publication goes, after a question. */
export function Discard({ changes, onDiscard }: { changes: number; onDiscard: () => Promise<boolean> }) {
  const { t } = useTranslation('editor');
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <>
      <Button variant="default" size="md" aria-disabled={changes === 0} onClick={() => setAsked(changes > 0)}>
        {t('discard.open')}
      </Button>
      <Dialog open={isAsked} onClose={close} title={t('discard.open')}>
        <p>{t('discard.question', { count: changes })}</p>
        <Actions>
          <Button onClick={() => void onDiscard().then(close)}>{t('discard.confirm')}</Button>
          <Button variant="default" onClick={close}>
            {t('discard.keep')}
          </Button>
        </Actions>
      </Dialog>
    </>
  );
}
