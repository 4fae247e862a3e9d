import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../ui/Button.tsx';
import { useSaid } from '../../../ui/said.ts';
import styles from './stage.module.css';
import type { Canvas } from './use-canvas.ts';

/** The page of the draft; what it is about to be while it is opened, and the way on where it does not open. */
export function CanvasFrame({ canvas }: { canvas: Canvas }) {
  const { t } = useTranslation('editor');
  const { frame, src, state, retry } = canvas;
  useSaid(state === 'opening' ? t('canvas.opening') : null);
  return (
    <div className={styles.canvas}>
      {src && state !== 'away' && (
        <iframe
          ref={frame}
          className={styles.frame}
          title={t('canvas.frame')}
          src={src}
          sandbox="allow-scripts"
          data-state={state}
        />
      )}
      {state === 'opening' && <p className={styles.waiting}>{t('canvas.opening')}</p>}
      {state === 'away' && (
        <div className={styles.waiting} role="alert">
          <p>{t('canvas.away')}</p>
          <p className={styles.ways}>
            <Button size="md" component={Link} to="?list">
              {t('places.list')}
            </Button>
            <Button size="md" variant="default" onClick={retry}>
              {t('canvas.retry')}
            </Button>
          </p>
        </div>
      )}
    </div>
  );
}
