import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useEditor } from './editor-context.ts';
import styles from './bar.module.css';

export interface DraftActsProps {
  busy: boolean;
  onMove: (way: 'undo' | 'redo') => void;
  /** Shows the draft as visitors would see it; null where it is seen already. */
  onSee: (() => void) | null;
  onPublish: () => void;
}

/** What was written is safe, back and forth, look, publish. */
export function DraftActs(props: DraftActsProps) {
  const { t } = useTranslation('editor');
  const { snapshot } = useEditor();
  const { state, can, changes, may } = snapshot;
  const move = (way: 'undo' | 'redo', isOpen: boolean) => (
    <button
      type="button"
      className={styles.move}
      aria-label={t(`bar.${way}`)}
      aria-disabled={!isOpen}
      onClick={() => {
        if (isOpen) props.onMove(way);
      }}
    >
      <Icon name={way} size={22} />
    </button>
  );
  const isUnsaved = state !== 'saved';
  return (
    <div className={styles.acts} role="toolbar" aria-label={t('bar.label')}>
      <p className={styles.state} data-state={state}>
        {t(`save.${state}`)}
      </p>
      {move('undo', can.undo || isUnsaved)}
      {move('redo', can.redo && !isUnsaved)}
      {props.onSee && (
        <Button variant="default" size="md" className={styles.publish} onClick={props.onSee}>
          {t('bar.see')}
        </Button>
      )}
      {may.includes('publish') ? (
        <Button size="md" className={styles.publish} aria-disabled={props.busy} onClick={props.onPublish}>
          {changes > 0 ? t('bar.publish-count', { count: changes }) : t('bar.publish')}
        </Button>
      ) : (
        <p className={styles.waits}>{changes > 0 ? t('bar.waits', { count: changes }) : t('bar.waits-none')}</p>
      )}
    </div>
  );
}

/** The same as a bar of its own, for screens that are one part of a site. */
export const DraftBar = (props: DraftActsProps) => (
  <div className={styles.bar}>
    <DraftActs {...props} />
  </div>
);
