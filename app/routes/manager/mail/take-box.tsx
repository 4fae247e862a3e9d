import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Box, BoxWeight } from '../../../../modules/mailboxes/schemas.ts';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';
import { Button } from '../../../ui/Button.tsx';
import { moveFocus } from '../../../ui/focus.ts';
import { SectionFailure } from '../section-failure.tsx';
import { useChange } from '../use-change.ts';
import { boxFileAddress, weighBox } from './calls.ts';
import styles from './mail.module.css';
import { sizeOf } from './size.ts';

/** Everything of a box as one file: how large it is first, then the way to it. */
export function TakeBox({ box, order }: { box: Box; order: string }) {
  const { t, i18n } = useTranslation('mailboxes');
  const change = useChange();
  const [weight, setWeight] = useState<BoxWeight | null>(null);
  const download = useRef<HTMLAnchorElement>(null);
  const { address } = box;

  async function weigh() {
    const fresh = await change.run(() => weighBox(order, box.id));
    if (!fresh) return;
    setWeight(fresh);
    // The button that was pressed has gone.
    setTimeout(() => moveFocus(download.current));
  }
  const size = weight && sizeOf(weight.bytes, asLang(i18n.language) ?? FALLBACK);
  return (
    <div className={styles.offer}>
      <SectionFailure change={change} />
      {weight ? (
        <>
          <p>{weight.messages > 0 ? t('take.size', { count: weight.messages, size }) : t('take.empty')}</p>
          <p className={styles.hint}>{t('take.hint')}</p>
          <Button
            ref={download}
            className={styles.act}
            component="a"
            variant="default"
            size="md"
            href={boxFileAddress(order, box.id)}
            aria-label={t('of', { what: t('take.download'), address })}
            download
          >
            {t('take.download')}
          </Button>
        </>
      ) : (
        <Button
          className={styles.quiet}
          variant="subtle"
          size="md"
          aria-disabled={change.busy}
          aria-label={t('of', { what: t('take.open'), address })}
          onClick={() => void weigh()}
        >
          {t('take.open')}
        </Button>
      )}
    </div>
  );
}
