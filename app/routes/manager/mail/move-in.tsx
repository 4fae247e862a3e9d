import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Box, ImportView } from '../../../../modules/mailboxes/schemas.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { Button } from '../../../ui/Button.tsx';
import { moveFocus } from '../../../ui/focus.ts';
import { AskFirst } from '../ask-first.tsx';
import { endImport, readImport } from './calls.ts';
import styles from './mail.module.css';
import { MoveInForm } from './move-in-form.tsx';

const LOOK_MS = 5_000;

/** Old mail on its way into a box: the form, how far it is, and what its owner must do where it stopped. */
export function MoveIn({ box, order }: { box: Box; order: string }) {
  const { t } = useTranslation('mailboxes');
  const problemText = useErrorText();
  const [moving, setMoving] = useState<ImportView['moving']>(null);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { address } = box;
  const isCopying = moving?.state === 'copying' && moving.compared_at === null;

  useEffect(() => {
    let isWanted = true;
    // Without an answer the screen says nothing of it.
    const look = () => readImport(order, box.id).then(({ moving: fresh }) => isWanted && setMoving(fresh), Boolean);
    void look();
    const again = isCopying ? setInterval(() => void look(), LOOK_MS) : undefined;
    return () => {
      isWanted = false;
      clearInterval(again);
    };
  }, [order, box.id, isCopying]);

  const close = () => {
    setOpen(false);
    setTimeout(() => moveFocus(opener.current));
  };
  const started = (fresh: ImportView) => {
    setMoving(fresh.moving);
    close();
  };
  return (
    <div className={styles.offer}>
      {moving && (
        <>
          <p>
            {moving.found === 0 && isCopying
              ? t('move.counting')
              : t('move.far', { here: moving.here, count: moving.found })}
          </p>
          {moving.too_large > 0 && <p className={styles.note}>{t('move.too-large', { count: moving.too_large })}</p>}
          {moving.unreadable > 0 && <p className={styles.note}>{t('move.unreadable', { count: moving.unreadable })}</p>}
          {moving.problem && <p className={styles.note}>{problemText(moving.problem)}</p>}
          {moving.state === 'copying' && <p className={styles.hint}>{t(isCopying ? 'move.goes-on' : 'move.again')}</p>}
          {moving.state === 'done' && <p className={styles.hint}>{t('move.done')}</p>}
        </>
      )}
      {isOpen ? (
        <MoveInForm box={box} order={order} before={moving} onStarted={started} onClose={close} />
      ) : moving?.state === 'copying' ? (
        <AskFirst
          label={t('move.end')}
          named={t('of', { what: t('move.end'), address })}
          means={t('move.end-means')}
          act={async () => {
            const fresh = await endImport(order, box.id);
            return () => setMoving(fresh.moving);
          }}
        />
      ) : (
        <Button
          ref={opener}
          className={styles.quiet}
          variant="subtle"
          size="md"
          aria-label={t('of', { what: t('move.open'), address })}
          onClick={() => setOpen(true)}
        >
          {t('move.open')}
        </Button>
      )}
    </div>
  );
}
